"""A gated community: villas behind a gateway with a guard, and a play area."""

from parts.boundaries import compound_wall, plaque
from parts.grounds import drive, lamp_post, lawn
from parts.houses import balcony, porch
from parts.openings import Door, Window
from parts.plants import hedge, pot, shrub
from parts.roofs import rail, slab_roof, tank
from parts.solids import at, box, cylinder, rod
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import car
from parts.walls import storey


def outside():
    plinth(10.4)
    drive(-1.2, -4.4, 2.7, 10.4)
    lawn([(0.5, -8.8), (4.6, -7.9), (7.6, -5.2), (8.8, -2.3), (0.5, -2.3)])
    lawn([(-8.8, -1.6), (-7.6, -4.9), (-4.4, -7.6), (-3, -8), (-3, -1.6)])
    _gateway()
    with at(-4.9, 2.4):
        _villa('plaster', 1)
    with at(2.6, 3.0):
        _villa('mist', -1)
    with at(4.4, -4.6):
        _play_area()
    compound_wall(9.7, [(-82, -22), (6, 84)], 0.7)
    car(-1.2, 0.2, 90, 'terra')
    for x, y, h, r, seed in (
        (-5.9, -4.1, 3.0, 1.3, 2),
        (7.5, -1.5, 3.1, 1.2, 5),
        (-1.2, 7.2, 4.6, 1.6, 6),
        (6.4, 7.0, 4.2, 1.5, 8),
    ):
        neem(x, y, h, r, seed)
    palm(-8.4, 1.2, 6, 0.6, turn=170, seed=3)
    palm(1.6, -7.6, 4.2, 0.4, turn=-30, seed=7, spread=0.85)
    hedge(0.75, -5.2, 5.4, 90, 0.5)
    hedge(-3.05, -3.6, 3.6, 90, 0.5)
    lamp_post(-3.2, -6.3, 2.6, 0)
    shrub(-5.0, -6.4, 0.45, ('bloom', 'leaf'))
    light()
    camera(-32, 22, fill=0.95)


def _gateway():
    with at(-1.2, -9.4):
        for x in (-1.9, 1.9):
            box(x, 0, 0, 0.55, 0.55, 3.0, 'terra')
            box(x, 0, 0, 0.7, 0.7, 0.3, 'granite')
        box(0, 0, 3.0, 5.0, 0.9, 0.2, 'white')
        box(0, 0, 3.2, 3.2, 0.35, 0.42, 'teal')
        with at(0, -0.2):
            plaque(0, 0.04, 3.24, 'NEEM GROVE', 2.7, 0.34, 0.27)
        with at(1.45, 0.5, 0.85, roll=-52):
            rod((0, 0, 0), (-2.6, 0, 0), 0.04, 'white')
            for k in range(3):
                rod((-0.5 - 0.8 * k, 0, 0), (-0.8 - 0.8 * k, 0, 0), 0.043, 'red')
        box(1.5, 0.5, 0, 0.22, 0.22, 1.0, 'teal')
    with at(-3.9, -7.4):
        storey(
            1.5,
            1.4,
            2.2,
            'clay',
            front=[Window(0, 1, 0.9, 0.8, shade='')],
            left=[Window(0, 1, 0.7, 0.8, shade='')],
            right=[Door(0, 0.75, 1.95)],
        )
        box(0, 0, 2.2, 2.0, 1.9, 0.12, 'terra')


def _villa(tone, hand):
    storey(
        5.2,
        4.6,
        2.9,
        tone,
        front=[Door(hand * 1.5, 1.1, 2.2), Window(-hand * 0.9, 0.85, 1.6, 1.3, 3)],
        left=[Window(0, 0.9)],
        right=[Window(0, 0.9)],
    )
    slab_roof(0, 0, 2.9, 5.6, 5.0)
    with at(hand * 1.45, -2.3):
        porch(1.9, 1.2, 2.5)
    with at(-hand * 0.8, 0.2, 3.06):
        storey(
            3.6,
            4.2,
            2.7,
            tone,
            front=[Door(-hand * 0.9, 0.9, 2.1, look='teal'), Window(hand * 0.6, 0.85, 1.2, 1.25)],
            left=[Window(0, 0.9)],
            right=[Window(0, 0.9)],
        )
        slab_roof(0, 0, 2.7, 4.1, 4.7)
        tank(hand * 0.9, 1.2, 2.87, 0.45, 0.85)
        box(-hand * 0.5, 1.0, 2.86, 1.5, 1.5, 1.3, tone)
        box(-hand * 0.5, 1.0, 4.16, 1.8, 1.8, 0.1, 'terra')
        with at(0, -2.1):
            balcony(3.6, 0.75, 0.05)
    rail((hand * 2.55, -2.4), (hand * 1.05, -2.4), 3.06, look='white')
    pot(hand * 2.1, -1.6, 3.07, 0.24, 0.4, plant='broad')


def _play_area():
    cylinder(0, 0, 0.03, 2.1, 0.02, 'beach', sides=80, bevel=0)
    for x in (-1.4, 0.1):
        for y in (-0.55, 0.55):
            rod((x, 1.0 + y, 0.04), (x, 1.0, 1.75), 0.045, 'teal')
    rod((-1.4, 1.0, 1.75), (0.1, 1.0, 1.75), 0.05, 'teal')
    for x in (-1.05, -0.3):
        for side in (-0.16, 0.16):
            rod((x + side, 1.0, 1.75), (x + side, 0.85, 0.5), 0.012, 'dark')
        box(x, 0.85, 0.46, 0.4, 0.2, 0.05, 'turmeric', 0.01)
    with at(0.9, -0.3, 0, turn=-20):
        for x in (-0.24, 0.24):
            for y in (-0.2, 0.3):
                rod((x, y, 0.04), (x, y, 1.7 if y > 0 else 1.3), 0.04, 'terra')
        box(0, 0.05, 1.05, 0.55, 0.55, 0.06, 'wood')
        with at(0, -0.22, 1.08, lean=38):
            box(0, -0.85, 0, 0.5, 1.75, 0.04, 'turmeric')
            for side in (-0.25, 0.25):
                box(side, -0.85, 0.03, 0.05, 1.75, 0.14, 'turmeric')
    with at(-0.7, -1.0, 0, turn=24):
        box(0, 0, 0, 0.12, 0.3, 0.38, 'dark')
        with at(0, 0, 0.4, roll=9):
            box(0, 0, 0, 1.9, 0.2, 0.06, 'terra')
