"""Kitchens. Each piece stands on z = 0, its back towards +y."""
from .solids import at, ball, box, cylinder, rod, tube, turned


def counter(w, look='teal', top='granite', sink=None, hob=None, drawers=(), h=.86):
    """Base units w long and 0.6 m deep with a worktop; sink and hob say where along x they are."""
    box(0, .03, 0, w - .04, .5, .1, 'dark', 0)
    box(0, .015, .1, w, .57, h - .14, look, .008)
    count = max(1, round(w / .6))
    part = w / count
    for i in range(count):
        x = -w / 2 + part * (i + .5)
        if i in drawers:
            for k in range(3):
                box(x, -.275, .13 + k * .2, part - .025, .02, .185, look, .006)
                rod((x - .08, -.3, .28 + k * .2), (x + .08, -.3, .28 + k * .2), .008, 'brass', 8)
        else:
            box(x, -.275, .13, part - .025, .02, h - .2, look, .006)
            rod((x + part * .34, -.3, .5), (x + part * .34, -.3, .64), .008, 'brass', 8)
    box(0, 0, h - .04, w + .02, .63, .04, top, .008)
    if sink is not None:
        _sink(sink, h)
    if hob is not None:
        _hob(hob, h)


def _sink(x, h):
    box(x, -.02, h - .001, .56, .42, .014, 'steel', .006)
    box(x, -.02, h + .008, .48, .34, .01, 'dark', 0)
    box(x, -.02, h + .012, .44, .3, .008, 'steel', 0)
    tube([(x, .2, h), (x, .2, h + .28), (x, .16, h + .33), (x, .06, h + .33), (x, .02, h + .28)], .016, 'steel')


def _hob(x, h):
    box(x, -.01, h, .66, .42, .03, 'black', .01)
    for side in (-1, 1):
        cylinder(x + side * .17, 0, h + .03, .085, .025, 'dark', sides=28)
        cylinder(x + side * .17, 0, h + .05, .05, .012, 'brass', sides=24)
        ball(x + side * .1, -.2, h + .03, .02, 'steel')


def pan(x, y, z, r=.13, look='steel', lid=True):
    """A cooking pot."""
    cylinder(x, y, z, r, r * 1.0, look, sides=36)
    if lid:
        turned(x, y, z + r, [(r * 1.04, 0), (r * .9, .03), (.03, .055), (.03, .08), (.01, .08)], look)
    for side in (-1, 1):
        rod((x + side * r, y, z + r * .75), (x + side * (r + .06), y, z + r * .75), .012, 'dark', 8)


def wall_units(w, look='teal', z=1.45, h=.7):
    """Wall cupboards 0.34 m deep; their backs at y = 0."""
    box(0, -.17, z, w, .33, h, look, .008)
    count = max(1, round(w / .5))
    for i in range(count):
        x = -w / 2 + w * (i + .5) / count
        box(x, -.345, z + .015, w / count - .02, .02, h - .03, look, .006)
        rod((x + w / count * .34, -.37, z + .08), (x + w / count * .34, -.37, z + .2), .008, 'brass', 8)


def hood(x, z=1.5):
    """A cooker hood; its back at y = 0."""
    with at(x, -.24, z):
        turned(0, 0, 0, [(.42, 0), (.42, .06), (.16, .26), (.14, .9), (.01, .9)], 'steel', 4)


def open_shelf(w, z, look='oak'):
    """A board with jars and cups; its back at y = 0."""
    box(0, -.13, z, w, .26, .035, look, .006)
    tones = ('terra', 'turmeric', 'sea', 'white', 'leaf3', 'clay')
    count = int(w / .17)
    for i in range(count):
        x = -w / 2 + w * (i + .5) / count
        if i % 3 == 2:
            turned(x, -.13, z + .035, [(.035, 0), (.065, .05), (.06, .09), (.05, .09), (.01, .03)], tones[i % 6])
        else:
            cylinder(x, -.13, z + .035, .055, .14 + .05 * (i % 2), tones[i % 6], sides=24)
            cylinder(x, -.13, z + .175 + .05 * (i % 2), .058, .025, 'teak', sides=24)


def fridge(look='mist', h=1.75):
    """A refrigerator; 0.65 m deep."""
    box(0, 0, .03, .66, .62, h, look, .03)
    for z, tall in ((.05, h * .64), (h * .66 + .03, h * .33)):
        box(0, -.325, z, .64, .04, tall, look, .02)
    rod((-.25, -.37, h * .42), (-.25, -.37, h * .62), .014, 'steel')
    rod((-.25, -.37, h * .72), (-.25, -.37, h * .86), .014, 'steel')
    box(0, 0, 0, .56, .5, .04, 'dark', 0)


def gas_cylinder(x, y):
    """A red gas cylinder."""
    turned(x, y, 0, [(.15, 0), (.16, .04), (.16, .46), (.1, .56), (.05, .58), (.05, .64), (.1, .64), (.1, .7), (.01, .7)], 'red')
