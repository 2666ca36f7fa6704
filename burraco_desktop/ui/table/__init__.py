"""The card table: layout, items, animation, and the meaning of gestures."""
