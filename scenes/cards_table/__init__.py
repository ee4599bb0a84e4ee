"""The table of a card game: hands, fields, piles, and all that is asked of a player there.

Shows what a session lets its viewer know and turns gestures into actions; every judgement about
the rules is asked of the engine.
"""
