"""Larger pieces that houses share: porches, balconies, stair flights, cooling units."""

from .openings import porch_lamp
from .roofs import rail
from .solids import at, box, cylinder, turned


def porch(w, d, h, look='terra', pillar='white', floor='stone', base='terra'):
    """A porch before a wall at y = 0: a floor, two pillars and a slab at h."""
    box(0, -d / 2 + 0.02, 0, w, d, 0.2, floor)
    for k in range(2):
        box(0, -d - 0.16 - 0.28 * k, 0, w * 0.86 + 0.04 * k, 0.34, 0.14 - 0.06 * k, floor, 0.01)
    for side in (-1, 1):
        box(side * (w / 2 - 0.2), -d + 0.22, 0.2, 0.22, 0.22, h - 0.2, pillar)
        box(side * (w / 2 - 0.2), -d + 0.22, 0.2, 0.32, 0.32, 0.22, base)
        box(side * (w / 2 - 0.2), -d + 0.22, h - 0.12, 0.32, 0.32, 0.12, pillar)
    box(0, -d / 2 - 0.02, h, w + 0.3, d + 0.3, 0.14, look)
    porch_lamp(0, -d / 2, h)


def column(x, y, z, h, look='wood', r=0.11, base='granite'):
    """A turned column of wood on a stone foot."""
    box(x, y, z, r * 3, r * 3, 0.22, base)
    turned(
        x,
        y,
        z + 0.22,
        [
            (r * 1.25, 0),
            (r * 1.25, 0.06),
            (r * 0.8, 0.12),
            (r, 0.3),
            (r * 0.95, h * 0.55),
            (r * 0.75, h - 0.44),
            (r * 1.2, h - 0.38),
            (r * 1.2, h - 0.34),
            (r * 0.7, h - 0.3),
            (r * 0.7, h - 0.22),
        ],
        look,
        28,
    )
    box(x, y, z + h - 0.12, r * 3.4, r * 2.4, 0.12, look)


def balcony(w, d, z=0, look='white', bars='teal', solid=False, wall='plaster'):
    """A balcony on a wall whose face is y = 0, with its floor at z."""
    box(0, -d / 2, z - 0.14, w, d, 0.14, look)
    if solid:
        box(0, -d + 0.06, z, w, 0.1, 0.7, wall, 0)
        for side in (-1, 1):
            box(side * (w / 2 - 0.05), -d / 2 + 0.05, z, 0.1, d - 0.12, 0.7, wall, 0)
        box(0, -d + 0.06, z + 0.7, w + 0.06, 0.16, 0.06, 'terra')
        for side in (-1, 1):
            box(side * (w / 2 - 0.05), -d / 2 + 0.07, z + 0.7, 0.16, d - 0.14, 0.06, 'terra')
        return
    rail((-w / 2 + 0.06, -d + 0.07), (w / 2 - 0.06, -d + 0.07), z, 0.9, bars)
    for side in (-1, 1):
        rail((side * (w / 2 - 0.06), -d + 0.07), (side * (w / 2 - 0.06), -0.04), z, 0.9, bars, joined=True)


def cooling_unit(x, z, y=0):
    """The outer half of an air conditioner on a wall whose face is y."""
    with at(x, y - 0.2, z):
        box(0, 0, 0, 0.72, 0.3, 0.5, 'white', 0.02)
        with at(-0.1, -0.15, 0.25, lean=90):
            cylinder(0, 0, 0, 0.19, 0.02, 'dark', sides=32)
        for k in (-0.25, 0.25):
            box(k, 0.06, -0.05, 0.04, 0.34, 0.05, 'steel', 0)


def outer_stair(count, w, run=0.27, rise=0.18, look='plaster', tread='terra'):
    """A flight that climbs towards +x from the origin, along a wall at y = w / 2."""
    for i in range(count):
        box(run * (i + 0.5), 0, 0, run + 0.002, w, rise * (i + 1), look, 0)
        box(run * (i + 0.5) - 0.01, 0, rise * (i + 1), run + 0.02, w + 0.04, 0.035, tread, 0.006)
