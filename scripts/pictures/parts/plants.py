"""Hedges, shrubs, climbers and potted plants."""

import math
import random

from .solids import at, box, clump, cylinder, mesh, turned
from .trees import LEAVES


def hedge(x, y, length, turn=0, h=0.42, looks=LEAVES, seed=3):
    """A clipped row of shrubs, centred."""
    dice = random.Random(seed)
    with at(x, y, 0, turn):
        steps = max(2, round(length / (h * 0.5)))
        for i in range(steps):
            clump(
                -length / 2 + length * (i + 0.5) / steps,
                dice.uniform(-0.05, 0.05),
                h * 0.46,
                h * dice.uniform(0.5, 0.62),
                dice.choice(looks),
                i % 4,
            )


def shrub(x, y, r=0.35, looks=LEAVES, seed=2):
    """A low round bush."""
    dice = random.Random(seed)
    for k in range(4):
        clump(
            x + r * 0.5 * math.cos(k * 1.9),
            y + r * 0.5 * math.sin(k * 1.9),
            r * dice.uniform(0.5, 0.8),
            r * dice.uniform(0.55, 0.8),
            dice.choice(looks),
            k,
        )


def bougainvillea(x, y, h=1.6, w=0.8):
    """A bougainvillea climbing at a wall."""
    dice = random.Random(9)
    for k in range(14):
        clump(
            x + dice.uniform(-w, w) * 0.5,
            y + dice.uniform(-0.08, 0.1),
            0.15 + h * k / 14,
            dice.uniform(0.14, 0.24),
            'bloom' if k % 3 else 'leaf',
            k % 4,
        )


def pot(x, y, z=0, r=0.2, h=0.34, look='terra', plant='bush', size=1):
    """A potted plant: `bush`, `blades`, `tall` or `broad`."""
    with at(x, y, z):
        turned(
            0,
            0,
            0,
            [
                (r * 0.62, 0),
                (r * 0.95, h * 0.82),
                (r * 1.08, h * 0.84),
                (r * 1.08, h),
                (r * 0.9, h),
                (r * 0.88, h * 0.93),
                (0.02, h * 0.93),
            ],
            look,
        )
        with at(z=h * 0.9, scale=size):
            {'bush': _bush, 'blades': _blades, 'tall': _tall, 'broad': _broad}[plant](r)


def _bush(r):
    for k in range(6):
        turn = k * 2.4
        clump(
            r * 0.6 * math.cos(turn) * (k > 0),
            r * 0.6 * math.sin(turn) * (k > 0),
            r * (1 if k else 1.5),
            r * 0.85,
            ('leaf2', 'leaf')[k % 2],
            k % 4,
        )


def _blades(r):
    for k in range(16):
        _leaf(k * 137.5, 68 - k * 1.8, 0.62 - 0.01 * k, 0.045, 0.25, 'leaf2' if k % 3 else 'leaf3')


def _tall(r):
    for k in range(11):
        _leaf(k * 137.5, 76 - k * 2.6, 1.0 - 0.025 * k, 0.12, 0.9, 'leaf' if k % 2 else 'leaf2')


def _broad(r):
    cylinder(0, 0, 0, 0.02, 0.5, 'trunk', sides=12)
    for k in range(12):
        with at(z=0.12 + 0.04 * k):
            _leaf(k * 137.5, 30 + k * 4, 0.42, 0.2, 0.8, 'leaf' if k % 2 else 'leaf2')


def _leaf(turn, lift, length, width, droop, look):
    points, faces, rows = [], [], 8
    for i in range(rows + 1):
        t = i / rows
        wide = width * math.sin(math.pi * min(1, 0.08 + t * 0.92)) ** 0.8
        z = -droop * length * 0.35 * t * t
        points += [
            (length * t, -wide, z + wide * 0.35),
            (length * t, 0, z),
            (length * t, wide, z + wide * 0.35),
        ]
    for i in range(rows):
        a = i * 3
        faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    with at(turn=turn, roll=-lift):
        mesh(points, faces, look, smooth=True, thickness=0.006)


def tulsi(x, y):
    """A raised tulsi planter, as stands in courtyards."""
    box(x, y, 0, 0.7, 0.7, 0.18, 'stone')
    box(x, y, 0.18, 0.46, 0.46, 0.62, 'terra')
    box(x, y, 0.8, 0.58, 0.58, 0.1, 'white')
    for k in range(5):
        clump(x + 0.1 * math.cos(k * 1.3), y + 0.1 * math.sin(k * 1.3), 1.05 + 0.06 * k, 0.16, 'leaf2', k % 4)
