"""What the bots are called. It imports nothing: the first page shows their pictures."""

from typing import Final

BOT_NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena")
"""In the order of the players after the human."""
