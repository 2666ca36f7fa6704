"""The window: everything that draws, sounds, or listens to the player."""
