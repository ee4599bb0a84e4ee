"""Who goes first (C-1): janken shown hand by hand, a coin, or the word on what was agreed."""
