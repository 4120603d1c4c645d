"""A house whose upper floor, with a stair of its own, is the home to let."""

from parts.boundaries import compound_wall, gate
from parts.grounds import kolam, lawn, path
from parts.houses import balcony, cooling_unit, outer_stair
from parts.openings import Door, Grille, Window
from parts.plants import bougainvillea, hedge, pot, shrub
from parts.roofs import parapet, slab_roof, stair_head, tank
from parts.solids import at, box
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import bicycle, scooter
from parts.walls import storey


def outside():
    plinth(8.4)
    lawn([(1.6, -7), (5.0, -5.5), (7, -2.4), (7.2, -0.4), (5.2, -0.4), (4.6, -2.8), (1.6, -2.8)])
    path((-0.6, -7.6), (-0.6, -3.3), 1.2)
    with at(0.8, 1.2):
        _ground_floor()
        with at(z=3.1):
            _first_floor()
    with at(-5.75, -1.75):
        outer_stair(15, 1.1, 0.26, 0.2067)
    with at(-2.15, -1.75, 2.94):
        box(0.0, 0, 0.05, 1.1, 1.14, 0.14, 'white')
    kolam(-0.6, -3.2, 0.45)
    compound_wall(7.7, [(-74, -13), (4, 76)])
    gate(-0.6, -7.68, 1.7)
    scooter(-3.6, -4.5, 20, 'sea')
    bicycle(2.4, -2.0, 176, 'turmeric')
    bougainvillea(4.4, -1.55, 2.6, 0.9)
    palm(-6.2, 2.2, 5.9, 0.6, turn=160, seed=3)
    palm(6.6, 1.8, 4.9, 0.5, turn=10, seed=5)
    neem(5.4, -3.6, 2.9, 1.3, seed=7)
    neem(3.6, 6.1, 4.8, 1.6, seed=2)
    neem(-2.2, 6.4, 4.7, 1.5, seed=5)
    hedge(-5.0, -3.4, 2.2, 30, 0.45)
    shrub(2.6, -5.0, 0.42, ('bloom', 'leaf'))
    light()
    camera(-34, 18, fill=0.95)


def _ground_floor():
    storey(
        7.4,
        5.2,
        2.95,
        'sand',
        front=[Door(-1.4, 1.0, 2.15), Window(0.6, 0.85, 1.2, 1.25), Window(2.5, 0.85, 1.2, 1.25)],
        left=[Window(1.2, 0.85), Grille(-1.2, 1.9)],
        right=[Window(0, 0.9)],
    )
    box(0, 0, 2.95, 7.8, 5.6, 0.15, 'terra')


def _first_floor():
    storey(
        7.4,
        5.2,
        2.9,
        'rose',
        front=[
            Door(-2.95, 0.95, 2.1, look='teal'),
            Window(-1.2, 0.8, 1.3, 1.35, 2),
            Door(1.0, 1.6, 2.2, look='teal', leaves=2),
            Window(2.75, 0.8, 1.2, 1.35),
        ],
        left=[Window(-1.3, 0.8), Window(0.9, 0.8)],
        right=[Window(0, 0.9)],
    )
    with at(1.0, -2.6):
        balcony(5.1, 1.3, 0.02)
        for x, kind in ((-2.1, 'tall'), (2.1, 'bush'), (1.5, 'blades')):
            pot(x, -0.85, 0.02, 0.2, 0.32, plant=kind, size=0.85)
        box(0, -0.65, 2.62, 5.3, 1.5, 0.12, 'terra')
        for x in (-2.4, 2.4):
            box(x, -1.2, 0.02, 0.16, 0.16, 2.6, 'white')
    slab_roof(0, 0, 2.9, 7.9, 5.7)
    parapet(0, 0, 3.06, 7.3, 5.1, 0.5, 'rose')
    stair_head(1.6, 1.2, 3.06, 1.9, 2.0, 1.9, 'rose')
    tank(-1.4, 1.3, 3.06, 0.55, 1.05)
    with at(3.7, -0.6, 0, turn=90):
        cooling_unit(0, 1.8)
    pot(-2.9, -1.8, 3.06, 0.24, 0.4, plant='broad', size=1.2)
