"""What every table needs, whatever is played on it: places for the keyboard, banners, the record.

Shared by the rooms of the games; knows none of them.
"""
