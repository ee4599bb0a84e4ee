"""The rulebook of a game: a summary, its clauses by section, and a search."""
