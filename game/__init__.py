"""The rules of the games, their players and the headless commands.

Knows no window, and of the disk nothing but `data/` and `assets/`.
"""
