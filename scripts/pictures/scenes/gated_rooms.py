"""Rooms of the villa in the gated community: plaster, sage and indigo."""

from parts.day_rooms import Style, living_with_screen
from parts.kitchen_rooms import kitchen_in_a_corner
from parts.night_rooms import bath_with_tub, bedroom_for_a_child
from parts.open_rooms import terrace

STYLE = Style(
    'plaster',
    'sage',
    'plank floor',
    'teak',
    'mist',
    'indigo',
    'turmeric',
    'indigo',
    'indigo tiles',
    'blue floor',
    'teal',
    -1,
)


def living():
    living_with_screen(STYLE)


def bedroom():
    bedroom_for_a_child(STYLE)


def kitchen():
    kitchen_in_a_corner(STYLE)


def bath():
    bath_with_tub(STYLE)


def outdoors():
    terrace(STYLE)
