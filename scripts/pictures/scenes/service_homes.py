"""Three services of letting: management, tenants, guest houses."""

from parts.boundaries import plaque
from parts.grounds import kolam, lawn, path
from parts.houses import porch
from parts.living import armchair, floor_lamp
from parts.moving import carton, house_tag, key, key_ring
from parts.openings import Door, Window
from parts.plants import pot
from parts.roofs import parapet, rail, slab_roof, stair_head, tank
from parts.rooms import rug
from parts.sleeping import bed, bedside
from parts.solids import at, box, turned
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import scooter, van
from parts.walls import storey, wall


def property_management():
    """A house and, as large as its door, its keys."""
    plinth(6.4)
    with at(-0.2, 2.0):
        _small_house('plaster')
    with at(-0.1, -3.0, 0.02, scale=1.55):
        key_ring(0.5, size=1.1)
        with at(0.66, -0.12, 0.0, turn=-14):
            key(2.1)
        with at(0.3, -0.6, 0.0, turn=-62):
            key(1.6, 'steel')
        with at(-1.0, -0.28, 0.0, turn=-68):
            house_tag(2.3)
    neem(-4.5, -0.9, 2.4, 1.05, seed=3)
    neem(4.5, -0.6, 2.8, 1.15, seed=6)
    palm(-4.9, 2.2, 4.8, 0.5, turn=165, seed=4)
    neem(1.6, 5.0, 3.9, 1.4, seed=9)
    light()
    camera(-28, 25, fill=0.95)


def _small_house(tone, frames='teal'):
    storey(
        5.4,
        4.0,
        2.7,
        tone,
        front=[
            Door(-1.2, 1.1, 2.1, leaves=2),
            Window(0.5, 0.8, 1.0, 1.25, frame=frames),
            Window(1.8, 0.8, 1.0, 1.25, frame=frames),
        ],
        left=[Window(0, 0.8, 1.0, 1.25, frame=frames)],
        right=[Window(0, 0.8)],
    )
    slab_roof(0, 0, 2.7, 5.9, 4.5)
    with at(-1.2, -2.0):
        porch(1.9, 1.1, 2.35)
    parapet(0, 0, 2.86, 5.3, 3.9, 0.4, tone)
    stair_head(1.4, 0.7, 2.86, 1.6, 1.6, 1.6, tone)
    tank(-0.6, 0.9, 2.86, 0.46, 0.85)


def tenant_moving_in():
    """A goods carrier with boxes before a house, furniture on its way in."""
    plinth(6.8)
    with at(-0.3, 1.9):
        _small_house('mist')
    with at(0.9, -3.0, 0, turn=8):
        van(0, 0, 0, 'turmeric')
        for x, y, z, w, h in (
            (-1.45, -0.3, 0.66, 0.6, 0.5),
            (-1.45, 0.34, 0.66, 0.55, 0.42),
            (-0.75, 0.3, 0.66, 0.6, 0.55),
            (-0.72, -0.34, 0.66, 0.55, 0.4),
            (-1.4, 0.1, 1.16, 0.55, 0.4),
            (-0.1, 0.2, 0.66, 0.6, 0.7),
        ):
            carton(x, y, z, w, 0.5, h)
        with at(-0.1, -0.4, 0.66):
            turned(0, 0, 0, [(0.2, 0), (0.2, 0.8), (0.01, 0.8)], 'terra')
    for x, y, z, turn in (
        (-2.9, -3.0, 0, 12),
        (-2.35, -2.5, 0, -8),
        (-2.85, -2.98, 0.42, 30),
        (-3.3, -2.2, 0, 4),
    ):
        carton(x, y, z, turn=turn)
    carton(-1.95, -3.5, 0, 0.6, 0.5, 0.4, 20, open_top=True)
    with at(-3.9, -3.1, 0, turn=-32):
        armchair('terra')
    floor_lamp(-4.35, -2.2, 1.5)
    pot(-0.55, -1.55, 0, 0.22, 0.36, plant='tall', size=1)
    scooter(4.2, -1.2, 118, 'sea')
    palm(-5.1, 2.0, 4.9, 0.5, turn=165, seed=4)
    neem(4.7, 1.4, 3.4, 1.35, seed=7)
    neem(0.6, 5.6, 3.9, 1.4, seed=9)
    light()
    camera(-27, 23, fill=0.95)


