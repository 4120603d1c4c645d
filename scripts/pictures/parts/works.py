"""What people work with: scaffold, ladder, tools, paint, boxes, keys. Each stands on z = 0."""
import math

from .solids import at, ball, box, cylinder, profile, rod, slab, tube, turned


def ladder(x, y, h=2.6, lean=14, turn=0, look='oak', w=.44):
    """A ladder that leans towards +y."""
    with at(x, y, 0, turn, lean=-lean):
        for side in (-w / 2, w / 2):
            box(side, 0, 0, .05, .07, h, look, .008)
        for k in range(int(h / .3)):
            rod((-w / 2, 0, .25 + .3 * k), (w / 2, 0, .25 + .3 * k), .02, look)


def step_ladder(x, y, h=1.7, turn=0, look='oak'):
    """A pair of steps standing open."""
    with at(x, y, 0, turn):
        for way in (-1, 1):
            with at(0, way * h * .26, 0, lean=way * 14.6):
                for side in (-.24, .24):
                    box(side * (1.1 if way < 0 else .9), 0, 0, .05, .06, h, look, .008)
                for k in range(int(h / .32) if way < 0 else 1):
                    box(0, 0, .28 + .32 * k, .5, .12 if way < 0 else .03, .03, look, .004)
        box(0, 0, h * .96, .56, .26, .04, 'terra', .008)


def scaffold(w=3.2, d=.95, lifts=2, lift=1.75, bays=2, board='oak', pole='teal'):
    """A scaffold along x with boards on every lift and crossed braces."""
    tall = lifts * lift + .95
    for i in range(bays + 1):
        x = -w / 2 + w * i / bays
        for y in (-d / 2, d / 2):
            rod((x, y, .02), (x, y, tall), .032, pole)
            box(x, y, 0, .2, .2, .04, 'wood', .006)
        for k in range(1, lifts + 1):
            rod((x, -d / 2 - .15, k * lift - .06), (x, d / 2 + .1, k * lift - .06), .028, pole)
    for y in (-d / 2, d / 2):
        for k in range(1, lifts + 1):
            rod((-w / 2 - .2, y, k * lift - .1), (w / 2 + .2, y, k * lift - .1), .028, pole)
    for z in (lift * lifts + .45, lift * lifts + .88):
        rod((-w / 2 - .1, -d / 2, z), (w / 2 + .1, -d / 2, z), .026, pole)
    for i in range(bays):
        a, b = -w / 2 + w * i / bays, -w / 2 + w * (i + 1) / bays
        ends = (a, b) if i % 2 == 0 else (b, a)
        for k in range(lifts):
            rod((ends[0], -d / 2 - .06, k * lift + .1), (ends[1], -d / 2 - .06, (k + 1) * lift - .15), .022, pole)
    for k in range(1, lifts + 1):
        for j in range(3):
            box(0, -d / 2 + d * (j + .5) / 3, k * lift - .03, w + .3, d / 3 - .02, .045, board, .006)


def paint_tin(x, y, z=0, paint='turmeric', r=.15, h=.26, brush=False):
    """A tin of paint with its lid off and a run of paint down its side."""
    turned(x, y, z, [(r, 0), (r, h), (r * .92, h), (r * .9, h - .03), (.01, h - .03)], 'steel', 40)
    cylinder(x, y, z + h - .03, r * .9, .008, paint, sides=40, bevel=0)
    cylinder(x, y, z + h * .2, r * 1.012, h * .5, paint, sides=40, bevel=0)
    if brush:
        with at(x + .02, y, z + h - .02, turn=30, roll=40):
            paint_brush(paint)


def paint_brush(paint='turmeric', size=1):
    """A brush standing on its bristles."""
    with at(scale=size):
        box(0, 0, 0, .14, .04, .12, paint, .01)
        box(0, 0, .11, .15, .045, .06, 'steel', .006)
        turned(0, 0, .17, [(.035, 0), (.022, .06), (.026, .2), (.012, .26), (.005, .26)], 'oak', 16)


def roller(x, y, z=0, turn=0, paint='sage', long=1.3, lean=20):
    """A paint roller on a pole that leans towards +y."""
    with at(x, y, z, turn, lean=-lean):
        rod((-.14, 0, long + .12), (.14, 0, long + .12), .05, paint)
        tube([(.16, 0, long + .12), (.2, 0, long + .12), (.2, 0, long), (0, 0, long - .04), (0, 0, long - .12)], .01, 'steel')
        rod((0, 0, 0), (0, 0, long - .1), .018, 'oak')


def toolbox(x, y, z=0, turn=0, look='terra'):
    """An open tool tray with handles showing."""
    with at(x, y, z, turn):
        box(0, 0, 0, .7, .34, .04, look, .01)
        for y2 in (-.16, .16):
            box(0, y2, .02, .7, .03, .2, look, .01)
        for x2 in (-.34, .34):
            _tray_end(x2, look)
        rod((-.34, 0, .4), (.34, 0, .4), .025, 'oak')
        for k, tone in enumerate(('turmeric', 'teal', 'oak', 'red')):
            rod((-.24 + .15 * k, .05 * (-1) ** k, .05), (-.2 + .15 * k, .1 * (-1) ** k, .34 - .02 * k), .022, tone)


