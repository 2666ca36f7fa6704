"""The bots: a player's view in, an action out. It knows the engine, and no file but its own weights."""
