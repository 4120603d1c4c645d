"""The pictures of the articles on monsoon, water and plots."""

from parts.bathing import bucket
from parts.boundaries import board, fence, survey_stone
from parts.grounds import lawn
from parts.houses import porch
from parts.openings import Door, Window
from parts.plants import shrub
from parts.roofs import parapet, pipe, slab_roof, stair_head, tank
from parts.solids import at, box, cylinder, profile, rod, tube, turned
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.walls import storey
from parts.works import ladder, sack


def monsoon():
    """A shut house made ready for rain: sandbags, covered pots, a clean drain."""
    plinth(6.2)
    lawn([(-5.2, -1.4), (-4.4, -3.4), (-2.4, -5.2), (-2.4, -1.4)])
    with at(0.3, 1.2):
        storey(
            5.6,
            4.2,
            2.7,
            'mist',
            front=[
                Door(-1.0, 1.1, 2.1, leaves=2, look='teal'),
                Window(0.6, 0.8, 1.0, 1.25, shutters=False),
                Window(2.0, 0.8, 1.0, 1.25),
            ],
            left=[Window(0, 0.8, 1.0, 1.25)],
        )
        for x in (0.6, 2.0):
            for k in range(8):
                box(x, -2.13, 0.84 + k * 0.15, 0.98, 0.05, 0.13, 'teak', 0.006)
        slab_roof(0, 0, 2.7, 6.1, 4.7)
        parapet(0, 0, 2.86, 5.5, 4.1, 0.4, 'mist')
        stair_head(1.5, 0.7, 2.86, 1.6, 1.6, 1.6, 'mist')
        tank(-0.8, 0.9, 2.86, 0.5, 0.9)
        pipe([(-2.87, -1.4, 2.6), (-2.87, -1.4, 0.15), (-2.87, -2.3, 0.1)], 0.06, 'terra')
        with at(-1.0, -2.1):
            porch(1.9, 1.1, 2.35)
        for k in range(4):
            sack(-1.9 + 0.66 * k, -3.62, 0, 4 - 3 * k, 'linen')
        for k in range(3):
            sack(-1.6 + 0.67 * k, -3.62, 0.17, -4 + 5 * k, 'linen')
    _puddle(2.1, -3.0, 1.2)
    _puddle(-3.5, -3.0, 0.6)
    _covered(3.5, -1.9)
    ladder(3.75, 0.6, 3.2, 14, 90)
    palm(-4.7, 2.0, 5.0, 1.3, turn=190, seed=4)
    neem(-4.2, -1.6, 2.3, 1.0, seed=3)
    neem(2.2, 4.9, 4.0, 1.4, seed=9)
    light(50, 30)
    camera(-28, 21, fill=0.95)


def _puddle(x, y, r):
    cylinder(x, y, 0.004, r, 0.008, 'water', sides=48, bevel=0)
    cylinder(x + r * 0.8, y + 0.3, 0.004, r * 0.5, 0.007, 'water', sides=40, bevel=0)


def _covered(x, y):
    """A pump under a tarpaulin, held down with bricks and rope."""
    with at(x, y, 0, turn=18):
        profile([(-0.75, 0), (0.75, 0), (0.5, 0.75), (-0.4, 0.85)], 1.2, 'sea', 0.08)
        for k in (-0.3, 0.3):
            tube([(-0.78, k, 0), (-0.42, k, 0.87), (0.52, k, 0.77), (0.78, k, 0)], 0.022, 'linen')
        for dx, dy in ((-0.85, -0.5), (0.9, 0.5), (0.9, -0.55)):
            box(dx, dy, 0, 0.3, 0.18, 0.14, 'brick', turn=20)


