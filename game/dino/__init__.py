"""恐竜: primal points, levels and counter-spells. Knows no other game and no screen."""
