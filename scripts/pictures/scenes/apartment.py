"""A block of flats over covered parking."""

from parts.boundaries import compound_wall, gate
from parts.grounds import drive, kolam, lamp_post, lawn
from parts.houses import balcony, cooling_unit
from parts.openings import Door, Grille, Window
from parts.plants import hedge, pot, shrub
from parts.roofs import parapet, stair_head, tank
from parts.solids import at, box
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import bicycle, car, scooter
from parts.walls import storey

STILT, FLOOR = 2.4, 2.85


def outside():
    plinth(9.6)
    _grounds(9.6)
    with at(0.3, 1.2):
        block(3, 'plaster', 'clay')
    car(-2.6, -0.4, -90, 'teal')
    car(3.4, -0.2, -90, 'ochre')
    scooter(-0.4, -3.6, 70, 'terra')
    light()
    camera(-34, 17, fill=0.95)


def _grounds(r):
    lawn([(-8, -3.4), (-5.4, -6.6), (-3, -7.9), (-3, -4.2), (-6.2, -2)])
    lawn([(4, -7.2), (6.4, -5.4), (8, -2), (8, 0.5), (6, 0.5), (6, -3.6), (4, -4.2)])
    drive(0.4, -4.9, 4.2, 6)
    compound_wall(r - 0.75, [(-72, -17), (14, 78)])
    gate(-0.1, -r + 0.8, 3.9, 1, ajar=62)
    hedge(-5.1, 0.8, 4.4, 90)
    neem(-6.0, -4.0, 2.7, 1.25, seed=4)
    neem(6.2, -3.2, 3.1, 1.35, seed=7)
    neem(4.6, 6.6, 4.4, 1.7, seed=2)
    palm(-7.2, 3, 6.2, 0.7, turn=150, seed=5)
    palm(7.2, 3.4, 5.6, 0.6, turn=10, seed=8)
    shrub(-4.4, -6.2, 0.4)
    shrub(4.9, -6.0, 0.4, ('bloom', 'leaf'))
    lamp_post(2.9, -7.6, 2.6, 120)


def block(floors, tone, accent, w=9.4, d=7.0, shades='terra'):
    """Flats of so many floors over a stilt floor, with a stair tower in the middle of the front."""
    top = STILT + floors * FLOOR
    for x in (-w / 2 + 0.2, -2.1, 2.1, w / 2 - 0.2):
        for y in (-d / 2 + 0.2, 0, d / 2 - 0.2):
            box(x, y, 0, 0.34, 0.34, STILT, 'white')
    with at(0, 1.5):
        storey(3.4, 3.6, STILT, accent, front=[Door(0.9, 1.1, 2.1)], left=[Grille(0, 1.1, 1, 0.7)])
    for k in range(floors):
        z = STILT + k * FLOOR
        box(0, 0, z, w + 0.24, d + 0.24, 0.16, 'terra', 0.012)
        with at(z=z + 0.16):
            _floor(w, d, FLOOR - 0.16, tone, shades, k)
    with at(0, -d / 2 - 0.1):
        storey(
            2.3,
            1.7,
            top + 0.5,
            accent,
            front=[Door(0, 1.2, 2.1, leaves=2)]
            + [Grille(0, STILT + k * FLOOR + 0.5, 1.1, 1.5, 'white') for k in range(floors)],
        )
        box(0, 0, top + 0.5, 2.7, 2.1, 0.12, 'terra')
    box(0, 0, top, w + 0.24, d + 0.24, 0.16, 'terra', 0.012)
    parapet(0, 0, top + 0.16, w, d, 0.62, tone)
    stair_head(0.6, 1.4, top + 0.16, 2.2, 2.4, 2.1, accent)
    tank(-2.9, 1.9, top + 0.16, 0.62, 1.15)
    tank(-1.4, 2.2, top + 0.16, 0.62, 1.15)
    for x, y in ((-3.9, -2.6), (3.8, -2.6), (3.8, 0.4)):
        pot(x, y, top + 0.16, 0.26, 0.4, plant='broad', size=1.2)
    kolam(0, -d / 2 - 1.9, 0.55, 0.045)


def _floor(w, d, h, tone, shades, k):
    front = []
    for side in (-1, 1):
        front += [
            Door(side * 3.75, 0.95, 2.1, look='teal', leaves=1),
            Window(side * 2.3, 0.85, 1.25, 1.25, shade=''),
        ]
    left = [
        Window(-2.2, 0.85, 1.2, 1.25, shade=shades),
        Grille(0, 1.5, 0.6, 0.5, 'white'),
        Window(2.2, 0.85, 1.2, 1.25, shade=shades),
    ]
    storey(w, d, h, tone, front, left, [Window(-2.2, 0.85, shade=shades), Window(2.2, 0.85, shade=shades)])
    for side in (-1, 1):
        with at(side * 3.0, -d / 2):
            balcony(3.1, 1.15, 0.02, solid=side < 0 and k % 2 == 1)
            pot(
                side * 1.2, -0.8, 0.0, 0.17, 0.28, plant=('bush', 'tall', 'blades')[(k + side) % 3], size=0.75
            )
    with at(-w / 2, -0.95, turn=-90):
        cooling_unit(0, 1.5)


def large_block():
    """The second model of the home page: four floors of flats."""
    plinth(12)
    lawn([(-9.6, -4), (-6.6, -8), (-3.6, -10), (-3.6, -5), (-7.2, -2.6)])
    lawn([(6.2, -9.6), (8.8, -7), (10.6, -3.6), (10.9, -1), (9.8, -1), (9.8, -5.4), (6.2, -5.8)])
    drive(0.8, -7.4, 4, 8)
    with at(-3.7, 2.6):
        block(3, 'white', 'sage', 8.6, 7)
    with at(5.2, 1.4):
        block(2, 'clay', 'white', 8, 6.4)
    compound_wall(11.2, [(-74, -8), (14, 80)])
    gate(0.6, -11.15, 4.0, 1, turn=3, ajar=62)
    car(-6.4, 1.2, -90, 'terra')
    car(2.6, 0.4, -90, 'mist')
    bicycle(-1.9, -4.2, 20)
    scooter(7.0, -4.0, 60, 'turmeric')
    neem(-7.2, -4.6, 3.0, 1.4, seed=4)
    neem(8.2, -5.0, 3.4, 1.5, seed=7)
    neem(-0.2, 8.6, 6.0, 1.9, seed=2)
    palm(-9.4, 3, 7, 0.8, turn=150, seed=5)
    palm(10.4, 2.6, 6.4, 0.7, turn=10, seed=8)
    hedge(-8.5, -1.2, 4, 62)
    lamp_post(3.6, -9.4, 2.8, 130)
    shrub(6.8, -7.9, 0.45, ('bloom', 'leaf'))
    light()
    camera(-33, 17, fill=0.95)
