"""陰陽闘技場: rotating pieces and beast orbs. Knows no other game and no screen."""
