"""Rooms of the courtyard house: lime wash, Athangudi tiles, dark wood, brass."""

from parts.day_rooms import Style, living_with_swing
from parts.grounds import kolam
from parts.houses import column
from parts.kitchen_rooms import kitchen_in_a_line
from parts.night_rooms import bath_with_shower, bedroom_facing
from parts.openings import Door, Window
from parts.plants import pot, tulsi
from parts.rooms import Room, interior
from parts.solids import at, box, cylinder

STYLE = Style(
    'plaster',
    'ochre',
    'athangudi floor',
    'wood',
    'white',
    'terra',
    'teal',
    'wood',
    'white tiles',
    'red oxide floor',
    'wood',
    -1,
)


def living():
    living_with_swing(STYLE)


def bedroom():
    bedroom_facing(STYLE)


def kitchen():
    kitchen_in_a_line(STYLE)


def bath():
    bath_with_shower(STYLE)


def outdoors():
    """The court: columns, tulsi, brass and a chequered floor under the sky."""
    Room(
        5.4,
        4.4,
        2.7,
        'red oxide floor',
        'ochre',
        'plaster',
        -1,
        [Door(0, 1.3, 2.2, leaves=2, ajar=30), _shut(-1.9), _shut(1.9)],
        [_shut(-1.2), _shut(0.9)],
    )
    box(0.2, -0.3, 0.0, 3.2, 2.6, 0.03, 'chequered floor', 0.004)
    for x in (-1.4, 1.8):
        for y in (-1.55, 1.0):
            column(x, y, 0, 2.4)
    box(0.2, 1.0, 2.4, 3.5, 0.14, 0.14, 'wood')
    box(-1.4, -0.28, 2.396, 0.14, 2.5, 0.14, 'wood')
    with at(z=0.03):
        tulsi(0.2, -0.3)
    kolam(1.0, -1.05, 0.38, 0.045)
    for x, y, kind in ((-2.3, 1.75, 'tall'), (2.3, 1.75, 'broad'), (2.3, -1.75, 'blades')):
        pot(x, y, 0, 0.22, 0.36, 'brass', kind)
    with at(-2.05, -0.3, turn=90):
        _bench()
    interior(hand=-1)


def _shut(x):
    return Window(x, 0.8, 0.9, 1.3, 2, '', 'wood')


def _bench():
    """A long wooden seat with a bolster."""
    box(0, 0, 0.36, 1.7, 0.6, 0.07, 'wood', 0.02)
    for x in (-0.7, 0.7):
        for y in (-0.22, 0.22):
            box(x, y, 0, 0.08, 0.08, 0.36, 'wood', 0.01)
    with at(-0.7, 0, 0.5, lean=90):
        cylinder(0, 0, -0.26, 0.11, 0.52, 'terra', bevel=0.03)
