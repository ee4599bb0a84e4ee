"""What moves between two states of a table: tweens, beats, gestures and what a hand may do."""
