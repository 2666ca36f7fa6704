"""The match as a log, and everything that is kept in files."""
