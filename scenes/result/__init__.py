"""The result of a match: the word in its ring, why, in numbers, and what may come next."""
