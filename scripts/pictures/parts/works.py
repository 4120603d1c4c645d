"""What builders work with: scaffold, ladder, tools, paint, bricks. Each stands on z = 0."""

from .solids import at, box, cylinder, profile, rod, tube, turned


def ladder(x, y, h=2.6, lean=14, turn=0, look='oak', w=0.44):
    """A ladder that leans towards +y."""
    with at(x, y, 0, turn, lean=-lean):
        for side in (-w / 2, w / 2):
            box(side, 0, 0, 0.05, 0.07, h, look, 0.008)
        for k in range(int(h / 0.3)):
            rod((-w / 2, 0, 0.25 + 0.3 * k), (w / 2, 0, 0.25 + 0.3 * k), 0.02, look)


def step_ladder(x, y, h=1.7, turn=0, look='oak'):
    """A pair of steps standing open."""
    with at(x, y, 0, turn):
        for way in (-1, 1):
            with at(0, way * h * 0.26, 0, lean=way * 14.6):
                for side in (-0.24, 0.24):
                    box(side * (1.1 if way < 0 else 0.9), 0, 0, 0.05, 0.06, h, look, 0.008)
                for k in range(int(h / 0.32) if way < 0 else 1):
                    box(0, 0, 0.28 + 0.32 * k, 0.5, 0.12 if way < 0 else 0.03, 0.03, look, 0.004)
        box(0, 0, h * 0.96, 0.56, 0.26, 0.04, 'terra', 0.008)


def scaffold(w=3.2, d=0.95, lifts=2, lift=1.75, bays=2, board='oak', pole='teal'):
    """A scaffold along x with boards on every lift and crossed braces."""
    tall = lifts * lift + 0.95
    for i in range(bays + 1):
        x = -w / 2 + w * i / bays
        for y in (-d / 2, d / 2):
            rod((x, y, 0.02), (x, y, tall), 0.032, pole)
            box(x, y, 0, 0.2, 0.2, 0.04, 'wood', 0.006)
        for k in range(1, lifts + 1):
            rod((x, -d / 2 - 0.15, k * lift - 0.06), (x, d / 2 + 0.1, k * lift - 0.06), 0.028, pole)
    for y in (-d / 2, d / 2):
        for k in range(1, lifts + 1):
            rod((-w / 2 - 0.2, y, k * lift - 0.1), (w / 2 + 0.2, y, k * lift - 0.1), 0.028, pole)
    for z in (lift * lifts + 0.45, lift * lifts + 0.88):
        rod((-w / 2 - 0.1, -d / 2, z), (w / 2 + 0.1, -d / 2, z), 0.026, pole)
    for i in range(bays):
        a, b = -w / 2 + w * i / bays, -w / 2 + w * (i + 1) / bays
        ends = (a, b) if i % 2 == 0 else (b, a)
        for k in range(lifts):
            rod(
                (ends[0], -d / 2 - 0.06, k * lift + 0.1),
                (ends[1], -d / 2 - 0.06, (k + 1) * lift - 0.15),
                0.022,
                pole,
            )
    for k in range(1, lifts + 1):
        for j in range(3):
            box(0, -d / 2 + d * (j + 0.5) / 3, k * lift - 0.03, w + 0.3, d / 3 - 0.02, 0.045, board, 0.006)


def paint_tin(x, y, z=0, paint='turmeric', r=0.15, h=0.26, brush=False):
    """A tin of paint with its lid off and a run of paint down its side."""
    turned(x, y, z, [(r, 0), (r, h), (r * 0.92, h), (r * 0.9, h - 0.03), (0.01, h - 0.03)], 'steel', 40)
    cylinder(x, y, z + h - 0.03, r * 0.9, 0.008, paint, sides=40, bevel=0)
    cylinder(x, y, z + h * 0.2, r * 1.012, h * 0.5, paint, sides=40, bevel=0)
    if brush:
        with at(x + 0.02, y, z + h - 0.02, turn=30, roll=40):
            paint_brush(paint)


def paint_brush(paint='turmeric', size=1):
    """A brush standing on its bristles."""
    with at(scale=size):
        box(0, 0, 0, 0.14, 0.04, 0.12, paint, 0.01)
        box(0, 0, 0.11, 0.15, 0.045, 0.06, 'steel', 0.006)
        turned(0, 0, 0.17, [(0.035, 0), (0.022, 0.06), (0.026, 0.2), (0.012, 0.26), (0.005, 0.26)], 'oak', 16)


def roller(x, y, z=0, turn=0, paint='sage', long=1.3, lean=20):
    """A paint roller on a pole that leans towards +y."""
    with at(x, y, z, turn, lean=-lean):
        rod((-0.14, 0, long + 0.12), (0.14, 0, long + 0.12), 0.05, paint)
        tube(
            [
                (0.16, 0, long + 0.12),
                (0.2, 0, long + 0.12),
                (0.2, 0, long),
                (0, 0, long - 0.04),
                (0, 0, long - 0.12),
            ],
            0.01,
            'steel',
        )
        rod((0, 0, 0), (0, 0, long - 0.1), 0.018, 'oak')


def toolbox(x, y, z=0, turn=0, look='terra'):
    """An open tool tray with handles showing."""
    with at(x, y, z, turn):
        box(0, 0, 0, 0.7, 0.34, 0.04, look, 0.01)
        for y2 in (-0.16, 0.16):
            box(0, y2, 0.02, 0.7, 0.03, 0.2, look, 0.01)
        for x2 in (-0.34, 0.34):
            _tray_end(x2, look)
        rod((-0.34, 0, 0.4), (0.34, 0, 0.4), 0.025, 'oak')
        for k, tone in enumerate(('turmeric', 'teal', 'oak', 'red')):
            rod(
                (-0.24 + 0.15 * k, 0.05 * (-1) ** k, 0.05),
                (-0.2 + 0.15 * k, 0.1 * (-1) ** k, 0.34 - 0.02 * k),
                0.022,
                tone,
            )


def _tray_end(x, look):
    """One end of the tool tray."""
    with at(x, 0, 0, turn=90):
        profile([(-0.17, 0), (0.17, 0), (0.17, 0.2), (0.05, 0.42), (-0.05, 0.42), (-0.17, 0.2)], 0.03, look)


def hammer(size=1):
    """A claw hammer lying along x."""
    with at(scale=size):
        rod((-0.3, 0, 0.05), (0.3, 0, 0.05), 0.035, 'oak')
        box(0.3, 0, 0, 0.1, 0.34, 0.1, 'steel', 0.02)


def spanner(size=1):
    """An open spanner lying along x."""
    with at(scale=size):
        box(0, 0, 0, 0.5, 0.07, 0.04, 'steel', 0.012)
        for side in (-1, 1):
            with at(side * 0.28, 0):
                cylinder(0, 0, 0, 0.09, 0.045, 'steel', sides=6)
                box(side * 0.06, 0, -0.005, 0.08, 0.07, 0.06, 'dark', 0)


def bricks(x, y, z=0, rows=4, wide=4, turn=0):
    """A stack of bricks."""
    with at(x, y, z, turn):
        for k in range(rows):
            for i in range(wide):
                for j in range(2):
                    box(
                        -0.25 * wide / 2 + 0.25 * (i + 0.5),
                        -0.06 + 0.12 * j,
                        0.08 * k,
                        0.235,
                        0.112,
                        0.076,
                        'brick',
                        0.006,
                    )


def sack(x, y, z=0, turn=0, look='concrete'):
    """A sack of cement lying down."""
    with at(x, y, z, turn):
        box(0, 0, 0, 0.62, 0.4, 0.17, look, 0.07)
