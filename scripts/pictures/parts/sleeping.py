"""Furniture for bedrooms and studies. Each piece stands on z = 0, its back towards +y."""

from .dining import books, cane_chair
from .living import table_lamp
from .solids import at, ball, box, cylinder, profile, rod, turned


def bed(w=1.6, look='teak', cover='terra', sheet='white', throw='turmeric', long=2.05):
    """A made bed, its head at +y; `long` metres deep."""
    box(0, 0, 0.1, w + 0.08, long, 0.16, look)
    for x in (-w / 2, w / 2):
        for y in (-long / 2 + 0.08, long / 2 - 0.08):
            box(x, y, 0, 0.08, 0.08, 0.12, look, 0.01)
    box(0, long / 2 - 0.04, 0.1, w + 0.12, 0.08, 0.92, look, 0.02)
    box(0, -0.03, 0.25, w, long - 0.1, 0.2, sheet, 0.06)
    box(0, -0.26, 0.3, w + 0.06, long - 0.64, 0.19, cover, 0.06)
    box(0, long / 2 - 0.72, 0.44, w + 0.07, 0.26, 0.065, sheet, 0.025)
    box(0, -long / 2 + 0.42, 0.47, w + 0.08, 0.42, 0.04, throw, 0.015)
    for x in ((-w / 4, w / 4) if w > 1.2 else (0,)):
        with at(x, long / 2 - 0.3, 0.47, lean=-24):
            box(0, 0, 0, 0.6, 0.14, 0.36, sheet, 0.065)
        with at(x, long / 2 - 0.44, 0.46, lean=-32):
            box(0, 0, 0, 0.42, 0.12, 0.3, throw, 0.055)


def bedside(look='teak', lamp='sea'):
    """A bedside chest with a lamp; 0.4 m deep."""
    box(0, 0, 0.1, 0.45, 0.4, 0.4, look)
    for z in (0.13, 0.32):
        box(0, -0.205, z, 0.4, 0.012, 0.16, look, 0.004)
        ball(0, -0.22, z + 0.08, 0.015, 'brass')
    for x in (-0.18, 0.18):
        box(x, 0, 0, 0.04, 0.34, 0.1, 'dark', 0.004)
    table_lamp(0, 0.04, 0.5, lamp)


def wardrobe(w=1.5, h=2.1, look='oak', doors=3):
    """A wardrobe with panelled doors; 0.6 m deep."""
    box(0, 0, 0, w, 0.6, h, look)
    box(0, -0.02, h, w + 0.06, 0.64, 0.05, look, 0.01)
    part = w / doors
    for i in range(doors):
        x = -w / 2 + part * (i + 0.5)
        box(x, -0.305, 0.1, part - 0.02, 0.02, h - 0.16, look, 0.006)
        for z, tall in ((0.18, h * 0.38), (0.26 + h * 0.4, h * 0.42)):
            box(x, -0.32, z, part - 0.16, 0.014, tall, 'linen' if look == 'white' else look, 0.008)
        rod((x + part * 0.38, -0.34, h * 0.46), (x + part * 0.38, -0.34, h * 0.56), 0.012, 'brass')


def desk(w=1.2, look='oak', seat='linen'):
    """A desk with a chair, books and a lamp; 0.6 m deep."""
    box(0, 0, 0.72, w, 0.6, 0.04, look)
    for x in (-w / 2 + 0.05, w / 2 - 0.05):
        box(x, 0, 0, 0.05, 0.54, 0.72, look, 0.008)
    box(w / 4, 0, 0.56, w / 2 - 0.08, 0.5, 0.14, look)
    books(-w / 2 + 0.12, 0.16, 0.76, 6)
    table_lamp(w / 2 - 0.18, 0.12, 0.76, 'terra')
    box(0, 0.1, 0.76, 0.42, 0.03, 0.28, 'dark', 0.006)
    box(0, -0.08, 0.76, 0.36, 0.2, 0.015, 'steel', 0.004)
    with at(-0.02, -0.48, 0, turn=172):
        cane_chair(look, seat, arms=False)


def cot(look='white'):
    """A child's bed with bars; its head at +y."""
    for x in (-0.36, 0.36):
        for y in (-0.65, 0.65):
            box(x, y, 0, 0.05, 0.05, 0.9, look, 0.008)
        for k in range(9):
            box(x, -0.56 + 0.14 * k, 0.3, 0.02, 0.02, 0.55, look, 0)
        box(x, 0, 0.84, 0.05, 1.3, 0.05, look, 0.01)
        box(x, 0, 0.26, 0.05, 1.3, 0.05, look, 0.01)
    for y in (-0.65, 0.65):
        box(0, y, 0.26, 0.7, 0.04, 0.6, look, 0.01)
    box(0, 0, 0.3, 0.66, 1.24, 0.14, 'linen', 0.04)
    box(0, -0.2, 0.42, 0.68, 0.8, 0.06, 'turmeric', 0.025)


def mirror(x, z, r=0.38, frame='brass'):
    """A round mirror on a wall whose face is y = 0."""
    with at(x, -0.01, z, lean=90):
        cylinder(0, 0, 0, r, 0.03, frame, sides=64)
        cylinder(0, 0, 0.028, r - 0.035, 0.008, 'glass', sides=64, bevel=0)


def hanging_shelf(x, z, w=0.9, look='teak'):
    """A board on a wall with a few things on it."""
    box(x, -0.11, z, w, 0.22, 0.035, look, 0.006)
    books(x - w / 2 + 0.1, -0.1, z + 0.035, 5)
    turned(
        x + w * 0.3,
        -0.1,
        z + 0.035,
        [(0.05, 0), (0.08, 0.08), (0.04, 0.16), (0.05, 0.18), (0.01, 0.17)],
        'terra',
    )


def tent(x, y, turn=0):
    """A play tent of cloth on sticks."""
    with at(x, y, 0, turn):
        profile([(-0.6, 0), (0.6, 0), (0, 1.25)], 0.02, 'linen', 0)
        for side in (-1, 1):
            rod((side * 0.62, -0.5, 0), (-side * 0.08, 0, 1.5), 0.02, 'oak')
