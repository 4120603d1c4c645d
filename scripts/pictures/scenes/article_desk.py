"""The picture of the article on rental agreements."""

from parts.moving import house_tag, key, key_ring
from parts.openings import Door, Window
from parts.roofs import slab_roof, tank
from parts.solids import at, box, cylinder, rod, tube, turned
from parts.stage import camera, light, plinth
from parts.walls import storey


def agreement():
    """A table with an agreement, a pen, a stamp and the keys."""
    plinth(4.95)
    with at(scale=2.6):
        _table()
    light(52, 38)
    camera(-24, 36, 70, fill=0.95)


def _table():
    """The table top with all that lies on it."""
    box(0, 0, 0, 3.0, 2.0, 0.1, 'teak', 0.03)
    with at(0, 0, 0.1):
        with at(-0.25, 0, 0, turn=8):
            _sheet(1.02, 1.42, 0)
            with at(0.06, 0.03, 0.014, turn=-5):
                _sheet(1.02, 1.42, 1)
        with at(0.52, -0.36, 0.03, turn=64):
            _pen()
        with at(1.0, 0.5, 0.0, turn=-10):
            key_ring(0.16, size=1)
            with at(0.14, -0.12, 0, turn=-30):
                key(0.62)
            with at(-0.02, -0.2, 0.03, turn=-80):
                key(0.56, 'steel')
            with at(-0.16, 0.2, 0, turn=40):
                house_tag(0.8)
        with at(1.12, -0.62):
            _stamp()
        with at(-1.12, 0.48):
            _little_house()
        with at(-1.15, -0.45):
            turned(0, 0, 0, [(0.2, 0), (0.22, 0.015), (0.2, 0.03), (0.01, 0.03)], 'brass')
            turned(
                0,
                0,
                0.03,
                [
                    (0.09, 0),
                    (0.12, 0.02),
                    (0.105, 0.2),
                    (0.125, 0.24),
                    (0.11, 0.24),
                    (0.09, 0.2),
                    (0.01, 0.19),
                ],
                'steel',
            )
            cylinder(0, 0, 0.21, 0.1, 0.01, 'clay', bevel=0)


def _sheet(w, h, written):
    box(0, 0, 0, w, h, 0.012, 'white', 0)
    if not written:
        return
    box(0, h / 2 - 0.2, 0.012, 0.5, 0.07, 0.003, 'teal', 0)
    for k in range(9):
        box(
            -0.02 - 0.04 * (k % 3 == 2),
            h / 2 - 0.36 - k * 0.085,
            0.012,
            w - 0.24 - 0.08 * (k % 3 == 2),
            0.022,
            0.002,
            'granite',
            0,
        )
    for side in (-1, 1):
        box(side * 0.25, -h / 2 + 0.16, 0.012, 0.34, 0.012, 0.002, 'dark', 0)
    line = [(-0.38 + 0.025 * k, -h / 2 + 0.19 + 0.035 * ((k * 7) % 5 - 2) / 2, 0.016) for k in range(12)]
    tube(line, 0.007, 'indigo')
    cylinder(0.3, -h / 2 + 0.3, 0.012, 0.1, 0.004, 'terra', sides=40, bevel=0)


def _pen():
    rod((-0.32, 0, 0.02), (0.3, 0, 0.02), 0.026, 'teal')
    with at(0.3, 0, 0.02, roll=90):
        cylinder(0, 0, 0, 0.026, 0.1, 'brass', top=0.004, sides=20)
    rod((-0.3, 0, 0.05), (-0.1, 0, 0.05), 0.008, 'brass')


def _stamp():
    turned(
        0,
        0,
        0,
        [(0.13, 0), (0.13, 0.07), (0.05, 0.1), (0.04, 0.2), (0.075, 0.27), (0.06, 0.33), (0.01, 0.35)],
        'wood',
        32,
    )
    box(-0.02, 0.34, 0, 0.36, 0.24, 0.05, 'dark', 0.02)
    box(-0.02, 0.34, 0.05, 0.28, 0.16, 0.012, 'indigo', 0)


def _little_house():
    with at(scale=0.16):
        storey(
            3.4,
            2.8,
            2.4,
            'plaster',
            front=[Door(-0.7, 1.0, 1.9), Window(0.8, 0.8, 1.0, 1.1)],
            left=[Window(0, 0.8)],
        )
        slab_roof(0, 0, 2.4, 3.9, 3.3, h=0.22)
        with at(0.5, 0.3, 2.6):
            box(0, 0, 0, 1.5, 1.5, 1.2, 'plaster')
            box(0, 0, 1.2, 1.8, 1.8, 0.16, 'terra')
        tank(-0.9, 0.5, 2.6, 0.4, 0.75, stand=0)
