"""Walls, gates, fences, boundary stones and sign boards."""

import math

from .solids import at, ball, box, rod, slab, text


def compound_wall(r, arcs, h=0.62, look='plaster', cap='terra', step=3.0):
    """A curved wall with posts along the plinth; arcs in degrees, 0 towards the street."""
    for first, last in arcs:
        count = max(1, round((last - first) / step))
        part = (last - first) / count
        for k in range(count):
            _bent(r, 0.14, first + part * k, first + part * (k + 1), 0, h, look)
            _bent(r, 0.22, first + part * k, first + part * (k + 1), h, 0.06, cap)
        for turn in (first, last):
            with at(r * math.sin(math.radians(turn)), -r * math.cos(math.radians(turn)), 0, turn):
                box(0, 0, 0, 0.3, 0.3, h + 0.18, look)
                box(0, 0, h + 0.18, 0.38, 0.38, 0.07, cap)
                ball(0, 0, h + 0.34, 0.1, 'white')


def _bent(r, thick, first, last, z, h, look):
    outline = []
    for out, turns in (
        (r + thick / 2, (first, (first + last) / 2, last)),
        (r - thick / 2, (last, (first + last) / 2, first)),
    ):
        outline += [(out * math.sin(math.radians(t)), -out * math.cos(math.radians(t))) for t in turns]
    slab(outline, z, h, look, 0)


def straight_wall(start, end, h=0.8, look='plaster', cap='terra', posts=(True, True)):
    """A compound wall between two points, with a post at either end or only at one."""
    (ax, ay), (bx, by) = start, end
    long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    with at(ax, ay, 0, turn):
        box(long / 2, 0, 0, long, 0.14, h, look, 0)
        box(long / 2, 0, h, long, 0.22, 0.06, cap, 0.01)
        for x in [end for end, wanted in zip((0, long), posts) if wanted]:
            box(x, 0, 0, 0.3, 0.3, h + 0.16, look)
            box(x, 0, h + 0.16, 0.38, 0.38, 0.07, cap)


def gate(x, y, w=1.7, h=0.95, turn=0, ajar=50, look='teal'):
    """A two-leaved metal gate."""
    with at(x, y, 0.04, turn):
        for side in (-1, 1):
            with at(side * w / 2, 0, 0, turn=-side * ajar):
                leaf = w / 2 - 0.03
                for z in (0.04, h * 0.55, h - 0.05):
                    box(-side * leaf / 2, 0, z, leaf, 0.04, 0.05, look, 0)
                for k in range(6):
                    box(
                        -side * (0.02 + (leaf - 0.04) * k / 5),
                        0,
                        0,
                        0.03,
                        0.03,
                        h + (0.08 if k % 2 else -0.01),
                        look,
                        0,
                    )


def board(x, y, words, w=1.3, h=0.62, z=0.75, turn=0, look='terra', ink='white', size=0.34, post='wood'):
    """A sign board on two posts."""
    with at(x, y, 0, turn):
        for side in (-1, 1):
            box(side * w * 0.36, 0, 0, 0.08, 0.08, z + h * 0.9, post)
        box(0, -0.06, z, w, 0.06, h, look, 0.015)
        lines = words.split('\n')
        for i, line in enumerate(lines):
            foot = z + h / 2 - size * 0.36 + (len(lines) / 2 - i - 0.5) * size * 1.05
            text(line, 0, -0.095, foot, size, ink)


def plaque(x, y, z, words, w, h, size, look='teal', ink='turmeric'):
    """A board on a wall whose face is at y."""
    box(x, y - 0.04, z, w, 0.08, h, look, 0.012)
    text(words, x, y - 0.085, z + h / 2 - size * 0.35, size, ink)


def survey_stone(x, y, h=0.42):
    """A boundary stone with a painted head."""
    box(x, y, 0, 0.17, 0.17, h, 'granite', 0.02)
    box(x, y, h - 0.12, 0.18, 0.18, 0.13, 'red', 0.02)


def fence(start, end, h=0.85, gap=1.0, wires=4, last=True):
    """Granite posts with wires between them; without the last post where another fence goes on."""
    (ax, ay), (bx, by) = start, end
    count = max(1, round(math.hypot(bx - ax, by - ay) / gap))
    for i in range(count + last):
        x, y = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
        box(x, y, 0, 0.1, 0.1, h, 'granite', 0.012)
    for k in range(wires):
        rod((ax, ay, h * (k + 1) / (wires + 0.4)), (bx, by, h * (k + 1) / (wires + 0.4)), 0.013, 'steel')
