"""The settings: pages of choices that take effect at once, the keys, and who made what."""
