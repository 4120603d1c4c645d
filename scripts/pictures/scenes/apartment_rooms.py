"""Rooms of the flat: white walls, sea-blue tiles, light oak."""
from parts.day_rooms import Style, balcony, kitchen_in_a_corner, living_with_screen
from parts.night_rooms import bath_with_shower, bedroom_facing

STYLE = Style('plaster', 'mist', 'cream floor', 'oak', 'linen', 'sea', 'turmeric', 'teal', 'white tiles', 'grey floor')


def living():
    living_with_screen(STYLE)


def bedroom():
    bedroom_facing(STYLE)


def kitchen():
    kitchen_in_a_corner(STYLE)


def bath():
    bath_with_shower(STYLE)


def outdoors():
    balcony(STYLE)
