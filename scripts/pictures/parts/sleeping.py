"""Furniture for bedrooms and studies. Each piece stands on z = 0, its back towards +y."""
from .living import books, cane_chair, table_lamp
from .solids import at, ball, box, cylinder, profile, rod, turned


def bed(w=1.6, look='teak', cover='terra', sheet='white', throw='turmeric', long=2.05):
    """A made bed, its head at +y; `long` metres deep."""
    box(0, 0, .1, w + .08, long, .16, look)
    for x in (-w / 2, w / 2):
        for y in (-long / 2 + .08, long / 2 - .08):
            box(x, y, 0, .08, .08, .12, look, .01)
    box(0, long / 2 - .04, .1, w + .12, .08, .92, look, .02)
    box(0, -.03, .25, w, long - .1, .2, sheet, .06)
    box(0, -.26, .3, w + .06, long - .64, .19, cover, .06)
    box(0, long / 2 - .72, .44, w + .07, .26, .065, sheet, .025)
    box(0, -long / 2 + .42, .47, w + .08, .42, .04, throw, .015)
    for x in ((-w / 4, w / 4) if w > 1.2 else (0,)):
        with at(x, long / 2 - .3, .47, lean=-24):
            box(0, 0, 0, .6, .14, .36, sheet, .065)
        with at(x, long / 2 - .44, .46, lean=-32):
            box(0, 0, 0, .42, .12, .3, throw, .055)


def bedside(look='teak', lamp='sea'):
    """A bedside chest with a lamp; 0.4 m deep."""
    box(0, 0, .1, .45, .4, .4, look)
    for z in (.13, .32):
        box(0, -.205, z, .4, .012, .16, look, .004)
        ball(0, -.22, z + .08, .015, 'brass')
    for x in (-.18, .18):
        box(x, 0, 0, .04, .34, .1, 'dark', .004)
    table_lamp(0, .04, .5, lamp)


def wardrobe(w=1.5, h=2.1, look='oak', doors=3):
    """A wardrobe with panelled doors; 0.6 m deep."""
    box(0, 0, 0, w, .6, h, look)
    box(0, -.02, h, w + .06, .64, .05, look, .01)
    part = w / doors
    for i in range(doors):
        x = -w / 2 + part * (i + .5)
        box(x, -.305, .1, part - .02, .02, h - .16, look, .006)
        for z, tall in ((.18, h * .38), (.26 + h * .4, h * .42)):
            box(x, -.32, z, part - .16, .014, tall, 'linen' if look == 'white' else look, .008)
        rod((x + part * .38, -.34, h * .46), (x + part * .38, -.34, h * .56), .012, 'brass')


def desk(w=1.2, look='oak', seat='linen'):
    """A desk with a chair, books and a lamp; 0.6 m deep."""
    box(0, 0, .72, w, .6, .04, look)
    for x in (-w / 2 + .05, w / 2 - .05):
        box(x, 0, 0, .05, .54, .72, look, .008)
    box(w / 4, 0, .56, w / 2 - .08, .5, .14, look)
    books(-w / 2 + .12, .16, .76, 6)
    table_lamp(w / 2 - .18, .12, .76, 'terra')
    box(0, .1, .76, .42, .03, .28, 'dark', .006)
    box(0, -.08, .76, .36, .2, .015, 'steel', .004)
    with at(-.02, -.48, 0, turn=172):
        cane_chair(look, seat, arms=False)


def cot(look='white'):
    """A child's bed with bars; its head at +y."""
    for x in (-.36, .36):
        for y in (-.65, .65):
            box(x, y, 0, .05, .05, .9, look, .008)
        for k in range(9):
            box(x, -.56 + .14 * k, .3, .02, .02, .55, look, 0)
        box(x, 0, .84, .05, 1.3, .05, look, .01)
        box(x, 0, .26, .05, 1.3, .05, look, .01)
    for y in (-.65, .65):
        box(0, y, .26, .7, .04, .6, look, .01)
    box(0, 0, .3, .66, 1.24, .14, 'linen', .04)
    box(0, -.2, .42, .68, .8, .06, 'turmeric', .025)


def mirror(x, z, r=.38, frame='brass'):
    """A round mirror on a wall whose face is y = 0."""
    with at(x, -.01, z, lean=90):
        cylinder(0, 0, 0, r, .03, frame, sides=64)
        cylinder(0, 0, .028, r - .035, .008, 'glass', sides=64, bevel=0)


def hanging_shelf(x, z, w=.9, look='teak'):
    """A board on a wall with a few things on it."""
    box(x, -.11, z, w, .22, .035, look, .006)
    books(x - w / 2 + .1, -.1, z + .035, 5)
    turned(x + w * .3, -.1, z + .035, [(.05, 0), (.08, .08), (.04, .16), (.05, .18), (.01, .17)], 'terra')


def tent(x, y, turn=0):
    """A play tent of cloth on sticks."""
    with at(x, y, 0, turn):
        profile([(-.6, 0), (.6, 0), (0, 1.25)], .02, 'linen', 0)
        for side in (-1, 1):
            rod((side * .62, -.5, 0), (-side * .08, 0, 1.5), .02, 'oak')
