"""The engine every game stands on: start, legal, check, apply, observe."""
