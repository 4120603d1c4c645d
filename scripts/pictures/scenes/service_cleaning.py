"""Two services of cleaning: kitchens and tanks."""

from parts.bathing import bucket
from parts.cooking import counter, hood, open_shelf, pan, wall_units
from parts.moving import broom, bubble, coil, hose, sponge, spray
from parts.openings import Window
from parts.roofs import parapet, pipe, stair_head, tank
from parts.rooms import Room, interior
from parts.solids import at, box, cylinder, rod, turned
from parts.stage import camera, light, plinth
from parts.walls import storey
from parts.works import ladder


def kitchen_cleaning():
    """A kitchen cut open, gleaming, with what it was cleaned with."""
    room = Room(
        5.0,
        3.6,
        2.7,
        'chequered floor',
        'sage tiles',
        'plaster',
        back_openings=[Window(0.2, 1.2, 1.3, 1.05, 2, shade='', open=True)],
        side_openings=[Window(-0.9, 1.2, 1.1, 1.05, shade='', open=True)],
    )
    with room.against_back(-0.35, 0.6):
        counter(3.7, 'teal', 'marble', sink=0.55, drawers=(0, 5))
        for k, tone in enumerate(('terra', 'turmeric')):
            sponge(-0.1 + k * -0.25, -0.05, 0.865, tone, 20 - 50 * k)
        spray(1.15, 0.0, 0.865, 'sea')
        spray(1.35, 0.08, 0.865, 'turmeric')
        bubble(0.55, -0.02, 0.88, 0.12)
        bubble(0.42, 0.04, 0.88, 0.08)
        pan(-1.1, 0.02, 0.865, 0.16, 'brass')
        pan(-1.5, 0.05, 0.865, 0.12, 'steel')
    with room.against_back(-1.55):
        wall_units(1.6, 'teal')
    with room.against_back(1.5):
        open_shelf(0.9, 1.5)
        open_shelf(0.9, 1.92)
    with room.against_side(0.35, 0.6):
        counter(2.2, 'teal', 'marble', hob=0.1)
        pan(0.27, 0, 0.94, 0.12, 'steel')
    with room.against_side(0.45):
        hood(0, 1.62)
    with at(-0.9, -0.7, 0, scale=1.25):
        bucket(0, 0, 0, 'turmeric', 0.19, 0.34)
        bubble(0.02, 0.02, 0.33, 0.13)
        bubble(-0.08, -0.06, 0.33, 0.09)
    _mop(-0.2, -0.95)
    with at(0.7, -1.15, turn=-20):
        _glove_and_cloth()
    interior(-34, 31)


def _mop(x, y):
    """A mop that stands in a stand of its own."""
    with at(x, y, 0, turn=20, lean=-8):
        rod((0, 0, 0.1), (0, 0, 1.6), 0.022, 'oak')
        turned(0, 0, 0, [(0.2, 0), (0.17, 0.07), (0.06, 0.16), (0.03, 0.2), (0.01, 0.2)], 'white', 20)


def _glove_and_cloth():
    """A folded cloth and a caddy of bottles."""
    box(-0.1, 0, 0, 0.5, 0.32, 0.22, 'terra', 0.02)
    rod((-0.3, 0, 0.42), (0.1, 0, 0.42), 0.02, 'oak')
    for px in (-0.3, 0.1):
        rod((px, 0, 0.2), (px, 0, 0.42), 0.016, 'oak')
    for k, tone in enumerate(('sea', 'turmeric', 'white')):
        spray(-0.26 + 0.16 * k, 0.02, 0.14, tone)


def tank_cleaning():
    """A flat roof with one tank opened and being scrubbed."""
    plinth(4.7)
    with at(0, 0.1):
        storey(6.2, 5.0, 0.5, 'plaster')
        box(0, 0, 0.5, 6.6, 5.4, 0.16, 'terra')
        box(0, 0, 0.65, 5.9, 4.7, 0.02, 'paving', 0)
        parapet(0, 0, 0.66, 6.2, 5.0, 0.42, 'plaster')
        with at(z=0.67):
            _roof_work()
    light(50, 38)
    camera(-29, 25, fill=0.95)


def _roof_work():
    tank(-0.2, 0.95, 0, 0.95, 1.75, stand=0.3)
    _open_tank(1.75, -0.2)
    stair_head(-2.0, 1.35, 0, 1.7, 1.7, 1.9, 'clay')
    ladder(0.55, -0.35, 2.2, 12, -62, w=0.4)
    coil(-0.9, -1.1, 0, 0.42)
    hose(
        [
            (-0.75, -1.35, 0.04),
            (-0.2, -1.75, 0.04),
            (0.6, -1.7, 0.04),
            (1.15, -1.5, 0.06),
            (1.42, -1.3, 0.3),
            (1.56, -1.22, 0.8),
            (1.62, -1.21, 1.78),
            (1.64, -1.12, 1.94),
            (1.66, -0.98, 1.95),
            (1.68, -0.86, 1.84),
        ]
    )
    with at(-1.9, -1.3, 0, scale=1.3):
        bucket(0, 0, 0, 'sea')
        bubble(0, 0, 0.28, 0.11)
    with at(-0.2, -1.9, 0, turn=15):
        cylinder(0, 0, 0, 0.36, 0.05, 'dark')
        cylinder(0, 0, 0.05, 0.08, 0.05, 'dark')
    broom(-2.75, -0.5, -10, 90, 'sea')
    spray(-2.4, -1.75, 0, 'turmeric')
    pipe([(-0.2, 1.95, 0.3), (1.9, 1.95, 0.3), (1.9, 2.2, 0.3)])


def _open_tank(x, y):
    """A tank without its lid, cut so that the clean water shows."""
    with at(x, y):
        for px in (-0.55, 0.55):
            for py in (-0.55, 0.55):
                box(px, py, 0, 0.2, 0.2, 0.3, 'brick')
        box(0, 0, 0.3, 1.9, 1.9, 0.07, 'concrete')
        turned(
            0,
            0,
            0.37,
            [
                (0.93, 0),
                (0.95, 0.04),
                (0.92, 0.3),
                (0.95, 0.34),
                (0.95, 0.5),
                (0.92, 0.56),
                (0.95, 0.62),
                (0.95, 0.8),
                (0.92, 0.86),
                (0.95, 0.92),
                (0.95, 1.1),
                (0.92, 1.16),
                (0.95, 1.22),
                (0.95, 1.5),
                (0.86, 1.5),
                (0.86, 0.1),
                (0.01, 0.1),
            ],
            'sea',
            56,
        )
        cylinder(0, 0, 1.45, 0.87, 0.02, 'water', sides=56, bevel=0)
        bubble(0.3, 0.3, 1.5, 0.16)
        bubble(-0.35, 0.2, 1.5, 0.13)
