"""The drawing kit: paper, lacquer, gold, ink, text, orbs and pieces, all made at run time.

Functions here draw on a surface in units of a `Frame` and keep what they drew in bounded caches.
They know colours and shapes; they know no rules, no scenes and no language.
"""
