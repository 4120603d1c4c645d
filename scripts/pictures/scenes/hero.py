"""The two large models of the home page."""

from parts.boundaries import compound_wall, gate
from parts.grounds import drive, kolam, lamp_post, lawn, path
from parts.houses import balcony, cooling_unit, porch
from parts.openings import Door, Grille, Window
from parts.plants import bougainvillea, hedge, pot, shrub
from parts.roofs import pipe, rail, slab_roof, stair_head, tank
from parts.solids import at
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import car, scooter
from parts.walls import storey
from scenes.apartment import large_block


def morning_house():
    """The first model of the home page."""
    model()
    camera(-33, 19, fill=0.95)


def model():
    """A family house of two storeys with a terrace, a porch and a car in the drive."""
    plinth(8.9)
    lawn([(-6.6, -5), (-2.9, -6.6), (-2.9, -2.9), (-5.6, -2.2), (-7.4, -2.6)])
    lawn([(2.1, -2.4), (2.1, -6.9), (4.4, -6), (6.6, -3.4), (6.9, -0.6), (5.6, -0.6)])
    path((-1.2, -7.6), (-1.2, -4.1), 1.3)
    drive(-4.9, -0.4, 2.5, 3.4)
    with at(0.7, 1.3):
        storey(
            7.2,
            5,
            3,
            'plaster',
            front=[Door(-1.9, 1.3, 2.3, leaves=2), Window(0.5, 0.9, 1.2, 1.35), Window(2.4, 0.9, 1.2, 1.35)],
            left=[Window(-1.1, 0.9, 1.1, 1.3), Grille(1.2, 1.9, 0.8, 0.5)],
            right=[Window(0, 0.9)],
        )
        slab_roof(0, 0, 3, 7.7, 5.5)
        with at(-1.9, -2.5):
            porch(2.9, 1.6, 2.55)
        _upper_floor()
        rail((-3.6, -2.5), (-0.75, -2.5), 3.16, hand='wood', look='white')
        rail((-3.6, -2.5), (-3.6, 2.5), 3.16, hand='wood', look='white', joined=True)
        for x, y, kind in (
            (-3.1, -1.9, 'bush'),
            (-1.3, -1.9, 'blades'),
            (-3.1, 0.4, 'broad'),
            (-3, 2, 'bush'),
        ):
            pot(x, y, 3.18, 0.26, 0.4, plant=kind, size=1.15)
        pipe([(-3.66, 1.9, 0), (-3.66, 1.9, 3)])
    _wing()
    _garden()
    light()


def _upper_floor():
    with at(1.45, 0.2, 3.16):
        storey(
            4.3,
            4.5,
            2.8,
            'plaster',
            front=[Door(-1.3, 0.95, 2.1, look='teal'), Window(0.75, 0.85, 1.7, 1.25, 3)],
            left=[Window(0.9, 0.9, 0.9, 1.2)],
            right=[Window(0, 0.9)],
        )
        slab_roof(0, 0, 2.8, 4.9, 5.1)
        with at(0, -2.25):
            balcony(4.3, 0.85, 0.12)
        stair_head(0.9, 1.1, 2.96, 1.8, 1.8, 1.7)
        tank(-1.2, 1.3, 2.97, 0.52, 0.95)
    cooling_unit(3.2, 3.9, -1.98)


def _wing():
    with at(-4.0, 2.3):
        storey(2.2, 3.0, 2.5, 'clay', front=[Window(0, 0.8, 0.95, 1.1)], left=[Window(0.2, 0.8, 0.95, 1.1)])
        slab_roof(0, 0, 2.5, 2.6, 3.4, h=0.13)


def _garden():
    car(-5.0, -0.9, 82, 'teal')
    kolam(-1.2, -3.95, 0.5)
    compound_wall(8.2, [(-66, -44), (-28, -14), (-3, 74)])
    gate(-1.22, -8.08, 1.35, turn=-8)
    hedge(2.2, -1.75, 2.6)
    bougainvillea(4.15, -1.45, 2.2, 0.7)
    shrub(-3.4, -2.7, 0.38)
    palm(-6.9, 2.2, 5.6, 0.6, turn=160, seed=2)
    palm(6.4, 1.4, 4.9, 0.5, turn=-20, seed=4)
    neem(5.3, -2.9, 2.7, 1.25, seed=5)
    neem(-5.0, -4.1, 2.1, 0.95, seed=8)
    neem(3.2, 6.0, 4.6, 1.7, seed=3)
    neem(-2.6, 6.3, 4.2, 1.6, seed=6)
    pot(-2.3, -3.0, 0.2, 0.22, 0.36, plant='tall', size=0.8)
    pot(-0.15, -3.0, 0.2, 0.22, 0.36, plant='tall', size=0.8)
    scooter(0.9, -3.1, 150, 'terra')
    lamp_post(3.3, -6.3, 2.4, 120)


def flats():
    """Two blocks of flats over covered parking."""
    large_block()
