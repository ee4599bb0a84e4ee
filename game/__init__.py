"""The rules of the games, their players and the headless commands. Knows no window and no disk layout
beyond `data/` and `assets/`."""
