"""How long a test waits for what must come."""

PATIENCE = 60_000
"""Milliseconds to wait for what a test expects. Only a failing test gets there, however busy the machine."""
