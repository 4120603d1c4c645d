"""What is carried, handed over and cleaned with: boxes, keys, brooms, hoses. Each stands on z = 0."""

import math

from .solids import at, ball, box, rod, slab, tube, turned


def carton(x, y, z=0, w=0.55, d=0.45, h=0.42, turn=0, open_top=False):
    """A cardboard box with tape, or open with its flaps out."""
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, 'card', 0.008)
        if open_top:
            box(0, 0, h - 0.03, w - 0.04, d - 0.04, 0.035, 'dark', 0)
            for side in (-1, 1):
                with at(0, side * d / 2, h, lean=side * -62):
                    box(0, 0, 0, w, 0.012, d * 0.42, 'card', 0)
        else:
            box(0, 0, h - 0.005, 0.07, d + 0.006, 0.008, 'linen', 0)
            box(0, -d / 2 - 0.002, h - 0.12, 0.07, 0.006, 0.12, 'linen', 0)
        box(w * 0.24, -d / 2 - 0.003, h * 0.2, w * 0.26, 0.006, h * 0.28, 'white', 0)


def key(size=1, look='brass'):
    """A house key lying along x, its bow at the origin."""
    with at(scale=size):
        ring = [
            (0.16 * math.cos(k / 36 * math.tau), 0.16 * math.sin(k / 36 * math.tau), 0.03) for k in range(36)
        ]
        tube(ring, 0.036, look, closed=True)
        box(0.44, 0, 0, 0.58, 0.07, 0.06, look, 0.012)
        for x, deep in ((0.5, 0.1), (0.6, 0.15), (0.69, 0.11)):
            box(x, -0.03 - deep / 2, 0.005, 0.055, deep, 0.05, look, 0.006)


def key_ring(r=0.2, look='steel', size=1):
    """A ring that holds keys, lying flat."""
    with at(scale=size):
        tube(
            [(r * math.cos(k / 48 * math.tau), r * math.sin(k / 48 * math.tau), 0.04) for k in range(48)],
            0.016,
            look,
            closed=True,
        )


def house_tag(size=1, look='terra'):
    """A key tag in the shape of a house, lying flat with its ridge towards +y."""
    with at(scale=size):
        slab(
            [(-0.2, -0.26), (0.2, -0.26), (0.2, 0.04), (0.04, 0.2), (-0.04, 0.2), (-0.2, 0.04)],
            0,
            0.07,
            look,
            0.015,
        )
        slab([(-0.06, -0.2), (0.06, -0.2), (0.06, 0.0), (-0.06, 0.0)], 0.07, 0.012, 'turmeric', 0)


def broom(x, y, lean=14, turn=0, look='turmeric'):
    """A broom that leans towards +y."""
    with at(x, y, 0, turn, lean=-lean):
        turned(0, 0, 0, [(0.16, 0), (0.09, 0.3), (0.03, 0.42), (0.01, 0.42)], look, 24)
        rod((0, 0, 0.35), (0, 0, 1.45), 0.018, 'oak')


def hose(points, look='leaf3', r=0.028):
    """A hose along points."""
    tube(points, r, look)


def coil(x, y, z=0, r=0.3, turns=4, look='leaf3'):
    """A coiled hose lying flat."""
    line = []
    for k in range(turns * 28):
        t = k / 28 * math.tau
        out = r - 0.02 * (k / 28)
        line.append((x + out * math.cos(t), y + out * math.sin(t), z + 0.03 + 0.042 * (k / 28) * 0.8))
    tube(line, 0.026, look)


def sponge(x, y, z=0, look='turmeric', turn=0):
    """A sponge."""
    box(x, y, z, 0.2, 0.13, 0.07, look, 0.025, turn)


def spray(x, y, z=0, look='sea'):
    """A spray bottle."""
    turned(
        x,
        y,
        z,
        [(0.06, 0), (0.065, 0.02), (0.065, 0.16), (0.028, 0.22), (0.028, 0.25), (0.01, 0.25)],
        look,
        28,
    )
    box(x - 0.02, y, z + 0.24, 0.1, 0.04, 0.05, 'white', 0.01)
    box(x - 0.05, y, z + 0.19, 0.02, 0.025, 0.06, 'white', 0.004)


def bubble(x, y, z, r):
    """Foam: a few small bubbles."""
    for k in range(5):
        ball(
            x + r * math.cos(k * 2.4) * (k > 0),
            y + r * math.sin(k * 2.4) * (k > 0),
            z + r * 0.3,
            r * (0.7 - 0.09 * k),
            'white',
        )
