"""Rooms of the upper floor: rose walls, mosaic floors, teal cloth."""

from parts.day_rooms import Style, living_with_shelf
from parts.kitchen_rooms import kitchen_in_a_line
from parts.night_rooms import bath_with_shower, bedroom_facing
from parts.open_rooms import terrace

STYLE = Style(
    'plaster', 'rose', 'cream floor', 'teak', 'linen', 'teal', 'rose', 'rose', 'sage tiles', 'chequered floor'
)


def living():
    living_with_shelf(STYLE)


def bedroom():
    bedroom_facing(STYLE)


def kitchen():
    kitchen_in_a_line(STYLE)


def bath():
    bath_with_shower(STYLE)


def outdoors():
    terrace(STYLE)
