"""Rooms of the independent house: ochre, red floors, teak."""

from parts.day_rooms import Style, living_with_shelf
from parts.kitchen_rooms import kitchen_in_a_line
from parts.night_rooms import bath_with_shower, bedroom_with_wardrobe
from parts.open_rooms import terrace

STYLE = Style(
    'plaster',
    'ochre',
    'red oxide floor',
    'wood',
    'linen',
    'teal',
    'terra',
    'turmeric',
    'clay tiles',
    'red oxide floor',
    'wood',
    -1,
)


def living():
    living_with_shelf(STYLE)


def bedroom():
    bedroom_with_wardrobe(STYLE)


def kitchen():
    kitchen_in_a_line(STYLE)


def bath():
    bath_with_shower(STYLE)


def outdoors():
    terrace(STYLE)
