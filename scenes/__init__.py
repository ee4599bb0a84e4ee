"""What the player sees and hears: the window, the scenes, and what they are drawn with."""
