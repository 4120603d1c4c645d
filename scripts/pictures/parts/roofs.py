"""What stands on top: slabs, parapets, tiled roofs, stair heads, tanks and rails."""

import math

from .openings import Door, Window
from .solids import at, box, cylinder, profile, rod, turned
from .walls import storey


def slab_roof(x, y, z, w, d, look='terra', h=0.16):
    """A flat slab with a terracotta edge and a lime-washed top."""
    box(x, y, z, w, d, h, look)
    box(x, y, z + h - 0.01, w - 0.5, d - 0.5, 0.03, 'stone', 0)


def parapet(x, y, z, w, d, h=0.6, look='plaster', cap='terra', t=0.16):
    """A parapet with a coping around a flat roof of w by d."""
    for cx, cy, lx, ly in (
        (0, -d / 2 + t / 2, w, t),
        (0, d / 2 - t / 2, w, t),
        (-w / 2 + t / 2, 0, t, d - 2 * t),
        (w / 2 - t / 2, 0, t, d - 2 * t),
    ):
        box(x + cx, y + cy, z, lx, ly, h, look, 0)
    for cx, cy, lx, ly in (
        (0, -d / 2 + t / 2, w + 0.1, t + 0.1),
        (0, d / 2 - t / 2, w + 0.1, t + 0.1),
        (-w / 2 + t / 2, 0, t + 0.1, d - 2 * t - 0.1),
        (w / 2 - t / 2, 0, t + 0.1, d - 2 * t - 0.1),
    ):
        box(x + cx, y + cy, z + h, lx, ly, 0.06, cap, 0.008)


def stair_head(x, y, z, w=1.7, d=1.7, h=1.9, look='plaster', turn=0):
    """The small house over the stair that leads to the roof."""
    with at(x, y, z, turn):
        storey(
            w, d, h, look, front=[Door(-0.1, 0.75, 1.6, frame='teal')], left=[Window(0, 0.9, 0.5, 0.5, 1, '')]
        )
        box(0, 0, h, w + 0.36, d + 0.36, 0.1, 'terra')


def tank(x, y, z, r=0.5, h=1.0, look='dark', stand=0.3):
    """A ribbed water tank with its lid, on a low stand."""
    with at(x, y, z):
        if stand:
            for px, py in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                box(px * r * 0.6, py * r * 0.6, 0, 0.16, 0.16, stand, 'brick')
            box(0, 0, stand, r * 1.9, r * 1.9, 0.07, 'concrete')
        base = stand + 0.07 if stand else 0
        ribs = [(r * 0.97, 0), (r, 0.03)]
        for k in range(5):
            a, b = h * (0.08 + 0.15 * k), h * (0.08 + 0.15 * k + 0.075)
            ribs += [(r * 0.97, a), (r, a + 0.02), (r, b), (r * 0.97, b + 0.02)]
        ribs += [
            (r, h * 0.86),
            (r * 0.9, h * 0.93),
            (r * 0.45, h),
            (r * 0.36, h),
            (r * 0.36, h + 0.05),
            (r * 0.4, h + 0.06),
            (r * 0.4, h + 0.11),
            (0.02, h + 0.13),
        ]
        turned(0, 0, base, ribs, look, 48)


def pipe(points, r=0.03, look='white'):
    """A pipe along a wall."""
    for start, end in zip(points, points[1:]):
        rod(start, end, r, look)


def rail(start, end, z, h=0.9, look='teal', hand='wood', gap=0.14, joined=False):
    """A balcony rail of upright bars between two points (x, y); `joined` when it starts at another one."""
    (ax, ay), (bx, by) = start, end
    long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    first = 0.045 if joined else -0.03
    with at(ax, ay, z, turn):
        count = max(1, round(long / gap))
        for i in range(1 if joined else 0, count + 1):
            box(long * i / count, 0, 0.04, 0.03, 0.03, h - 0.06, look, 0)
        box((long + first) / 2 + 0.015, 0, 0.05, long - first - 0.03, 0.035, 0.04, look, 0)
        box((long + 0.03 + first) / 2, 0, h - 0.03, long + 0.03 - first, 0.08, 0.06, hand, 0.012)


def gable(x, y, z, w, d, rise, over=0.35, look='terra', wall='plaster', turn=0):
    """A tiled roof with its ridge along x, on gables in the wall's colour."""
    with at(x, y, z, turn):
        pitch = math.atan2(rise, d / 2)
        run = (d / 2 + over) / math.cos(pitch)
        for side in (-1, 1):
            with at(0, 0, rise + 0.03, turn=0 if side < 0 else 180, lean=0):
                _tiles(w + 2 * over, run, math.degrees(pitch), look)
        with at(turn=90):
            for end in (-1, 1):
                with at(0, end * (w / 2 - 0.09)):
                    profile([(-d / 2, 0), (d / 2, 0), (0, rise)], 0.18, wall, 0)
        with at(-w / 2 - over, 0, rise + 0.07, roll=90):
            cylinder(0, 0, 0, 0.11, w + 2 * over, look, sides=20)


def _tiles(w, run, pitch, look, course=0.34, column=0.26):
    """Overlapping courses of half-round tiles, falling towards the street from y = 0."""
    with at(lean=pitch):
        rows, columns = max(1, round(run / course)), max(1, round(w / column))
        step, wide = run / rows, w / columns
        box(0, -run / 2, -0.05, w, run, 0.05, 'wood', 0)
        outline = []
        for i in range(columns * 6 + 1):
            u = i / 6
            outline.append((-w / 2 + u * wide, 0.02 + 0.055 * abs(math.sin(math.pi * u)) ** 0.7))
        outline = outline[::-1]
        outline += [(-w / 2, 0), (w / 2, 0)]
        for i in range(rows):
            with at(0, -step * (i + 0.5), 0, lean=3.2):
                profile(outline, step * 1.06, look, 0, smooth=True)


def lean_to(x, y, z, w, run, pitch=18, look='terra', turn=0):
    """A single slope of tiles falling towards the street from its upper edge at y."""
    with at(x, y, z, turn):
        _tiles(w, run, pitch, look)
