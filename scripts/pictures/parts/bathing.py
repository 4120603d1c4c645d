"""Bathrooms. Each piece stands on z = 0, its back towards +y."""

import math

from .solids import at, ball, box, cylinder, rod, tube, turned


def toilet(look='white'):
    """A closet with its cistern; 0.7 m deep."""
    box(0, 0.24, 0.4, 0.4, 0.18, 0.4, look, 0.04)
    turned(0, -0.06, 0, [(0.14, 0), (0.13, 0.1), (0.19, 0.36), (0.2, 0.4), (0.01, 0.4)], look, 40)
    with at(0, -0.06, 0.4):
        turned(0, 0, 0, [(0.215, 0), (0.215, 0.03), (0.2, 0.05), (0.01, 0.055)], look, 40)
    box(0, 0.12, 0.2, 0.26, 0.2, 0.2, look, 0.03)
    box(0, 0.24, 0.8, 0.08, 0.06, 0.012, 'steel', 0.004)


def basin(w=0.9, look='teak', top='marble'):
    """A basin on a cupboard; 0.5 m deep."""
    box(0, 0, 0.22, w, 0.46, 0.52, look)
    for side in (-1, 1):
        box(side * w / 4, -0.235, 0.25, w / 2 - 0.03, 0.016, 0.46, look, 0.005)
        rod((side * 0.04, -0.25, 0.42), (side * 0.04, -0.25, 0.54), 0.008, 'brass', 8)
    box(0, 0, 0.74, w + 0.04, 0.5, 0.04, top, 0.008)
    turned(
        0,
        -0.02,
        0.78,
        [(0.14, 0), (0.21, 0.1), (0.22, 0.13), (0.2, 0.13), (0.13, 0.03), (0.01, 0.03)],
        'white',
        48,
    )
    tube([(0, 0.2, 0.78), (0, 0.2, 1.02), (0, 0.15, 1.06), (0, 0.04, 1.06), (0, 0.02, 1.02)], 0.014, 'brass')
    for side in (-1, 1):
        box(side * w / 2 * 0.8, 0, 0, 0.05, 0.4, 0.22, look, 0.008)


def shower(h=2.1, look='brass', side=1):
    """A shower on the wall behind, a tray and a low wall at one side; 0.9 m square."""
    box(0, 0, 0, 0.92, 0.9, 0.05, 'white', 0.015)
    cylinder(0, 0, 0.05, 0.05, 0.006, 'steel', sides=24, bevel=0)
    tube([(0, 0.43, 0.9), (0, 0.43, h), (0, 0.2, h + 0.03)], 0.014, look)
    with at(0, 0.2, h - 0.04):
        cylinder(0, 0, 0, 0.13, 0.025, look, sides=40)
    for x in (-0.08, 0.08):
        ball(x, 0.42, 1.0, 0.03, look)
    box(side * 0.5, 0, 0, 0.1, 0.9, 1.05, 'white', 0.01)
    box(side * 0.5, 0, 1.05, 0.14, 0.94, 0.04, 'marble', 0.008)


def bathtub(look='white', w=1.6):
    """A bath tub along x; 0.75 m deep."""
    outline = [
        (0.30, 0),
        (0.34, 0.06),
        (0.38, 0.5),
        (0.41, 0.56),
        (0.37, 0.56),
        (0.33, 0.46),
        (0.3, 0.2),
        (0.01, 0.18),
    ]
    long = w / 0.82
    with at(z=0.04, stretch=(long, 0.92, 1)):
        turned(0, 0, 0, outline, look, 64)
    for x in (-w * 0.3, w * 0.3):
        for y in (-0.2, 0.2):
            ball(x, y, 0.05, 0.05, 'brass')
    tube(
        [(w * 0.36, 0.36, 0), (w * 0.36, 0.36, 0.82), (w * 0.36, 0.22, 0.86), (w * 0.36, 0.18, 0.8)],
        0.018,
        'brass',
    )


def towel(x, z, look='terra', w=0.5):
    """A towel on a rail on a wall whose face is y = 0."""
    rod((x - w / 2 - 0.06, -0.07, z), (x + w / 2 + 0.06, -0.07, z), 0.01, 'brass', 8)
    box(x, -0.07, z - 0.5, w, 0.045, 0.51, look, 0.015)


def bucket(x, y, z=0, look='sea', r=0.16, h=0.3):
    """A bucket with its handle."""
    turned(
        x,
        y,
        z,
        [
            (r * 0.74, 0),
            (r, h),
            (r * 1.06, h),
            (r * 1.06, h + 0.015),
            (r * 0.93, h + 0.015),
            (r * 0.7, 0.02),
            (0.01, 0.02),
        ],
        look,
    )
    arc = [
        (x + r * math.cos(k / 10 * math.pi), y - 0.03, z + h + r * 0.75 * math.sin(k / 10 * math.pi))
        for k in range(11)
    ]
    tube(arc, 0.008, 'steel')


def mug(x, y, z=0, look='terra'):
    """A small mug."""
    turned(x, y, z, [(0.05, 0), (0.055, 0.1), (0.045, 0.1), (0.04, 0.02), (0.01, 0.02)], look, 24)
