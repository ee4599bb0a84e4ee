"""The lobby: who sits where and by which rules, before a match begins."""
