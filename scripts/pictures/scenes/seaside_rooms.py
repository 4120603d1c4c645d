"""Rooms of the flat at the sea: white and blue."""

from parts.day_rooms import Style, living_with_screen
from parts.grounds import sea
from parts.kitchen_rooms import kitchen_in_a_corner
from parts.night_rooms import bath_with_tub, bedroom_facing
from parts.open_rooms import balcony
from parts.solids import at

STYLE = Style(
    'white',
    'mist',
    'dark plank floor',
    'oak',
    'white',
    'sea',
    'turmeric',
    'white',
    'sea tiles',
    'blue floor',
    'teal',
    -1,
)


def living():
    living_with_screen(STYLE)


def bedroom():
    bedroom_facing(STYLE)


def kitchen():
    kitchen_in_a_corner(STYLE)


def bath():
    bath_with_tub(STYLE)


def outdoors():
    """The balcony, and the sea below it."""
    with at(z=-0.3, scale=0.33):
        sea(8.65, -8.6, -5.2)
    balcony(STYLE)
