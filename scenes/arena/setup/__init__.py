"""The set-up screen of onmyo: twelve of fifteen orbs go onto three pieces, three stay loose."""
