"""Players that are not people. They receive a view of one seat, never the truth."""
