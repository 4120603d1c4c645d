"""The picture of a home without pictures, and the share card."""

from parts.grounds import kolam, lawn, path
from parts.houses import porch
from parts.openings import Door, Window
from parts.plants import hedge
from parts.roofs import slab_roof, stair_head, tank
from parts.solids import at
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.walls import storey
from scenes.hero import model


def default():
    """A small white house, nobody's and everybody's."""
    plinth(5.6)
    lawn([(-4.6, -1.2), (-3.6, -3.4), (-1.9, -4.6), (-1.9, -1.2)])
    path((-0.8, -5.0), (-0.8, -2.5), 1.0)
    with at(0.2, 1.0):
        storey(
            5.0,
            3.8,
            2.7,
            'white',
            front=[
                Door(-1.0, 1.1, 2.1, look='teal'),
                Window(0.5, 0.8, 1.0, 1.25),
                Window(1.7, 0.8, 1.0, 1.25),
            ],
            left=[Window(0, 0.8, 1.0, 1.25)],
        )
        slab_roof(0, 0, 2.7, 5.5, 4.3)
        with at(-1.0, -1.9):
            porch(1.8, 1.0, 2.3)
        stair_head(1.2, 0.5, 2.86, 1.5, 1.5, 1.6, 'white')
        tank(-0.6, 0.8, 2.86, 0.44, 0.8)
    kolam(-0.8, -2.35, 0.36)
    hedge(1.3, -1.25, 2.0)
    neem(3.7, -1.7, 2.3, 1.0, seed=5)
    palm(-4.1, 1.3, 4.4, 0.5, turn=165, seed=4)
    neem(1.6, 4.2, 3.6, 1.3, seed=9)
    light()
    camera(-30, 20, fill=0.9)


def share():
    """The hero's house, set to the right so that a preview may crop it."""
    model()
    camera(-33, 17, fill=0.93)