def water():
    """The way of water, cut open: sump below, motor, tank above, a tap and pots."""
    plinth(5.4)
    with at(0.6, 1.1):
        storey(
            4.6,
            3.4,
            2.8,
            'plaster',
            front=[Window(-1.1, 0.9, 1.0, 1.2), Door(1.1, 1.0, 2.1)],
            left=[Window(0, 0.9)],
        )
        slab_roof(0, 0, 2.8, 5.0, 3.8)
        parapet(0, 0, 2.96, 4.5, 3.3, 0.36, 'plaster')
        tank(-0.9, 0.3, 2.97, 0.75, 1.35)
        tank(0.95, 0.5, 2.97, 0.62, 1.15, 'sea')
        pipe([(-2.36, -1.1, 0.1), (-2.36, -1.1, 3.7), (-1.6, -0.3, 3.7)], 0.05, 'terra')
    _sump(-2.4, -1.7)
    with at(1.0, -2.3):
        box(0, 0.3, 0, 0.3, 0.3, 0.95, 'granite')
        tube([(0, 0.3, 0.82), (0, 0.05, 0.82), (0, 0.02, 0.72)], 0.04, 'brass')
        cylinder(0, 0, 0, 0.42, 0.05, 'stone')
    bucket(1.0, -2.28, 0.05, 'turmeric', 0.2, 0.34)
    for x, y, s in ((1.85, -1.95, 1.1), (2.4, -2.4, 1.0), (1.75, -2.75, 0.85)):
        with at(x, y, 0, scale=s):
            turned(
                0,
                0,
                0,
                [
                    (0.14, 0),
                    (0.3, 0.2),
                    (0.32, 0.34),
                    (0.2, 0.5),
                    (0.13, 0.55),
                    (0.2, 0.64),
                    (0.17, 0.64),
                    (0.1, 0.55),
                    (0.01, 0.5),
                ],
                'brass',
            )
    palm(-3.9, 1.9, 4.9, 0.5, turn=165, seed=4)
    neem(3.9, -0.2, 2.9, 1.15, seed=5)
    shrub(3.3, -3.0, 0.35)
    light(50, 36)
    camera(-29, 23, fill=0.95)


def _sump(x, y):
    """A sump with its lid off, full of water, and the motor beside it."""
    for dx, dy, w, d in ((0, -0.8, 2.2, 0.2), (0, 0.8, 2.2, 0.2), (-1.0, 0, 0.2, 1.4), (1.0, 0, 0.2, 1.4)):
        box(x + dx, y + dy, 0, w, d, 0.42, 'concrete')
    box(x, y, 0.0, 1.8, 1.4, 0.3, 'water', 0)
    with at(x - 0.55, y - 1.2, 0, lean=16):
        box(0, 0, 0, 1.3, 0.06, 0.85, 'teal', 0.01)
    with at(x + 0.75, y + 1.25):
        box(0, 0, 0, 0.7, 0.42, 0.1, 'concrete')
        with at(-0.28, 0, 0.3, roll=90):
            cylinder(0, 0, 0, 0.17, 0.5, 'terra')
        cylinder(0.26, 0, 0.1, 0.12, 0.34, 'dark')
    tube(
        [(x + 0.3, y, 0.3), (x + 0.3, y, 0.7), (x + 0.5, y + 1.25, 0.7), (x + 1.0, y + 1.25, 0.44)],
        0.045,
        'terra',
    )


def plot():
    """A plot seen from far away: fence, stones, a path and one tree."""
    plinth(6.4)
    lawn([(-4.2, -2.6), (1.6, -3.4), (4.4, -1.6), (4.0, 3.0), (-3.6, 3.4)], 'lawn')
    corners = [(-4.2, -2.6), (1.6, -3.4), (4.4, -1.6), (4.0, 3.0), (-3.6, 3.4)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        fence(a, b, 0.85, 0.9, 3, last=False)
    for x, y in corners:
        with at(x * 0.93, y * 0.93, 0.03, scale=1.5):
            survey_stone(0, 0)
    neem(1.4, 0.9, 3.6, 1.7, seed=11)
    board(-1.6, -1.2, 'PRIVATE\nPLOT', 1.7, 1.0, 0.7, turn=-6, size=0.4, look='teal', ink='turmeric')
    _camera_post(2.9, -3.9)
    palm(-5.2, 1.8, 4.8, 0.5, turn=160, seed=4)
    palm(4.9, 2.6, 4.2, 0.4, turn=10, seed=6)
    shrub(-2.6, 1.6, 0.4, ('leaf3', 'leaf2'))
    shrub(-0.6, 2.4, 0.3)
    lawn([(-1.0, -6.1), (0.2, -6.2), (-0.2, -3.3), (-1.2, -3.2)], 'earth', 0.025)
    light()
    camera(-28, 26, fill=0.95)


def _camera_post(x, y):
    """A photographer's tripod at the boundary."""
    with at(x, y, scale=1.2):
        for k in range(3):
            with at(turn=120 * k):
                rod((0.5, 0, 0), (0.05, 0, 1.25), 0.03, 'dark')
        box(0, 0, 1.25, 0.34, 0.24, 0.24, 'dark', 0.03)
        with at(0, 0.12, 1.37, lean=-90):
            cylinder(0, 0, 0, 0.09, 0.16, 'steel', sides=28)
