"""Bathrooms. Each piece stands on z = 0, its back towards +y."""
import math

from .solids import at, ball, box, cylinder, rod, tube, turned


def toilet(look='white'):
    """A closet with its cistern; 0.7 m deep."""
    box(0, .24, .4, .4, .18, .4, look, .04)
    turned(0, -.06, 0, [(.14, 0), (.13, .1), (.19, .36), (.2, .4), (.01, .4)], look, 40)
    with at(0, -.06, .4):
        turned(0, 0, 0, [(.215, 0), (.215, .03), (.2, .05), (.01, .055)], look, 40)
    box(0, .12, .2, .26, .2, .2, look, .03)
    box(0, .24, .8, .08, .06, .012, 'steel', .004)


def basin(w=.9, look='teak', top='marble'):
    """A basin on a cupboard; 0.5 m deep."""
    box(0, 0, .22, w, .46, .52, look)
    for side in (-1, 1):
        box(side * w / 4, -.235, .25, w / 2 - .03, .016, .46, look, .005)
        rod((side * .04, -.25, .42), (side * .04, -.25, .54), .008, 'brass', 8)
    box(0, 0, .74, w + .04, .5, .04, top, .008)
    turned(0, -.02, .78, [(.14, 0), (.21, .1), (.22, .13), (.2, .13), (.13, .03), (.01, .03)], 'white', 48)
    tube([(0, .2, .78), (0, .2, 1.02), (0, .15, 1.06), (0, .04, 1.06), (0, .02, 1.02)], .014, 'brass')
    for side in (-1, 1):
        box(side * w / 2 * .8, 0, 0, .05, .4, .22, look, .008)


def shower(h=2.1, look='brass', side=1):
    """A shower on the wall behind, a tray and a low wall at one side; 0.9 m square."""
    box(0, 0, 0, .92, .9, .05, 'white', .015)
    cylinder(0, 0, .05, .05, .006, 'steel', sides=24, bevel=0)
    tube([(0, .43, .9), (0, .43, h), (0, .2, h + .03)], .014, look)
    with at(0, .2, h - .04):
        cylinder(0, 0, 0, .13, .025, look, sides=40)
    for x in (-.08, .08):
        ball(x, .42, 1.0, .03, look)
    box(side * .5, 0, 0, .1, .9, 1.05, 'white', .01)
    box(side * .5, 0, 1.05, .14, .94, .04, 'marble', .008)


def bathtub(look='white', w=1.6):
    """A bath tub along x; 0.75 m deep."""
    outline = [(.30, 0), (.34, .06), (.38, .5), (.41, .56), (.37, .56), (.33, .46), (.3, .2), (.01, .18)]
    long = w / .82
    with at(z=.04, stretch=(long, .92, 1)):
        turned(0, 0, 0, outline, look, 64)
    for x in (-w * .3, w * .3):
        for y in (-.2, .2):
            ball(x, y, .05, .05, 'brass')
    tube([(w * .36, .36, 0), (w * .36, .36, .82), (w * .36, .22, .86), (w * .36, .18, .8)], .018, 'brass')


def towel(x, z, look='terra', w=.5):
    """A towel on a rail on a wall whose face is y = 0."""
    rod((x - w / 2 - .06, -.07, z), (x + w / 2 + .06, -.07, z), .01, 'brass', 8)
    box(x, -.07, z - .5, w, .045, .51, look, .015)


def bucket(x, y, z=0, look='sea', r=.16, h=.3):
    """A bucket with its handle."""
    turned(x, y, z, [(r * .74, 0), (r, h), (r * 1.06, h), (r * 1.06, h + .015), (r * .93, h + .015), (r * .7, .02), (.01, .02)], look)
    arc = [(x + r * math.cos(k / 10 * math.pi), y - .03, z + h + r * .75 * math.sin(k / 10 * math.pi)) for k in range(11)]
    tube(arc, .008, 'steel')


def mug(x, y, z=0, look='terra'):
    """A small mug."""
    turned(x, y, z, [(.05, 0), (.055, .1), (.045, .1), (.04, .02), (.01, .02)], look, 24)
