"""The bots and the coach: a view in, an action or advice out."""
