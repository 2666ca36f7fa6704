"""The law of the game: state and action in, changed state and events out; standard library only."""
