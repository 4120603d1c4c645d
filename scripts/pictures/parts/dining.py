"""Tables, chairs, shelves and what stands on them. Each piece stands on z = 0, its back towards +y."""

import math

from .solids import at, ball, box, rod, turned


def cane_chair(look='teak', seat='linen', arms=True):
    """A wooden chair with a woven seat."""
    for x in (-0.22, 0.22):
        rod((x, -0.2, 0), (x, -0.2, 0.64 if arms else 0.43), 0.018, look)
        rod((x, 0.2, 0), (x, 0.25, 0.86), 0.018, look)
        if arms:
            box(x, 0, 0.63, 0.05, 0.5, 0.03, look, 0.01)
    box(0, 0, 0.42, 0.48, 0.46, 0.04, seat, 0.012)
    for z in (0.56, 0.66, 0.76):
        box(0, 0.225 + (z - 0.56) * 0.12, z, 0.42, 0.02, 0.05, look, 0.006)


def bowl(x, y, z, r=0.12, look='terra'):
    """A shallow bowl."""
    turned(
        x,
        y,
        z,
        [
            (r * 0.45, 0),
            (r * 0.5, 0.01),
            (r * 0.9, r * 0.5),
            (r, r * 0.62),
            (r * 0.93, r * 0.62),
            (r * 0.5, 0.03),
            (0.01, 0.03),
        ],
        look,
    )


def vase(x, y, z, h=0.3, look='sea', twigs=True):
    """A vase with twigs."""
    r = h * 0.3
    turned(
        x,
        y,
        z,
        [
            (r * 0.6, 0),
            (r, h * 0.4),
            (r * 0.85, h * 0.65),
            (r * 0.38, h * 0.85),
            (r * 0.5, h),
            (r * 0.4, h),
            (0.01, h * 0.9),
        ],
        look,
    )
    for k in range(5 if twigs else 0):
        turn = k * 1.3
        tip = (x + 0.13 * math.cos(turn), y + 0.13 * math.sin(turn), z + h + 0.3 + 0.03 * k)
        rod((x, y, z + h * 0.9), tip, 0.006, 'trunk', 8)
        for part in (0.55, 0.8, 1):
            ball(
                x + (tip[0] - x) * part,
                y + (tip[1] - y) * part,
                z + h + (tip[2] - z - h) * part,
                0.035,
                'leaf2',
            )


def books(x, y, z, count=5, flat=False, turn=0):
    """Books, standing or in a pile."""
    tones = ('teal', 'terra', 'linen', 'turmeric', 'indigo', 'rose', 'sage')
    with at(x, y, z, turn):
        for i in range(count):
            if flat:
                with at(0, 0, i * 0.036, turn=i * 9):
                    box(0, 0, 0, 0.26 - 0.02 * i, 0.19 - 0.01 * i, 0.034, tones[i % 7], 0.004)
            else:
                box(i * 0.042, 0, 0, 0.038, 0.15, 0.2 + 0.03 * ((i * 5) % 3), tones[(i * 3) % 7], 0.004)


def shelf(w=1.1, h=1.9, look='oak', rows=4):
    """An open shelf with books and bowls; 0.32 m deep."""
    for x in (-w / 2 + 0.015, w / 2 - 0.015):
        box(x, 0, 0, 0.03, 0.32, h, look, 0.005)
    box(0, 0.15, 0, w - 0.04, 0.015, h, look, 0)
    for k in range(rows + 1):
        z = 0.06 + (h - 0.09) * k / rows
        box(0, 0, z, w - 0.06, 0.3, 0.03, look, 0.004)
        if k < rows:
            books(-w / 2 + 0.1 + (0.28 * (k % 2)), -0.02, z + 0.03, 5 + k % 3)
            (bowl if k % 2 else vase)(
                w * (0.25 if k % 2 == 0 else -0.32),
                -0.02,
                z + 0.03,
                0.1 if k % 2 else 0.2,
                ('terra', 'sea')[k % 2],
            )


def dining(w=1.5, d=0.85, look='teak', chairs=4, seat='linen'):
    """A dining table with chairs round it."""
    box(0, 0, 0.72, w, d, 0.045, look)
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        for y in (-d / 2 + 0.1, d / 2 - 0.1):
            box(x, y, 0, 0.07, 0.07, 0.72, look, 0.01)
    places = ((-w / 4, -1), (w / 4, -1), (-w / 4, 1), (w / 4, 1)) if chairs == 4 else ((0, -1), (0, 1))
    for x, side in places:
        with at(x, side * (d / 2 + 0.12), turn=0 if side > 0 else 180):
            cane_chair(look, seat, arms=False)
    bowl(0, 0, 0.765, 0.17, 'sea')
    for k in range(4):
        ball(
            0.06 * math.cos(k * 1.6), 0.06 * math.sin(k * 1.6), 0.85, 0.055, 'turmeric' if k % 2 else 'terra'
        )
