"""Three narrow houses in a row; the middle one is the one to let."""

from parts.boundaries import gate, straight_wall
from parts.grounds import disc_road, drive, kolam, lawn
from parts.houses import balcony, cooling_unit
from parts.openings import Door, Grille, Window
from parts.plants import bougainvillea, pot, shrub
from parts.roofs import parapet, stair_head, tank
from parts.solids import at, box
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import bicycle, scooter
from parts.walls import storey

W, D = 3.7, 6.4


def outside():
    plinth(9.0)
    disc_road(8.72, -6.0, 2.4)
    with at(0, 1.4):
        for i, (tone, frame) in enumerate((('mist', 'teal'), ('clay', 'teal'), ('sage', 'wood'))):
            with at((i - 1) * W):
                _house(tone, frame, i)
    for i in range(3):
        with at((i - 1) * W):
            _yard(i)
    palm(-7.2, 1.8, 5.6, 0.5, turn=170, seed=3)
    neem(6.9, -0.8, 3.4, 1.35, seed=4)
    neem(-6.7, -2.4, 2.9, 1.2, seed=8)
    neem(2.6, 6.7, 4.9, 1.5, seed=6)
    neem(-2.6, 6.8, 4.6, 1.5, seed=9)
    bicycle(-2.5, -4.45, 4)
    light()
    camera(-33, 20, fill=0.95)


def _house(tone, frame, i):
    side = 1 if i != 1 else -1
    storey(
        W,
        D,
        2.9,
        tone,
        front=[Door(side * 0.95, 1.0, 2.2, look='wood'), Window(-side * 0.7, 0.85, 1.4, 1.3, 3, frame=frame)],
        left=[Grille(-1, 1.9), Window(1, 0.9, frame=frame)] if i == 0 else (),
        right=[Window(1, 0.9)] if i == 2 else (),
    )
    box(0, 0, 2.9, W - 0.01, D + 0.3, 0.15, 'terra')
    with at(z=3.05):
        storey(
            W,
            D,
            2.8,
            tone,
            front=[
                Door(-side * 0.8, 0.95, 2.1, look='teal'),
                Window(side * 0.75, 0.85, 1.2, 1.25, frame=frame),
            ],
            left=[Window(-1.2, 0.85, frame=frame), Window(1.3, 0.85, frame=frame)] if i == 0 else (),
            right=[Window(1, 0.9)] if i == 2 else (),
        )
        with at(0, -D / 2):
            balcony(W - 0.3, 1.05, 0.05, solid=i == 1, wall=tone)
            pot(side * 1.3, -0.7, 0.05, 0.17, 0.28, plant=('bush', 'blades', 'tall')[i], size=0.8)
    box(0, 0, 5.85, W - 0.01, D + 0.3, 0.15, 'terra')
    parapet(0, 0, 6.0, W - 0.02, D, 0.5, tone)
    stair_head(side * 0.6, 1.6, 6.0, 1.7, 1.9, 1.8, tone)
    tank(-side * 1.0, 1.9 if i != 1 else 0.9, 6.0, 0.48, 0.9)
    if i == 0:
        with at(-W / 2, 0, 3.05, turn=-90):
            cooling_unit(-0.1, 1.7)


def _yard(i):
    side = 1 if i != 1 else -1
    drive(side * 0.95, -3.25, 1.2, 2.7)
    kolam(side * 0.95, -2.5, 0.42, 0.045)
    straight_wall((-W / 2, -4.72), (side * 0.95 - 0.62, -4.72), 0.7, posts=(i != 1, True))
    straight_wall((side * 0.95 + 0.62, -4.72), (W / 2, -4.72), 0.7, posts=(True, False))
    gate(side * 0.95, -4.72, 1.0, 0.8, ajar=58 if i == 1 else 24)
    straight_wall((-W / 2, -4.72), (-W / 2, -1.95), 0.66, posts=(False, False))
    if i == 2:
        straight_wall((W / 2, -4.72), (W / 2, -1.95), 0.66, posts=(False, False))
    for k in range(2):
        pot(
            -side * (0.35 + 0.5 * k),
            -2.2,
            0,
            0.18,
            0.3,
            plant=('bush', 'tall', 'broad')[(i + k) % 3],
            size=0.8,
        )
    if i == 0:
        bougainvillea(-1.25, -2.05, 1.8, 0.5)
    if i == 1:
        scooter(0.75, -3.5, 100, 'terra')
    if i == 2:
        lawn([(-1.6, -4.5), (0.2, -4.5), (0.2, -2.2), (-1.6, -2.2)])
        shrub(-0.9, -3.6, 0.4, ('bloom', 'leaf'))
