"""Larger pieces that houses share: porches, balconies, stair flights, cooling units."""
from .openings import porch_lamp
from .roofs import rail
from .solids import at, box, cylinder, turned


def porch(w, d, h, look='terra', pillar='white', floor='stone', base='terra'):
    """A porch before a wall at y = 0: a floor, two pillars and a slab at h."""
    box(0, -d / 2 + .02, 0, w, d, .2, floor)
    for k in range(2):
        box(0, -d - .16 - .28 * k, 0, w * .86, .34, .14 - .06 * k, floor, .01)
    for side in (-1, 1):
        box(side * (w / 2 - .2), -d + .22, .2, .22, .22, h - .2, pillar)
        box(side * (w / 2 - .2), -d + .22, .2, .32, .32, .22, base)
        box(side * (w / 2 - .2), -d + .22, h - .12, .32, .32, .12, pillar)
    box(0, -d / 2 - .02, h, w + .3, d + .3, .14, look)
    porch_lamp(0, -d / 2, h)


def column(x, y, z, h, look='wood', r=.11, base='granite'):
    """A turned column of wood on a stone foot."""
    box(x, y, z, r * 3, r * 3, .22, base)
    turned(x, y, z + .22, [(r * 1.25, 0), (r * 1.25, .06), (r * .8, .12), (r, .3), (r * .95, h * .55), (r * .75, h - .44),
                           (r * 1.2, h - .38), (r * 1.2, h - .34), (r * .7, h - .3), (r * .7, h - .22)], look, 28)
    box(x, y, z + h - .12, r * 3.4, r * 2.4, .12, look)


def balcony(w, d, z=0, look='white', bars='teal', solid=False, wall='plaster'):
    """A balcony on a wall whose face is y = 0, with its floor at z."""
    box(0, -d / 2, z - .14, w, d, .14, look)
    if solid:
        box(0, -d + .06, z, w, .1, .7, wall, 0)
        for side in (-1, 1):
            box(side * (w / 2 - .05), -d / 2 + .05, z, .1, d - .12, .7, wall, 0)
        box(0, -d + .06, z + .7, w + .06, .16, .06, 'terra')
        for side in (-1, 1):
            box(side * (w / 2 - .05), -d / 2 + .07, z + .7, .16, d - .14, .06, 'terra')
        return
    rail((-w / 2 + .06, -d + .07), (w / 2 - .06, -d + .07), z, .9, bars)
    for side in (-1, 1):
        rail((side * (w / 2 - .06), -d + .07), (side * (w / 2 - .06), -.04), z, .9, bars)


def cooling_unit(x, z, y=0):
    """The outer half of an air conditioner on a wall whose face is y."""
    with at(x, y - .2, z):
        box(0, 0, 0, .72, .3, .5, 'white', .02)
        with at(-.1, -.15, .25, lean=90):
            cylinder(0, 0, 0, .19, .02, 'dark', sides=32)
        for k in (-.25, .25):
            box(k, .06, -.05, .04, .34, .05, 'steel', 0)


def outer_stair(count, w, run=.27, rise=.18, look='plaster', tread='terra'):
    """A flight that climbs towards +x from the origin, along a wall at y = w / 2."""
    for i in range(count):
        box(run * (i + .5), 0, 0, run + .002, w, rise * (i + 1), look, 0)
        box(run * (i + .5) - .01, 0, rise * (i + 1), run + .02, w + .04, .035, tread, .006)
