"""Cards: what they are, the language of their abilities, decks. Shared by the three card games.

A game tells this room how its table works through `game.cards.table.CardTable`; nothing here knows
the rules of one game.
"""