def guest_house():
    """A guest house with its upper floor cut away: two made beds."""
    plinth(6.6)
    lawn([(0.9, -5.7), (3.4, -4.7), (5.4, -2.4), (5.6, -1.2), (0.9, -1.2)])
    path((-0.9, -5.8), (-0.9, -2.6), 1.2)
    with at(0, 1.3):
        storey(
            6.4,
            4.4,
            2.7,
            'clay',
            front=[
                Door(-0.9, 1.2, 2.1, leaves=2),
                Window(-2.4, 0.8, 0.95, 1.25),
                Window(0.9, 0.8, 1.0, 1.25),
                Window(2.3, 0.8, 1.0, 1.25),
            ],
            left=[Window(-0.9, 0.8), Window(1.0, 0.8)],
        )
        box(0, 0, 2.7, 6.9, 4.9, 0.16, 'terra')
        box(0, 0, 2.86, 6.4, 4.4, 0.02, 'plank floor', 0)
        with at(-0.9, -2.2):
            porch(2.6, 1.2, 2.3)
            plaque(0, -1.38, 2.44, 'GUEST HOUSE', 2.2, 0.36, 0.26)
        with at(z=2.88):
            _guest_rooms()
    pot(-2.6, -1.5, 0, 0.22, 0.36, plant='tall', size=0.9)
    pot(0.95, -1.5, 0, 0.22, 0.36, plant='tall', size=0.9)
    kolam(-0.9, -2.95, 0.4)
    palm(-5.2, 1.6, 5.4, 0.5, turn=165, seed=4)
    palm(5.4, 1.8, 4.6, 0.5, turn=0, seed=6)
    neem(4.2, -2.6, 2.5, 1.1, seed=5)
    neem(-4.6, -2.4, 2.1, 0.9, seed=8)
    light(52, 38)
    camera(-27, 27, fill=0.95)


def _guest_rooms():
    for x, w in ((-1.6, 3.2), (1.6, 3.2)):
        with at(x, 2.0):
            wall(
                w,
                2.2,
                'plaster' if x < 0 else 'sage',
                [Window(-0.95 if x < 0 else 0.95, 0.8, 0.8, 1.1, shade='')],
                0.18,
            )
            box(0, 0.09, 2.2, w, 0.2, 0.03, 'terra', 0)
        with at(x + (0.15 if x < 0 else -0.2), 0.88):
            bed(1.4, 'teak', 'terra' if x < 0 else 'sea', 'white', 'turmeric')
    for x in (3.02,):
        with at(x, 0, turn=-90):
            wall(4.0, 2.2, 'sage', [Window(0.2, 0.8, 1.2, 1.2, shade='', open=True)], 0.18)
            box(0, 0.09, 2.2, 4.0, 0.2, 0.028, 'terra', 0)
    box(0, 0.5, 0, 0.14, 3.0, 2.2, 'white', 0)
    box(0, 0.5, 2.2, 0.16, 3.0, 0.03, 'terra', 0)
    for x in (-2.6, 0.62):
        with at(x, 1.75):
            bedside('teak', 'sea')
    for x in (-2.2, 2.2):
        rug(x * 0.7, -1.1, 1.6, 0.9, 'clay' if x < 0 else 'linen', 'linen' if x < 0 else 'clay')
    rail((-3.1, -2.1), (3.1, -2.1), 0, 0.75)
    rail((-3.1, -2.1), (-3.1, 2.0), 0, 0.75, joined=True)
    pot(-2.75, -1.7, 0, 0.2, 0.32, plant='bush', size=0.9)
    pot(2.6, -1.6, 0, 0.2, 0.32, plant='blades', size=0.9)
