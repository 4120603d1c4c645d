"""A garden villa under tiled roofs."""

from parts.boundaries import compound_wall, gate
from parts.grounds import drive, kolam, lawn, path, steps
from parts.houses import column
from parts.openings import Door, Window
from parts.plants import bougainvillea, hedge, pot, shrub
from parts.roofs import gable, lean_to, tank
from parts.solids import at, ball, box
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import car
from parts.walls import storey


def outside():
    plinth(9.4)
    lawn([(-8, -1.5), (-7.2, -4.6), (-4.6, -7.2), (-1.2, -8.3), (-1.2, -4.4), (-4.6, -4.4), (-4.6, 0)])
    lawn([(0.9, -8.3), (4.4, -7.3), (4.4, -4.4), (0.9, -4.4)])
    path((-0.15, -8.6), (-0.15, -4.5), 1.4)
    drive(5.9, -2.9, 2.4, 5.6)
    with at(-0.6, 1.2):
        _long_house()
        _wing()
        _veranda()
    _garden()
    light()
    camera(-33, 19, fill=0.95)


def _long_house():
    storey(
        8,
        5.0,
        3.1,
        'plaster',
        front=[
            Door(0.45, 1.3, 2.3, leaves=2),
            Window(-1.2, 0.8, 1.1, 1.4, shade=''),
            Window(-2.9, 0.8, 1.1, 1.4, shade=''),
        ],
        left=[Window(-1.1, 0.8, 1.1, 1.4, shutters=True), Window(1.3, 0.8, 1.1, 1.4, shutters=True)],
    )
    gable(0, 0, 3.1, 8, 5.0, 1.75, 0.55)
    with at(-4, 0, 3.5, turn=-90):
        box(0, -0.01, 0, 0.62, 0.05, 0.62, 'teal')
        for k in range(4):
            box(0, -0.05, 0.08 + 0.13 * k, 0.5, 0.04, 0.07, 'white', 0)


def _wing():
    with at(2.9, -1.9):
        storey(
            3.2,
            4.4,
            3.1,
            'clay',
            front=[Window(0, 0.75, 1.7, 1.5, 3)],
            left=[Window(0.7, 0.8, 0.9, 1.3, shade='')],
        )
        gable(0, 0, 3.1, 4.4, 3.2, 1.35, 0.5, turn=90, wall='clay')
        with at(0, -2.2, 3.35):
            for k in range(4):
                box(0, -0.02, 0.1 + 0.13 * k, 0.5 - 0.06 * k, 0.05, 0.07, 'white', 0)


def _veranda():
    box(-1.35, -3.35, 0, 5.3, 1.75, 0.24, 'terra')
    steps(0.45, -4.8, 1.6, 2, 0.3, 0.12)
    for x in (-3.8, -2.2, -0.5, 1.0):
        column(x, -4.02, 0.24, 2.15)
    box(-1.35, -4.02, 2.38, 5.3, 0.16, 0.16, 'wood')
    lean_to(-1.35, -2.5, 3.06, 5.5, 2.0, 17)
    for x, kind in ((-3.4, 'tall'), (-0.1, 'bush')):
        pot(x, -3.0, 0.24, 0.22, 0.36, plant=kind, size=0.85)
    box(-2.4, -2.85, 0.24, 1.4, 0.45, 0.42, 'teak')


def _garden():
    kolam(-0.15, -4.15 - 0.55, 0.42)
    car(5.9, -3.4, 90, 'mist')
    compound_wall(8.7, [(-74, -6), (5, 30), (46, 80)])
    gate(-0.1, -8.66, 1.5)
    gate(5.35, -6.85, 2.2, turn=38, ajar=70)
    tank(5.4, 4.2, 0, 0.6, 1.1, stand=1.5)
    neem(-5.9, -3.6, 4.2, 1.9, seed=11, looks=('leaf', 'leaf2', 'leaf'))
    for x, y, z in ((-6.6, -4.7, 2.5), (-5.2, -5.0, 2.7), (-7.2, -3.6, 2.8), (-5.9, -5.3, 3.2)):
        ball(x, y, z, 0.09, 'turmeric', (0.85, 0.85, 1.2))
    hedge(2.55, -3.45, 2.9, h=0.5)
    bougainvillea(3.7, -3.2, 2.2, 0.6)
    palm(7.2, 1.2, 5.4, 0.6, turn=20, seed=3)
    palm(-7.2, 3.2, 5.9, 0.5, turn=170, seed=4)
    neem(1.2, 6.4, 4.9, 1.7, seed=5)
    neem(-4.2, 6.4, 4.4, 1.6, seed=9)
    shrub(2.2, -6.2, 0.45, ('bloom', 'leaf'))
    shrub(-3.2, -6.6, 0.4)
