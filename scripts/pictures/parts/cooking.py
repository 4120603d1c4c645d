"""Kitchens. Each piece stands on z = 0, its back towards +y."""

from .solids import at, ball, box, cylinder, rod, tube, turned


def counter(w, look='teal', top='granite', sink=None, hob=None, drawers=(), h=0.86):
    """Base units w long and 0.6 m deep with a worktop; sink and hob say where along x they are."""
    box(0, 0.03, 0, w - 0.04, 0.5, 0.1, 'dark', 0)
    box(0, 0.015, 0.1, w, 0.57, h - 0.14, look, 0.008)
    count = max(1, round(w / 0.6))
    part = w / count
    for i in range(count):
        x = -w / 2 + part * (i + 0.5)
        if i in drawers:
            for k in range(3):
                box(x, -0.275, 0.13 + k * 0.2, part - 0.025, 0.02, 0.185, look, 0.006)
                rod((x - 0.08, -0.3, 0.28 + k * 0.2), (x + 0.08, -0.3, 0.28 + k * 0.2), 0.008, 'brass', 8)
        else:
            box(x, -0.275, 0.13, part - 0.025, 0.02, h - 0.2, look, 0.006)
            rod((x + part * 0.34, -0.3, 0.5), (x + part * 0.34, -0.3, 0.64), 0.008, 'brass', 8)
    box(0, 0, h - 0.04, w + 0.02, 0.63, 0.04, top, 0.008)
    if sink is not None:
        _sink(sink, h)
    if hob is not None:
        _hob(hob, h)


def _sink(x, h):
    box(x, -0.02, h - 0.001, 0.56, 0.42, 0.014, 'steel', 0.006)
    box(x, -0.02, h + 0.008, 0.48, 0.34, 0.01, 'dark', 0)
    box(x, -0.02, h + 0.012, 0.44, 0.3, 0.008, 'steel', 0)
    tube(
        [(x, 0.2, h), (x, 0.2, h + 0.28), (x, 0.16, h + 0.33), (x, 0.06, h + 0.33), (x, 0.02, h + 0.28)],
        0.016,
        'steel',
    )


def _hob(x, h):
    box(x, -0.01, h, 0.66, 0.42, 0.03, 'black', 0.01)
    for side in (-1, 1):
        cylinder(x + side * 0.17, 0, h + 0.03, 0.085, 0.025, 'dark', sides=28)
        cylinder(x + side * 0.17, 0, h + 0.05, 0.05, 0.012, 'brass', sides=24)
        ball(x + side * 0.1, -0.2, h + 0.03, 0.02, 'steel')


def pan(x, y, z, r=0.13, look='steel', lid=True):
    """A cooking pot."""
    cylinder(x, y, z, r, r * 1.0, look, sides=36)
    if lid:
        turned(x, y, z + r, [(r * 1.04, 0), (r * 0.9, 0.03), (0.03, 0.055), (0.03, 0.08), (0.01, 0.08)], look)
    for side in (-1, 1):
        rod((x + side * r, y, z + r * 0.75), (x + side * (r + 0.06), y, z + r * 0.75), 0.012, 'dark', 8)


def wall_units(w, look='teal', z=1.45, h=0.7):
    """Wall cupboards 0.34 m deep; their backs at y = 0."""
    box(0, -0.17, z, w, 0.33, h, look, 0.008)
    count = max(1, round(w / 0.5))
    for i in range(count):
        x = -w / 2 + w * (i + 0.5) / count
        box(x, -0.345, z + 0.015, w / count - 0.02, 0.02, h - 0.03, look, 0.006)
        rod(
            (x + w / count * 0.34, -0.37, z + 0.08), (x + w / count * 0.34, -0.37, z + 0.2), 0.008, 'brass', 8
        )


def hood(x, z=1.5):
    """A cooker hood; its back at y = 0."""
    with at(x, -0.24, z):
        turned(0, 0, 0, [(0.42, 0), (0.42, 0.06), (0.16, 0.26), (0.14, 0.9), (0.01, 0.9)], 'steel', 4)


def open_shelf(w, z, look='oak'):
    """A board with jars and cups; its back at y = 0."""
    box(0, -0.13, z, w, 0.26, 0.035, look, 0.006)
    tones = ('terra', 'turmeric', 'sea', 'white', 'leaf3', 'clay')
    count = int(w / 0.17)
    for i in range(count):
        x = -w / 2 + w * (i + 0.5) / count
        if i % 3 == 2:
            turned(
                x,
                -0.13,
                z + 0.035,
                [(0.035, 0), (0.065, 0.05), (0.06, 0.09), (0.05, 0.09), (0.01, 0.03)],
                tones[i % 6],
            )
        else:
            cylinder(x, -0.13, z + 0.035, 0.055, 0.14 + 0.05 * (i % 2), tones[i % 6], sides=24)
            cylinder(x, -0.13, z + 0.175 + 0.05 * (i % 2), 0.058, 0.025, 'teak', sides=24)


def fridge(look='mist', h=1.75):
    """A refrigerator; 0.65 m deep."""
    box(0, 0, 0.03, 0.66, 0.62, h, look, 0.03)
    for z, tall in ((0.05, h * 0.64), (h * 0.66 + 0.03, h * 0.33)):
        box(0, -0.325, z, 0.64, 0.04, tall, look, 0.02)
    rod((-0.25, -0.37, h * 0.42), (-0.25, -0.37, h * 0.62), 0.014, 'steel')
    rod((-0.25, -0.37, h * 0.72), (-0.25, -0.37, h * 0.86), 0.014, 'steel')
    box(0, 0, 0, 0.56, 0.5, 0.04, 'dark', 0)


def gas_cylinder(x, y):
    """A red gas cylinder."""
    turned(
        x,
        y,
        0,
        [
            (0.15, 0),
            (0.16, 0.04),
            (0.16, 0.46),
            (0.1, 0.56),
            (0.05, 0.58),
            (0.05, 0.64),
            (0.1, 0.64),
            (0.1, 0.7),
            (0.01, 0.7),
        ],
        'red',
    )
