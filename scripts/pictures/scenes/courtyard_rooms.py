"""Rooms of the courtyard house: lime wash, Athangudi tiles, dark wood, brass."""
from parts.day_rooms import Style, kitchen_in_a_line, living_with_swing
from parts.grounds import kolam
from parts.houses import column
from parts.night_rooms import bath_with_shower, bedroom_facing
from parts.openings import Door, Window
from parts.rooms import Room, interior
from parts.solids import at, box, cylinder
from parts.trees import pot, tulsi

STYLE = Style('plaster', 'ochre', 'athangudi floor', 'wood', 'white', 'terra', 'teal', 'wood', 'white tiles', 'red oxide floor', 'wood', -1)


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
    room = Room(5.4, 4.4, 2.7, 'red oxide floor', 'ochre', 'plaster', -1, [Door(0, 1.3, 2.2, leaves=2, ajar=30), _shut(-1.9), _shut(1.9)],
                [_shut(-1.2), _shut(.9)])
    box(.2, -.3, .0, 3.2, 2.6, .03, 'chequered floor', .004)
    for x in (-1.4, 1.8):
        for y in (-1.55, 1.0):
            column(x, y, 0, 2.4)
    box(.2, 1.0, 2.4, 3.5, .14, .14, 'wood')
    box(-1.4, -.28, 2.4, .14, 2.5, .14, 'wood')
    with at(z=.03):
        tulsi(.2, -.3)
    kolam(1.0, -1.05, .38, .045)
    for x, y, kind in ((-2.3, 1.75, 'tall'), (2.3, 1.75, 'broad'), (2.3, -1.75, 'blades')):
        pot(x, y, 0, .22, .36, 'brass', kind)
    with at(-2.05, -.3, turn=90):
        _bench()
    interior(hand=-1)


def _shut(x):
    return Window(x, .8, .9, 1.3, 2, '', 'wood')


def _bench():
    """A long wooden seat with a bolster."""
    box(0, 0, .36, 1.7, .6, .07, 'wood', .02)
    for x in (-.7, .7):
        for y in (-.22, .22):
            box(x, y, 0, .08, .08, .36, 'wood', .01)
    with at(-.7, 0, .5, lean=90):
        cylinder(0, 0, -.26, .11, .52, 'terra', bevel=.03)