def _tray_end(x, look):
    """One end of the tool tray."""
    with at(x, 0, 0, turn=90):
        profile([(-.17, 0), (.17, 0), (.17, .2), (.05, .42), (-.05, .42), (-.17, .2)], .03, look)


def hammer(size=1):
    """A claw hammer lying along x."""
    with at(scale=size):
        rod((-.3, 0, .05), (.3, 0, .05), .035, 'oak')
        box(.3, 0, 0, .1, .34, .1, 'steel', .02)


def spanner(size=1):
    """An open spanner lying along x."""
    with at(scale=size):
        box(0, 0, 0, .5, .07, .04, 'steel', .012)
        for side in (-1, 1):
            with at(side * .28, 0):
                cylinder(0, 0, 0, .09, .045, 'steel', sides=6)
                box(side * .06, 0, -.005, .08, .07, .06, 'dark', 0)


def carton(x, y, z=0, w=.55, d=.45, h=.42, turn=0, open_top=False):
    """A cardboard box with tape, or open with its flaps out."""
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, 'card', .008)
        if open_top:
            box(0, 0, h - .03, w - .04, d - .04, .035, 'dark', 0)
            for side in (-1, 1):
                with at(0, side * d / 2, h, lean=side * -62):
                    box(0, 0, 0, w, .012, d * .42, 'card', 0)
        else:
            box(0, 0, h - .005, .07, d + .006, .008, 'linen', 0)
            box(0, -d / 2 - .002, h - .12, .07, .006, .12, 'linen', 0)
        box(w * .24, -d / 2 - .003, h * .2, w * .26, .006, h * .28, 'white', 0)


def key(size=1, look='brass'):
    """A house key lying along x, its bow at the origin."""
    with at(scale=size):
        ring = [(.16 * math.cos(k / 36 * math.tau), .16 * math.sin(k / 36 * math.tau), .03) for k in range(36)]
        tube(ring, .036, look, closed=True)
        box(.44, 0, 0, .58, .07, .06, look, .012)
        for x, deep in ((.5, .1), (.6, .15), (.69, .11)):
            box(x, -.03 - deep / 2, .005, .055, deep, .05, look, .006)


def key_ring(r=.2, look='steel', size=1):
    """A ring that holds keys, lying flat."""
    with at(scale=size):
        tube([(r * math.cos(k / 48 * math.tau), r * math.sin(k / 48 * math.tau), .04) for k in range(48)], .016, look, closed=True)


def house_tag(size=1, look='terra'):
    """A key tag in the shape of a house, lying flat with its ridge towards +y."""
    with at(scale=size):
        slab([(-.2, -.26), (.2, -.26), (.2, .04), (.04, .2), (-.04, .2), (-.2, .04)], 0, .07, look, .015)
        slab([(-.06, -.2), (.06, -.2), (.06, .0), (-.06, .0)], .07, .012, 'turmeric', 0)


def broom(x, y, lean=14, turn=0, look='turmeric'):
    """A broom that leans towards +y."""
    with at(x, y, 0, turn, lean=-lean):
        turned(0, 0, 0, [(.16, 0), (.09, .3), (.03, .42), (.01, .42)], look, 24)
        rod((0, 0, .35), (0, 0, 1.45), .018, 'oak')


def hose(points, look='leaf3', r=.028):
    """A hose along points."""
    tube(points, r, look)


def coil(x, y, z=0, r=.3, turns=4, look='leaf3'):
    """A coiled hose lying flat."""
    line = []
    for k in range(turns * 28):
        t = k / 28 * math.tau
        out = r - .02 * (k / 28)
        line.append((x + out * math.cos(t), y + out * math.sin(t), z + .03 + .042 * (k / 28) * .8))
    tube(line, .026, look)


def sponge(x, y, z=0, look='turmeric', turn=0):
    """A sponge."""
    box(x, y, z, .2, .13, .07, look, .025, turn)


def spray(x, y, z=0, look='sea'):
    """A spray bottle."""
    turned(x, y, z, [(.06, 0), (.065, .02), (.065, .16), (.028, .22), (.028, .25), (.01, .25)], look, 28)
    box(x - .02, y, z + .24, .1, .04, .05, 'white', .01)
    box(x - .05, y, z + .19, .02, .025, .06, 'white', .004)


def bricks(x, y, z=0, rows=4, wide=4, turn=0):
    """A stack of bricks."""
    with at(x, y, z, turn):
        for k in range(rows):
            for i in range(wide):
                for j in range(2):
                    box(-.25 * wide / 2 + .25 * (i + .5), -.06 + .12 * j, .08 * k, .235, .112, .076, 'brick', .006)


def sack(x, y, z=0, turn=0, look='concrete'):
    """A sack of cement lying down."""
    with at(x, y, z, turn):
        box(0, 0, 0, .62, .4, .17, look, .07)


def bubble(x, y, z, r):
    """Foam: a few small bubbles."""
    for k in range(5):
        ball(x + r * math.cos(k * 2.4) * (k > 0), y + r * math.sin(k * 2.4) * (k > 0), z + r * .3, r * (.7 - .09 * k), 'white')
