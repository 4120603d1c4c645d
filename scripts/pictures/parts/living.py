"""Furniture for sitting. Each piece stands on z = 0, centred, its back towards +y."""

import math

from .dining import books, bowl, vase
from .solids import at, ball, box, cylinder, rod, turned


def cushion(x, y, z, w, look, lean=-18, turn=0):
    """A loose cushion."""
    with at(x, y, z, turn, lean=lean):
        box(0, 0, 0, w, 0.14, w * 0.92, look, 0.06)


def sofa(w=2.1, look='mist', cushions=('terra', 'turmeric'), legs='wood'):
    """A sofa with loose cushions; 0.9 m deep."""
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        for y in (-0.36, 0.36):
            box(x, y, 0, 0.06, 0.06, 0.14, legs, 0.008)
    box(0, 0, 0.13, w - 0.06, 0.84, 0.2, look, 0.03)
    seats = 3 if w > 1.9 else 2 if w > 1.2 else 1
    part = (w - 0.36) / seats
    for i in range(seats):
        x = -w / 2 + 0.18 + part * (i + 0.5)
        box(x, -0.06, 0.32, part - 0.015, 0.72, 0.16, look, 0.05)
        with at(x, 0.27, 0.46, lean=-10):
            box(0, 0, 0, part - 0.02, 0.18, 0.42, look, 0.06)
    for x in (-w / 2 + 0.09, w / 2 - 0.09):
        box(x, 0, 0.13, 0.18, 0.88, 0.47, look, 0.05)
    box(0, 0.36, 0.135, w - 0.06, 0.14, 0.6, look, 0.04)
    for i, tone in enumerate(cushions):
        cushion((-1 if i == 0 else 1) * (w / 2 - 0.42), 0.1, 0.48, 0.4, tone, -22, 12 if i else -12)


def armchair(look='terra', legs='wood'):
    """A low armchair with a round back."""
    for x in (-0.28, 0.28):
        for y in (-0.26, 0.26):
            rod((x * 1.1, y * 1.1, 0), (x * 0.9, y * 0.9, 0.26), 0.022, legs)
    box(0, -0.02, 0.24, 0.68, 0.64, 0.2, look, 0.07)
    with at(0, 0.26, 0.36, lean=-14):
        box(0, 0, 0, 0.66, 0.14, 0.52, look, 0.06)
    for x in (-0.33, 0.33):
        box(x, -0.02, 0.36, 0.1, 0.54, 0.2, look, 0.04)


def coffee_table(w=1.1, d=0.6, look='oak', round_table=False):
    """A low table with a bowl and books."""
    if round_table:
        cylinder(0, 0, 0.36, w / 2, 0.04, look, sides=64)
        for k in range(3):
            rod(
                (0.3 * w * math.cos(k * 2.1), 0.3 * w * math.sin(k * 2.1), 0),
                (0.2 * w * math.cos(k * 2.1), 0.2 * w * math.sin(k * 2.1), 0.37),
                0.022,
                look,
            )
    else:
        box(0, 0, 0.34, w, d, 0.045, look)
        box(0, 0, 0.14, w - 0.14, d - 0.12, 0.025, look, 0.006)
        for x in (-w / 2 + 0.06, w / 2 - 0.06):
            for y in (-d / 2 + 0.06, d / 2 - 0.06):
                box(x, y, 0, 0.05, 0.05, 0.35, look, 0.006)
    top = 0.4 if round_table else 0.385
    books(-w * 0.2, 0, top, 3, flat=True)
    bowl(w * 0.2, 0.02, top, 0.11, 'sea')


def tv_bench(w=1.7, look='teak', screen=1.25):
    """A low bench with a screen over it; 0.4 m deep."""
    box(0, 0, 0.1, w, 0.4, 0.34, look, 0.012)
    for k in range(3):
        box(-w / 2 + w * (k + 0.5) / 3, -0.205, 0.13, w / 3 - 0.03, 0.012, 0.28, look, 0.005)
        ball(-w / 2 + w * (k + 0.5) / 3, -0.22, 0.27, 0.016, 'brass')
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        box(x, 0, 0, 0.05, 0.34, 0.1, 'dark', 0.004)
    if not screen:
        vase(-w * 0.3, 0, 0.44, 0.34, 'terra')
        books(w * 0.1, 0, 0.44, 4, flat=True)
        return
    box(0, 0.12, 0.52, screen, 0.04, screen * 0.57, 'black', 0.008)
    box(0, 0.12, 0.44, 0.3, 0.16, 0.02, 'black', 0.004)
    box(0, 0.12, 0.45, 0.06, 0.03, 0.1, 'black', 0.004)


def floor_lamp(x, y, h=1.55, look='brass'):
    """A standing lamp with a linen shade."""
    cylinder(x, y, 0, 0.15, 0.025, look, sides=32)
    rod((x, y, 0.02), (x, y, h), 0.012, look)
    cylinder(x, y, h - 0.12, 0.2, 0.3, 'lamp', top=0.14, sides=40)


def table_lamp(x, y, z, look='sea'):
    """A lamp for a bedside or desk."""
    turned(x, y, z, [(0.05, 0), (0.075, 0.08), (0.03, 0.2), (0.02, 0.24), (0.01, 0.24)], look)
    cylinder(x, y, z + 0.22, 0.13, 0.17, 'lamp', top=0.09, sides=32)


def swing(look='teak', h=2.3, w=1.5):
    """A wooden swing seat on brass chains, hung from a beam on two posts."""
    for x in (-w / 2 - 0.35, w / 2 + 0.35):
        box(x, 0, 0, 0.1, 0.1, h, look)
    box(0, 0, h, w + 1.0, 0.12, 0.12, look)
    for x in (-w / 2 + 0.08, w / 2 - 0.08):
        for y in (-0.22, 0.22):
            rod((x, y, 0.48), (x, y * 0.4, h), 0.01, 'brass', 8)
    box(0, 0, 0.43, w, 0.55, 0.06, look, 0.02)
    for x, tone in ((-0.45, 'terra'), (0.4, 'turmeric')):
        cushion(x, 0.12, 0.49, 0.34, tone, -30)


def curtain(x, z, w, h, look='linen', folds=7):
    """A drawn-back curtain hanging from z + h on a wall whose face is y = 0."""
    for i in range(folds):
        cylinder(
            x - w / 2 + w * (i + 0.5) / folds,
            -0.08,
            z,
            w / folds * 0.62,
            h,
            look,
            top=w / folds * 0.5,
            sides=16,
            bevel=0,
        )


def curtain_rod(x, z, w):
    """The rod curtains hang from."""
    rod((x - w / 2, -0.09, z), (x + w / 2, -0.09, z), 0.015, 'brass')
    for end in (-1, 1):
        ball(x + end * w / 2, -0.09, z, 0.03, 'brass')
