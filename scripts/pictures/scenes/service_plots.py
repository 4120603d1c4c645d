"""Two services of ownership: buying and selling, and watching over plots."""

from parts.boundaries import board, compound_wall, fence, gate, survey_stone
from parts.grounds import lawn, path
from parts.houses import porch
from parts.openings import Door, Window
from parts.plants import hedge, shrub
from parts.roofs import gable
from parts.solids import at, box, cylinder, rod
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.walls import storey


def sold():
    """A house with a sold sign in its garden."""
    plinth(6.6)
    lawn([(-5.5, -1.2), (-4.8, -3.4), (-2.9, -5.2), (-0.2, -5.9), (-0.2, -1.6), (-3.4, -1.2)])
    path((1.6, -5.9), (1.6, -1.7), 1.2)
    with at(0.4, 1.6):
        storey(
            5.6,
            4.2,
            2.9,
            'plaster',
            front=[Door(1.2, 1.1, 2.2, leaves=1), Window(-0.4, 0.8, 1.0, 1.3), Window(-1.8, 0.8, 1.0, 1.3)],
            left=[Window(0, 0.8, 1.1, 1.3, shutters=True)],
        )
        gable(0, 0, 2.9, 5.6, 4.2, 1.6, 0.5)
        with at(1.2, -2.1):
            porch(1.8, 1.1, 2.45)
    board(-1.6, -3.4, 'SOLD', 2.5, 1.15, 0.95, turn=-14, size=0.88)
    gate(1.6, -5.55, 1.5, 0.8, turn=14)
    compound_wall(5.9, [(-78, 4), (27, 80)], 0.5)
    palm(5.0, 1.6, 5.0, 0.5, turn=0, seed=6)
    neem(4.4, -2.0, 2.5, 1.1, seed=5)
    neem(-4.3, 1.2, 3.2, 1.3, seed=8)
    hedge(-0.6, -0.85, 2.2, h=0.42)
    shrub(-3.4, -3.1, 0.36, ('bloom', 'leaf'))
    light()
    camera(-27, 20, fill=0.95)


def plot():
    """An empty plot, measured and fenced."""
    plinth(6.6)
    lawn([(-3.9, -3.1), (3.9, -3.1), (3.9, 3.1), (-3.9, 3.1)], 'earth')
    lawn([(-3.2, -2.4), (3.2, -2.4), (3.2, 2.4), (-3.2, 2.4)], h=0.06)
    for a, b, last in (
        ((-3.9, -3.1), (-3.9, 3.1), False),
        ((-3.9, 3.1), (3.9, 3.1), False),
        ((3.9, 3.1), (3.9, -3.1), True),
        ((-0.9, -3.1), (-3.9, -3.1), False),
        ((1.1, -3.1), (3.9, -3.1), False),
    ):
        fence(a, b, 1.0, 0.8, last=last)
    gate(0.1, -3.1, 1.9, 1.0, ajar=30)
    for x in (-3.3, 3.3):
        for y in (-2.5, 2.5):
            with at(x, y, 0, scale=1.5):
                survey_stone(0, 0)
    for a, b in (
        ((-3.3, -2.5), (3.3, -2.5)),
        ((3.3, -2.5), (3.3, 2.5)),
        ((3.3, 2.5), (-3.3, 2.5)),
        ((-3.3, 2.5), (-3.3, -2.5)),
    ):
        rod((*a, 0.36), (*b, 0.36), 0.018, 'white')
    _tripod(0.9, 0.5)
    board(-2.5, -4.0, 'PLOT 27', 1.9, 0.66, 0.75, turn=-6, size=0.46, look='teal', ink='turmeric')
    shrub(-1.8, 1.5, 0.36)
    shrub(2.3, -1.2, 0.26, ('leaf3', 'leaf2'))
    neem(4.9, 2.4, 3.0, 1.25, seed=5)
    palm(-5.2, 1.4, 4.8, 0.5, turn=165, seed=4)
    palm(-4.6, 3.2, 4.0, 0.4, turn=120, seed=7)
    neem(0.9, 5.0, 3.2, 1.2, seed=2)
    for x, y in ((-1.3, -4.6), (1.9, -4.7)):
        shrub(x, y, 0.24, ('leaf3', 'leaf2'))
    light()
    camera(-28, 27, fill=0.95)


def _tripod(x, y):
    """A surveyor's instrument on its tripod."""
    with at(x, y, scale=1.15):
        for k in range(3):
            with at(turn=120 * k + 30):
                rod((0.62, 0, 0), (0.06, 0, 1.4), 0.035, 'turmeric')
        cylinder(0, 0, 1.38, 0.13, 0.05, 'dark')
        box(0, 0, 1.43, 0.22, 0.2, 0.3, 'terra', 0.03)
        with at(0, -0.1, 1.6, lean=90):
            cylinder(0, 0, -0.14, 0.075, 0.3, 'dark', sides=28)
