"""Two services of building: maintenance and renovation."""

from parts.bathing import bucket
from parts.living import sofa
from parts.moving import broom
from parts.openings import Door, Gap, Window
from parts.plants import pot
from parts.roofs import slab_roof, tank
from parts.rooms import Room, interior, rug
from parts.solids import at, box
from parts.stage import camera, light, plinth
from parts.walls import storey, wall
from parts.works import (
    bricks,
    hammer,
    ladder,
    paint_tin,
    roller,
    sack,
    scaffold,
    spanner,
    step_ladder,
    toolbox,
)


def maintenance():
    """A wall under a scaffold, with a ladder, paint and tools before it."""
    plinth(5.6)
    with at(0.2, 2.0):
        storey(
            6.0,
            2.4,
            5.0,
            'plaster',
            front=[
                Window(-1.7, 0.9, 1.1, 1.35),
                Window(1.7, 0.9, 1.1, 1.35),
                Window(-1.7, 3.3, 1.1, 1.2),
                Window(1.7, 3.3, 1.1, 1.2),
                Door(0, 1.1, 2.15),
            ],
            left=[Window(0, 3.2, 0.8, 1.1)],
        )
        slab_roof(0, 0, 5.0, 6.5, 2.9)
        tank(-1.4, 0.1, 5.16, 0.45, 0.85)
        box(1.55, -1.212, 2.55, 2.9, 0.02, 2.44, 'ochre', 0)
    with at(1.35, 0.0):
        scaffold(3.2, 0.95, 2, 1.6)
        paint_tin(-0.5, 0, 3.22, 'ochre', 0.17, 0.28)
        bucket(0.7, 0.1, 3.22, 'sea')
    ladder(-2.0, -0.25, 3.4, 14)
    with at(-0.6, -1.9, 0, scale=1.35):
        toolbox(0, 0, 0, -14)
    with at(1.5, -1.9, 0, scale=1.5):
        paint_tin(0, 0, 0, 'ochre', brush=True)
        paint_tin(0.46, 0.18, 0, 'terra')
    with at(0.75, -2.9, 0, turn=24):
        hammer(1.3)
    with at(-0.9, -3.2, 0, turn=-30):
        spanner(1.5)
    sack(3.3, -1.7, 0, 30)
    sack(3.35, -1.75, 0.17, 48)
    bricks(-3.1, -1.3, 0, 4, 3, 20)
    broom(-3.0, 0.55, 16, 0)
    light(50, 36)
    camera(-26, 19, fill=0.95)


def renovation():
    """One room, half old and half new."""
    room = Room(
        6.0,
        4.0,
        2.8,
        'grey floor',
        'sand',
        'sea tiles',
        back_openings=[
            Window(-1.7, 0.85, 1.2, 1.4, shade='', frame='wood'),
            Window(1.6, 0.6, 1.6, 1.7, 3, shade=''),
        ],
        side_openings=[Window(0, 0.6, 1.4, 1.7, 2, shade='', open=True)],
    )
    _new_half(room)
    _old_half(room)
    interior(-34, 31)


def _new_half(room):
    box(1.55, 0, 0.0, 2.9, 4.0, 0.03, 'plank floor', 0.004)
    with at(1.55, 1.985):
        with at(0, 0):
            wall(2.9, 2.8, 'sage', [Gap(0.05, 0.6, 1.6, 1.7)], 0.012)
    with at(1.75, 0.55, 0.03):
        with at(0, 0.3):
            sofa(1.9, 'linen', ('terra', 'turmeric'))
        rug(0, -0.75, 2.1, 1.3, 'clay', 'linen')
    pot(2.6, -0.9, 0.03, 0.24, 0.4, plant='tall', size=1.1)


def _old_half(room):
    with at(-1.55, 2.0):
        for x, z, w, h in (
            (0.75, 0.3, 0.55, 0.4),
            (-0.95, 1.9, 0.5, 0.35),
            (0.95, 1.7, 0.35, 0.3),
            (-0.7, 0.15, 0.8, 0.35),
        ):
            box(x, -0.012, z, w, 0.02, h, 'brickwork', 0)
    for x, y, turn in ((-2.3, -0.3, 10), (-1.6, -1.2, 70), (-0.9, 0.4, -20), (-2.0, 0.7, 40)):
        box(x, y, 0.0, 0.5, 0.42, 0.02, 'brick', 0.004, turn)
    step_ladder(-1.0, 0.75, 1.7, 24)
    bricks(-2.5, 0.9, 0, 3, 3, 0)
    sack(-2.4, -1.4, 0, 20)
    for x, y, tone in ((-0.55, -1.0, 'sage'), (-0.2, -1.4, 'terra')):
        with at(x, y, scale=1.3):
            paint_tin(0, 0, 0, tone, brush=tone == 'sage')
    with at(0.0, 1.55):
        roller(0, 0, 0, 0, 'sage', 1.5, 14)
    bucket(-1.5, -0.45, 0, 'dark')
