"""The widget kit: words, buttons, choices, lists and dialogs in units of the layout."""
