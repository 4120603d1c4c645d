"""Flats at the beach."""

import math

from parts.boundaries import compound_wall
from parts.grounds import band, sea
from parts.houses import cooling_unit
from parts.openings import Door, Window
from parts.plants import hedge, pot
from parts.roofs import parapet, rail, stair_head, tank
from parts.solids import at, box, profile, rod, slab, tube, turned
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import car
from parts.walls import storey

W, D, FLOOR = 7.6, 6.4, 2.9


def outside():
    plinth(9.8)
    band(9.5, -6.5, -3.6, 'beach', 0.045)
    sea(9.5, -9.45, -6.2)
    with at(0.6, 1.6):
        _block(4)
    _boat(-3.3, -5.5)
    _umbrella(3.4, -4.9)
    compound_wall(9.0, [(78, 128), (-128, -82)], 0.6)
    rail((-5.2, -3.5), (6.8, -3.5), 0, 0.6, 'white')
    car(-4.8, -1.4, -60, 'turmeric')
    for x, y, h, lean, turn, seed in (
        (-6.6, -2.2, 5.6, 0.9, 200, 3),
        (6.2, -2.5, 6.2, 1.0, -40, 5),
        (7.4, 1.6, 5.2, 0.6, 10, 8),
        (-7.4, 2.0, 6.4, 0.7, 160, 2),
        (5.4, -4.3, 4.4, 0.8, -70, 6),
    ):
        palm(x, y, h, lean, turn, seed)
    hedge(1.2, -2.7, 6.6, h=0.45)
    neem(-4.2, 6.4, 4.4, 1.5, seed=4)
    light()
    camera(-33, 16, fill=0.95)


def _curve(w, d, bow):
    """A balcony's outline: straight at the wall, bowed to the sea."""
    front = [(w * (k / 20 - 0.5), -d - bow * math.sin(math.pi * k / 20)) for k in range(21)]
    return [(w / 2, 0), (-w / 2, 0)] + front


def _block(floors):
    for k in range(floors):
        z = k * FLOOR
        with at(z=z + 0.12):
            storey(
                W,
                D,
                FLOOR - 0.12,
                'white',
                front=[
                    Door(-2.2, 2.2, 2.3, look='glass', frame='teal', leaves=2),
                    Door(1.9, 2.6, 2.3, look='glass', frame='teal', leaves=2),
                ],
                left=[Window(-1.6, 0.8, 1.3, 1.4), Window(1.6, 0.8, 1.3, 1.4)],
                right=[Window(-1.6, 0.8), Window(1.6, 0.8)],
            )
        with at(0, -D / 2, z):
            outline = _curve(W, 0.8, 1.0)
            slab(outline, -0.02, 0.16, 'terra', 0.01)
            if k:
                _bowed_rail(W, 0.72, 0.98, 0.14)
            for x, kind in ((-3.3, 'tall'), (3.3, 'bush')):
                pot(x, -0.45, 0.14, 0.2, 0.32, plant=kind if k % 2 else 'blades', size=0.8)
        with at(-W / 2, 0, z, turn=-90):
            cooling_unit(0, 1.9)
    top = floors * FLOOR
    with at(0, -D / 2, top):
        slab(_curve(W + 0.3, 0.8, 1.0), 0, 0.16, 'terra', 0.01)
    box(0, 0.05, top, W + 0.3, D + 0.1, 0.16, 'terra')
    parapet(0, 0, top + 0.16, W, D, 0.55, 'white')
    stair_head(1.6, 1.4, top + 0.16, 2.2, 2.2, 2.1, 'mist')
    tank(-1.6, 1.5, top + 0.16, 0.6, 1.1)
    tank(-0.2, 1.9, top + 0.16, 0.6, 1.1)


def _bowed_rail(w, d, bow, z):
    line = [(w * (k / 32 - 0.5) * 0.985, -d - bow * math.sin(math.pi * k / 32)) for k in range(33)]
    tube([(x, y, z + 0.92) for x, y in line], 0.045, 'wood')
    tube([(x, y, z + 0.06) for x, y in line], 0.02, 'teal')
    for k in range(0, 33):
        (x, y), (u, v) = line[k], line[min(k + 1, 32)]
        for part in ((0, 0.5) if k < 32 else (0,)):
            rod(
                (x + (u - x) * part, y + (v - y) * part, z),
                (x + (u - x) * part, y + (v - y) * part, z + 0.9),
                0.014,
                'teal',
                8,
            )
    for side in (-1, 1):
        rail((side * w * 0.4925, -d), (side * w * 0.4925, -0.06), z, 0.92)


def _boat(x, y):
    """A fishing boat drawn up on the sand."""
    with at(x, y, 0.03, turn=24, roll=-3):
        hull = [
            (-1.7, 0.5),
            (-1.5, 0.14),
            (-0.9, 0.0),
            (0.9, 0.0),
            (1.6, 0.2),
            (2.1, 0.68),
            (1.5, 0.52),
            (0, 0.42),
        ]
        profile(hull, 0.78, 'sea', 0.05)
        profile(
            [
                (-1.62, 0.46),
                (0, 0.40),
                (1.5, 0.5),
                (2.0, 0.66),
                (1.9, 0.69),
                (1.45, 0.54),
                (0, 0.46),
                (-1.66, 0.53),
            ],
            0.86,
            'white',
            0.02,
        )
        box(0, 0, 0.38, 2.6, 0.52, 0.06, 'wood')
        for k in (-0.7, 0.2):
            box(k, 0, 0.44, 0.2, 0.7, 0.05, 'oak')
        rod((-1.2, -0.2, 0.5), (1.5, 0.1, 0.72), 0.025, 'oak')


def _umbrella(x, y):
    rod((x, y, 0), (x + 0.2, y, 1.9), 0.03, 'wood')
    with at(x + 0.2, y, 1.6, roll=6):
        turned(0, 0, 0, [(1.05, 0), (0.7, 0.22), (0.3, 0.36), (0.02, 0.4)], 'terra', 12)
    for side in (-0.7, 0.7):
        with at(x + side, y - 0.1, 0.0, turn=10):
            box(0, 0.1, 0.2, 0.5, 1.1, 0.06, 'oak')
            with at(0, 0.62, 0.22, lean=55):
                box(0, 0, 0, 0.5, 0.06, 0.6, 'linen')
            for px in (-0.2, 0.2):
                for py in (-0.4, 0.55):
                    box(px, py, 0, 0.05, 0.05, 0.22, 'oak', 0)
