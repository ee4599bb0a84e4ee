"""The screens of onmyo: the set-up of the pieces, and the arena.

Shows what a session lets its viewer know and turns gestures into actions; every judgement about
the rules is asked of the engine.
"""
