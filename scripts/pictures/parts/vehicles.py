"""Vehicles at the scale of the models; each stands on z = 0 with its front towards +x."""

import math

from .solids import at, ball, box, cylinder, profile, tube


def _wheel(x, y, r, w=0.16, hub='steel'):
    with at(x, y + w / 2, r, lean=90):
        cylinder(0, 0, 0, r, w, 'black', sides=36, bevel=0.03)
        cylinder(0, 0, -0.006, r * 0.55, w + 0.012, hub, sides=28)


def car(x, y, turn=0, look='teal'):
    """A small family car."""
    with at(x, y, 0, turn):
        body = [
            (-1.75, 0.32),
            (1.72, 0.32),
            (1.78, 0.62),
            (1.62, 0.82),
            (0.85, 0.9),
            (0.8, 0.92),
            (-1.5, 0.95),
            (-1.74, 0.86),
        ]
        profile(body, 1.56, look, 0.07)
        profile([(-1.45, 0.93), (0.85, 0.9), (0.28, 1.4), (-1.1, 1.42)], 1.36, 'glass', 0.06)
        profile([(-1.12, 1.4), (0.3, 1.38), (0.22, 1.46), (-1.02, 1.48)], 1.3, look, 0.02)
        for px in (-0.35,):
            for py in (-0.69, 0.69):
                box(px, py, 0.92, 0.07, 0.03, 0.48, look, 0)
        for px in (-1.1, 1.12):
            for py in (-0.74, 0.74):
                _wheel(px, py, 0.31)
        for py in (-0.52, 0.52):
            ball(1.72, py, 0.64, 0.11, 'white', (0.5, 1.2, 0.8))
            box(-1.76, py, 0.62, 0.04, 0.3, 0.14, 'red')
        box(0, 0, 0.26, 3.3, 1.4, 0.1, 'dark')


def van(x, y, turn=0, look='turmeric'):
    """A small goods carrier with an open bed."""
    with at(x, y, 0, turn):
        box(-0.2, 0, 0.34, 3.3, 1.3, 0.12, 'dark')
        profile([(0.55, 0.42), (1.5, 0.42), (1.5, 0.95), (1.22, 1.72), (0.55, 1.76)], 1.44, look, 0.06)
        profile([(1.28, 0.98), (1.475, 0.98), (1.245, 1.6), (1.05, 1.6)], 1.3, 'glass', 0.01)
        for py in (-0.725, 0.725):
            _cabin_window(py)
            ball(1.49, py * 0.72, 0.68, 0.11, 'white', (0.4, 1, 1))
        box(-0.72, 0, 0.58, 2.45, 1.5, 0.08, look)
        for py in (-0.73, 0.73):
            box(-0.72, py, 0.66, 2.45, 0.05, 0.34, look)
        for px in (-1.92, 0.48):
            box(px, 0, 0.66, 0.05, 1.46, 0.34 if px < 0 else 0.85, look)
        for px in (-1.25, 1.0):
            for py in (-0.66, 0.66):
                _wheel(px, py, 0.28)
        box(1.53, 0, 0.4, 0.06, 1.3, 0.16, 'dark')


def _cabin_window(y):
    """The side window of the van's cabin."""
    with at(0, y):
        profile([(0.72, 1.02), (1.3, 1.02), (1.12, 1.58), (0.72, 1.6)], 0.02, 'glass', 0)


def scooter(x, y, turn=0, look='sea'):
    """A scooter on its stand."""
    with at(x, y, 0, turn):
        for px in (-0.58, 0.62):
            _wheel(px, 0, 0.23, 0.12)
        profile(
            [(-0.85, 0.42), (-0.2, 0.3), (0.1, 0.24), (0.1, 0.32), (-0.12, 0.62), (-0.8, 0.66)],
            0.34,
            look,
            0.05,
        )
        box(0.22, 0, 0.22, 0.5, 0.32, 0.06, look)
        with at(0.5, 0, 0.24, roll=-16):
            box(0, 0, 0, 0.07, 0.4, 0.6, look, 0.03)
            tube([(0.03, 0, 0.5), (0.03, 0, 0.78)], 0.04, 'dark')
            tube(
                [(-0.06, -0.3, 0.84), (0.03, -0.1, 0.78), (0.03, 0.1, 0.78), (-0.06, 0.3, 0.84)],
                0.022,
                'dark',
            )
            ball(0.07, 0, 0.7, 0.11, look, (0.8, 1.2, 1))
            ball(0.13, 0, 0.7, 0.075, 'white', (0.6, 1, 1))
            for side in (-1, 1):
                tube([(-0.02, side * 0.26, 0.84), (-0.02, side * 0.34, 1.02)], 0.01, 'dark')
                ball(-0.02, side * 0.35, 1.05, 0.06, 'dark', (0.3, 1, 0.8))
        profile([(0.44, 0.4), (0.86, 0.4), (0.8, 0.5), (0.5, 0.52)], 0.16, look, 0.03)
        box(-0.42, 0, 0.66, 0.72, 0.3, 0.1, 'dark', 0.045)
        box(-0.88, 0, 0.5, 0.05, 0.2, 0.1, 'red')
        tube([(-0.1, 0.1, 0.25), (-0.1, 0.2, 0)], 0.018, 'dark')


def bicycle(x, y, turn=0, look='terra'):
    """A bicycle leaning on its stand."""
    with at(x, y, 0, turn, lean=5):
        for px in (-0.52, 0.52):
            ring = [
                (px + 0.32 * math.cos(k / 24 * math.tau), 0, 0.33 + 0.32 * math.sin(k / 24 * math.tau))
                for k in range(24)
            ]
            tube(ring, 0.022, 'dark', closed=True)
        for line in (
            [(-0.52, 0, 0.33), (-0.1, 0, 0.3), (0.36, 0, 0.72), (-0.2, 0, 0.76), (-0.1, 0, 0.3)],
            [(-0.52, 0, 0.33), (-0.2, 0, 0.72)],
            [(0.52, 0, 0.33), (0.34, 0, 0.88)],
        ):
            tube(line, 0.02, look)
        tube([(0.28, -0.24, 0.95), (0.36, 0, 0.9), (0.28, 0.24, 0.95)], 0.016, 'dark')
        box(-0.22, 0, 0.78, 0.26, 0.12, 0.05, 'dark', 0.02)
