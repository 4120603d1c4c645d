"""A house of one floor with a veranda and a stair to its roof."""

from parts.boundaries import compound_wall, gate
from parts.grounds import kolam, lawn, path
from parts.houses import column, cooling_unit, outer_stair
from parts.openings import Door, Grille, Window
from parts.plants import hedge, pot, shrub, tulsi
from parts.roofs import parapet, pipe, tank
from parts.solids import at, box, rod
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import scooter
from parts.walls import storey


def outside():
    plinth(8.2)
    lawn([(-6.9, -2), (-5.6, -4.9), (-2.6, -6.9), (-2.6, -3.4), (-5, -3.4), (-5, -2)])
    lawn([(0.3, -7.3), (3.6, -6.2), (6.6, -3.2), (6.9, -0.6), (5.4, -0.6), (5.4, -3.2), (0.3, -3.4)])
    path((-1.2, -7.5), (-1.2, -3.7), 1.3)
    with at(0.2, 0.9):
        _house()
        _roof()
    kolam(-1.2, -3.5, 0.5)
    compound_wall(7.5, [(-70, -17), (-3, 74)])
    gate(-1.3, -7.35, 1.6, turn=-9)
    tulsi(-3.9, -4.4)
    scooter(2.4, -3.9, 160, 'turmeric')
    palm(-6.2, 1.6, 5.2, 0.6, turn=165, seed=6)
    palm(6.4, 2.4, 4.4, 0.5, turn=-10, seed=2)
    neem(5.0, -4.0, 2.9, 1.35, seed=12)
    neem(-2.2, 5.9, 3.9, 1.6, seed=13)
    neem(3.4, 5.6, 4.3, 1.7, seed=14)
    hedge(2.6, -2.15, 2.6)
    shrub(-5.6, -3.0, 0.45, ('bloom', 'leaf'))
    light()
    camera(-31, 21, fill=0.95)


def _house():
    box(0, 0, 0, 8.7, 5.2, 0.3, 'granite')
    with at(z=0.3):
        storey(
            8.4,
            5.0,
            2.9,
            'ochre',
            front=[
                Door(-1.4, 1.2, 2.2, leaves=2),
                Window(-3.1, 0.8, 1.1, 1.3, shade=''),
                Window(0.5, 0.8, 1.1, 1.3, shade=''),
                Window(2.9, 0.8, 1.3, 1.3, 3),
            ],
            left=[Window(-1.2, 0.8, 1.1, 1.3), Grille(0.9, 1.8)],
            right=[Window(1.2, 0.8)],
        )
    box(-1.4, -3.3, 0, 5.6, 1.4, 0.3, 'terra')
    box(-1.4, -4.05, 0, 1.8, 0.3, 0.15, 'stone', 0.01)
    for x in (-4.0, -2.5, -0.3, 1.2):
        column(x, -3.75, 0.3, 2.42, 'teal')
    box(-1.4, -3.25, 2.72, 5.9, 1.75, 0.16, 'terra')
    for x, kind in ((-3.7, 'tall'), (0.7, 'bush')):
        pot(x, -2.95, 0.3, 0.2, 0.34, plant=kind, size=0.8)
    with at(4.2, 1.2, 0.3, turn=90):
        cooling_unit(0, 1.7)
    with at(-4.2 - 0.5, 2.3, turn=-90):
        outer_stair(15, 0.9, 0.27, 0.215)


def _roof():
    box(0, 0, 3.2, 8.9, 5.5, 0.16, 'terra')
    parapet(0, 0, 3.36, 8.4, 5.0, 0.6, 'ochre')
    tank(2.7, 1.3, 3.36, 0.58, 1.1, stand=0.7)
    box(-2.6, 1.4, 3.36, 1.3, 1.1, 0.5, 'plaster')
    box(-2.6, 1.4, 3.86, 1.5, 1.3, 0.09, 'terra')
    for y in (-1.6, 1.9):
        rod((0.6, y, 3.3), (0.6, y, 5.0), 0.035, 'teal')
    rod((0.6, -1.6, 4.9), (0.6, 1.9, 4.9), 0.012, 'linen')
    for y, tone, wide in (
        (-1.1, 'white', 0.62),
        (-0.3, 'terra', 0.55),
        (0.45, 'turmeric', 0.6),
        (1.2, 'sea', 0.56),
    ):
        box(0.6, y, 4.1, 0.025, wide, 0.8, tone, 0.008)
    pot(-3.6, -1.9, 3.36, 0.25, 0.4, plant='broad')
    pot(3.6, -1.9, 3.36, 0.25, 0.4, plant='bush')
    pipe([(4.27, -1.9, 0.3), (4.27, -1.9, 3.2)])
