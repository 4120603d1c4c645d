"""What lies around a house: lawns, paths, kolam, road, water, street lamps."""

import math

from .solids import at, box, cylinder, mesh, slab, tube


def lawn(outline, look='lawn', h=0.035):
    """A bed of grass, sand or earth within (x, y) points, counter-clockwise."""
    slab(outline, 0, h, look, 0.012)


def path(start, end, w=1.2, step=0.62, look='white'):
    """Stepping stones from one point to another."""
    (ax, ay), (bx, by) = start, end
    long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    with at(ax, ay, 0, turn):
        count = max(1, round(long / step))
        for i in range(count):
            box(long * (i + 0.5) / count, 0, 0.0, long / count - 0.14, w, 0.05, look, 0.012)


def drive(x, y, w, d, look='paving'):
    """A paved drive."""
    box(x, y, 0, w, d, 0.04, look, 0.01)


def kolam(x, y, r=0.55, z=0.012):
    """A kolam: a looped line of rice flour around a grid of dots."""
    with at(x, y, z):
        for i in range(-2, 3):
            for j in range(-2, 3):
                if abs(i) + abs(j) <= 2:
                    cylinder(i * r * 0.36, j * r * 0.36, 0, 0.028, 0.012, 'white', sides=12, bevel=0)
        for phase, size in ((0, 1), (math.pi / 4, 0.86)):
            line = []
            for k in range(96):
                t = k / 96 * math.tau
                out = r * size * (0.78 + 0.24 * math.cos(4 * (t + phase)))
                line.append((out * math.cos(t), out * math.sin(t), 0.004))
            tube(line, 0.016, 'white', closed=True)


def steps(x, y, w, count=3, run=0.3, rise=0.12, turn=0, look='stone'):
    """Steps up to a floor; y is the front of the lowest one."""
    with at(x, y, 0, turn):
        for i in range(count):
            box(
                0,
                (count - i) * 0 + i * run + (count - i) * run / 2,
                rise * i,
                w,
                (count - i) * run,
                rise,
                look,
                0.012,
            )


def disc_road(r, y, w, look='asphalt'):
    """A street across a round plinth of radius r, with a dashed line."""
    outline = _band(r, y - w / 2, y + w / 2)
    slab(outline, 0, 0.02, look, 0)
    reach = math.sqrt(max(0.1, r * r - y * y)) - 0.5
    for k in range(int(reach)):
        for side in (-1, 1):
            box(side * (k + 0.5), y, 0.02, 0.5, 0.08, 0.006, 'white', 0)


def band(r, low, high, look, h=0.02):
    """The part of a disc between two depths, such as water or sand."""
    slab(_band(r, low, high), 0, h, look, 0)


def _band(r, low, high):
    def edge(y, side):
        return side * math.sqrt(max(0, r * r - y * y))

    rows = [low + (high - low) * k / 40 for k in range(41)]
    return [(edge(y, 1), y) for y in rows] + [(edge(y, -1), y) for y in reversed(rows)]


def sea(r, low, high, look='sea'):
    """Water with lines of surf, between two depths of a disc."""
    band(r, low, high, look, 0.025)
    for k, far in enumerate((0.12, 0.5, 1.0)):
        y = high - 0.2 - far
        reach = math.sqrt(max(0.1, r * r - y * y)) - 0.15 - 0.5 * k
        line = [(reach * i / 30, y + 0.07 * math.sin(i * 1.3 + k), 0.03) for i in range(-30, 31)]
        tube(line, 0.04 - 0.009 * k, 'white')


def lamp_post(x, y, h=2.6, turn=0):
    """A street lamp."""
    with at(x, y, 0, turn):
        cylinder(0, 0, 0, 0.09, 0.2, 'dark', sides=20)
        tube([(0, 0, 0.1), (0, 0, h), (0.1, 0, h + 0.14), (0.5, 0, h + 0.2)], 0.035, 'teal')
        box(0.52, 0, h + 0.14, 0.34, 0.14, 0.07, 'teal')
        box(0.52, 0, h + 0.12, 0.26, 0.1, 0.03, 'lamp', 0)


def water_sheet(outline, z, look='water'):
    """A level surface of water."""
    mesh([(x, y, z) for x, y in outline], [tuple(range(len(outline)))], look)
