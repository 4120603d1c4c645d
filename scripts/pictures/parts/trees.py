"""Trees and plants with real mass."""

import math
import random

from .solids import at, ball, clump, mesh, shared, tube

LEAVES = ('leaf', 'leaf', 'leaf2')


def neem(x, y, h=3.2, r=1.2, seed=1, looks=LEAVES):
    """A neem tree: a short forked trunk under a wide, clumped crown."""
    dice = random.Random(seed)
    with at(x, y, 0, turn=dice.uniform(0, 360)):
        _trunk(h * 0.6, r)
        count = 16
        for i in range(count):
            turn, out = i * 2.4, r * 0.78 * math.sqrt((i + 0.3) / count)
            up = h * 0.98 - r * 0.62 * (out / r) ** 2 * 1.5 - r * 0.28 + dice.uniform(-0.1, 0.1) * r
            clump(
                out * math.cos(turn),
                out * math.sin(turn),
                up,
                r * dice.uniform(0.36, 0.5),
                dice.choice(looks),
                i % 4,
                (1, 1, 0.82),
            )
        clump(0, 0, h * 0.98 - r * 0.55, r * 0.62, looks[0], 2)


def _trunk(h, r):
    tube([(0, 0, -0.01), (0.02, 0.01, h * 0.5), (-0.02, 0.03, h)], 0.05 + 0.025 * r, 'trunk')
    for k in range(4):
        turn = k * 1.7
        tube(
            [
                (0, 0, h * 0.55),
                (0.25 * r * math.cos(turn), 0.25 * r * math.sin(turn), h * 0.8),
                (0.5 * r * math.cos(turn), 0.5 * r * math.sin(turn), h * 1.15),
            ],
            0.025 + 0.014 * r,
            'trunk',
        )


def palm(x, y, h=4.6, lean=0.5, turn=0, seed=1, spread=1):
    """A coconut palm that leans; fronds of single leaflets and a bunch of nuts."""
    dice = random.Random(seed)
    with at(x, y, 0, turn):
        _stem(h, lean)
        with at(lean, 0, h):
            for k in range(15):
                _frond(
                    k * 137.5 + dice.uniform(-10, 10),
                    dice.uniform(-6, 34) if k < 11 else 52,
                    dice.uniform(0.92, 1.12) * spread,
                    k % 2,
                )
            for k in range(5):
                ball(0.13 * math.cos(k * 1.26), 0.13 * math.sin(k * 1.26), -0.12, 0.1, 'leaf3', (1, 1, 1.15))
            clump(0, 0, 0.02, 0.16, 'leaf', 0)


def _stem(h, lean):
    points, faces, sides, rows = [], [], 20, 40
    for i in range(rows + 1):
        t = i / rows
        r = (0.13 - 0.055 * t + 0.05 * max(0, 0.06 - t) / 0.06) * (1.05 if i % 2 else 0.97)
        for k in range(sides):
            points.append(
                (lean * t * t + r * math.cos(k * math.tau / sides), r * math.sin(k * math.tau / sides), h * t)
            )
    for i in range(rows):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    mesh(points, faces, 'palm trunk', smooth=True)


def _frond(turn, lift, size, kind):
    with at(turn=turn, roll=-lift, scale=size):
        shared(('frond', kind), lambda: _leaflets(1.75 + 0.2 * kind), ('leaf', 'leaf2')[kind])


def _leaflets(length, pairs=26):
    """A drooping midrib with hanging leaflets to both sides."""
    points, faces = [], []

    def rib(t):
        return length * (t - 0.16 * t**3), length * (0.18 * t - 0.62 * t**2.2)

    for i in range(pairs):
        t = 0.1 + 0.9 * i / pairs
        (x, z), wide = rib(t), 0.62 * (math.sin(math.pi * min(1, t * 0.86 + 0.12)) ** 0.8)
        for side in (-1, 1):
            tip = (x + wide * 0.55, side * wide, z - wide * 0.5)
            start = len(points)
            points += [
                (x - 0.05, side * 0.01, z),
                (x + 0.05, side * 0.01, z - 0.004),
                (x + wide * 0.34 + 0.055, side * wide * 0.55, z - wide * 0.14),
                tip,
                (x + wide * 0.22 - 0.045, side * wide * 0.55, z - wide * 0.13),
            ]
            faces.append(tuple(start + k for k in range(5)))
    for i in range(12):
        (x, z), (u, w) = rib(i / 12), rib((i + 1) / 12)
        start, r = len(points), 0.035 - 0.0025 * i
        points += [(x, -r, z), (x, r, z), (u, r, w), (u, -r, w), (x, 0, z - r), (u, 0, w - r)]
        faces += [
            (start, start + 1, start + 2, start + 3),
            (start, start + 3, start + 5, start + 4),
            (start + 1, start + 4, start + 5, start + 2),
        ]
    return points, faces
