"""Burraco and Buraco for the desktop."""

from burraco_desktop import native

__version__ = "0.1.0"

native.install()
