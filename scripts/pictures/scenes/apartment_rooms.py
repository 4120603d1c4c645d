"""Rooms of the flat: white walls, sea-blue tiles, light oak."""

from parts.day_rooms import Style, living_with_screen
from parts.kitchen_rooms import kitchen_in_a_corner
from parts.night_rooms import bath_with_shower, bedroom_facing
from parts.open_rooms import balcony

STYLE = Style(
    'plaster', 'mist', 'cream floor', 'oak', 'linen', 'sea', 'turmeric', 'teal', 'white tiles', 'grey floor'
)


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
