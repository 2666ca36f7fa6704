"""The docks that can be opened beside the table."""
