"""Furniture for sitting and dining. Each piece stands on z = 0, centred, its back towards +y."""
import math

from .solids import at, ball, box, cylinder, rod, turned


def cushion(x, y, z, w, look, lean=-18, turn=0):
    """A loose cushion."""
    with at(x, y, z, turn, lean=lean):
        box(0, 0, 0, w, .14, w * .92, look, .06)


def sofa(w=2.1, look='mist', cushions=('terra', 'turmeric'), legs='wood'):
    """A sofa with loose cushions; 0.9 m deep."""
    for x in (-w / 2 + .1, w / 2 - .1):
        for y in (-.36, .36):
            box(x, y, 0, .06, .06, .14, legs, .008)
    box(0, 0, .13, w, .86, .2, look, .03)
    seats = 3 if w > 1.9 else 2 if w > 1.2 else 1
    part = (w - .36) / seats
    for i in range(seats):
        x = -w / 2 + .18 + part * (i + .5)
        box(x, -.06, .32, part - .015, .72, .16, look, .05)
        with at(x, .27, .46, lean=-10):
            box(0, 0, 0, part - .02, .18, .42, look, .06)
    for x in (-w / 2 + .09, w / 2 - .09):
        box(x, 0, .13, .18, .88, .47, look, .05)
    box(0, .37, .13, w, .14, .6, look, .04)
    for i, tone in enumerate(cushions):
        cushion((-1 if i == 0 else 1) * (w / 2 - .42), .1, .48, .4, tone, -22, 12 if i else -12)


def armchair(look='terra', legs='wood'):
    """A low armchair with a round back."""
    for x in (-.28, .28):
        for y in (-.26, .26):
            rod((x * 1.1, y * 1.1, 0), (x * .9, y * .9, .26), .022, legs)
    box(0, -.02, .24, .68, .64, .2, look, .07)
    with at(0, .26, .36, lean=-14):
        box(0, 0, 0, .66, .14, .52, look, .06)
    for x in (-.33, .33):
        box(x, -.02, .36, .1, .54, .2, look, .04)


def cane_chair(look='teak', seat='linen', arms=True):
    """A wooden chair with a woven seat."""
    for x in (-.22, .22):
        rod((x, -.2, 0), (x, -.2, .64 if arms else .43), .018, look)
        rod((x, .2, 0), (x, .25, .86), .018, look)
        if arms:
            box(x, 0, .63, .05, .5, .03, look, .01)
    box(0, 0, .42, .48, .46, .04, seat, .012)
    for z in (.56, .66, .76):
        box(0, .225 + (z - .56) * .12, z, .42, .02, .05, look, .006)


def coffee_table(w=1.1, d=.6, look='oak', round_table=False):
    """A low table with a bowl and books."""
    if round_table:
        cylinder(0, 0, .36, w / 2, .04, look, sides=64)
        for k in range(3):
            rod((.3 * w * math.cos(k * 2.1), .3 * w * math.sin(k * 2.1), 0),
                (.2 * w * math.cos(k * 2.1), .2 * w * math.sin(k * 2.1), .37), .022, look)
    else:
        box(0, 0, .34, w, d, .045, look)
        box(0, 0, .14, w - .14, d - .12, .025, look, .006)
        for x in (-w / 2 + .06, w / 2 - .06):
            for y in (-d / 2 + .06, d / 2 - .06):
                box(x, y, 0, .05, .05, .35, look, .006)
    top = .4 if round_table else .385
    books(-w * .2, 0, top, 3, flat=True)
    bowl(w * .2, .02, top, .11, 'sea')


def bowl(x, y, z, r=.12, look='terra'):
    """A shallow bowl."""
    turned(x, y, z, [(r * .45, 0), (r * .5, .01), (r * .9, r * .5), (r, r * .62), (r * .93, r * .62), (r * .5, .03), (.01, .03)], look)


def vase(x, y, z, h=.3, look='sea', twigs=True):
    """A vase with twigs."""
    r = h * .3
    turned(x, y, z, [(r * .6, 0), (r, h * .4), (r * .85, h * .65), (r * .38, h * .85), (r * .5, h), (r * .4, h), (.01, h * .9)], look)
    for k in range(5 if twigs else 0):
        turn = k * 1.3
        tip = (x + .13 * math.cos(turn), y + .13 * math.sin(turn), z + h + .3 + .03 * k)
        rod((x, y, z + h * .9), tip, .006, 'trunk', 8)
        for part in (.55, .8, 1):
            ball(x + (tip[0] - x) * part, y + (tip[1] - y) * part, z + h + (tip[2] - z - h) * part, .035, 'leaf2')


def books(x, y, z, count=5, flat=False, turn=0):
    """Books, standing or in a pile."""
    tones = ('teal', 'terra', 'linen', 'turmeric', 'indigo', 'rose', 'sage')
    with at(x, y, z, turn):
        for i in range(count):
            if flat:
                with at(0, 0, i * .036, turn=i * 9):
                    box(0, 0, 0, .26 - .02 * i, .19 - .01 * i, .034, tones[i % 7], .004)
            else:
                box(i * .042, 0, 0, .038, .15, .2 + .03 * ((i * 5) % 3), tones[(i * 3) % 7], .004)


def shelf(w=1.1, h=1.9, look='oak', rows=4):
    """An open shelf with books and bowls; 0.32 m deep."""
    for x in (-w / 2 + .015, w / 2 - .015):
        box(x, 0, 0, .03, .32, h, look, .005)
    box(0, .15, 0, w - .04, .015, h, look, 0)
    for k in range(rows + 1):
        z = .06 + (h - .09) * k / rows
        box(0, 0, z, w - .06, .3, .03, look, .004)
        if k < rows:
            books(-w / 2 + .1 + (.28 * (k % 2)), -.02, z + .03, 5 + k % 3)
            (bowl if k % 2 else vase)(w * (.25 if k % 2 == 0 else -.32), -.02, z + .03, .1 if k % 2 else .2, ('terra', 'sea')[k % 2])


def tv_bench(w=1.7, look='teak', screen=1.25):
    """A low bench with a screen over it; 0.4 m deep."""
    box(0, 0, .1, w, .4, .34, look, .012)
    for k in range(3):
        box(-w / 2 + w * (k + .5) / 3, -.205, .13, w / 3 - .03, .012, .28, look, .005)
        ball(-w / 2 + w * (k + .5) / 3, -.22, .27, .016, 'brass')
    for x in (-w / 2 + .1, w / 2 - .1):
        box(x, 0, 0, .05, .34, .1, 'dark', .004)
    if not screen:
        vase(-w * .3, 0, .44, .34, 'terra')
        books(w * .1, 0, .44, 4, flat=True)
        return
    box(0, .12, .52, screen, .04, screen * .57, 'black', .008)
    box(0, .12, .44, .3, .16, .02, 'black', .004)
    box(0, .12, .45, .06, .03, .1, 'black', .004)


def floor_lamp(x, y, h=1.55, look='brass'):
    """A standing lamp with a linen shade."""
    cylinder(x, y, 0, .15, .025, look, sides=32)
    rod((x, y, .02), (x, y, h), .012, look)
    cylinder(x, y, h - .12, .2, .3, 'lamp', top=.14, sides=40)


def table_lamp(x, y, z, look='sea'):
    """A lamp for a bedside or desk."""
    turned(x, y, z, [(.05, 0), (.075, .08), (.03, .2), (.02, .24), (.01, .24)], look)
    cylinder(x, y, z + .22, .13, .17, 'lamp', top=.09, sides=32)


def dining(w=1.5, d=.85, look='teak', chairs=4, seat='linen'):
    """A dining table with chairs round it."""
    box(0, 0, .72, w, d, .045, look)
    for x in (-w / 2 + .1, w / 2 - .1):
        for y in (-d / 2 + .1, d / 2 - .1):
            box(x, y, 0, .07, .07, .72, look, .01)
    places = ((-w / 4, -1), (w / 4, -1), (-w / 4, 1), (w / 4, 1)) if chairs == 4 else ((0, -1), (0, 1))
    for x, side in places:
        with at(x, side * (d / 2 + .12), turn=0 if side > 0 else 180):
            cane_chair(look, seat, arms=False)
    bowl(0, 0, .765, .17, 'sea')
    for k in range(4):
        ball(.06 * math.cos(k * 1.6), .06 * math.sin(k * 1.6), .85, .055, 'turmeric' if k % 2 else 'terra')


def swing(look='teak', h=2.3, w=1.5):
    """A wooden swing seat on brass chains, hung from a beam on two posts."""
    for x in (-w / 2 - .35, w / 2 + .35):
        box(x, 0, 0, .1, .1, h, look)
    box(0, 0, h, w + 1.0, .12, .12, look)
    for x in (-w / 2 + .08, w / 2 - .08):
        for y in (-.22, .22):
            rod((x, y, .48), (x, y * .4, h), .01, 'brass', 8)
    box(0, 0, .43, w, .55, .06, look, .02)
    for x, tone in ((-.45, 'terra'), (.4, 'turmeric')):
        cushion(x, .12, .49, .34, tone, -30)


def curtain(x, z, w, h, look='linen', folds=7):
    """A drawn-back curtain hanging from z + h on a wall whose face is y = 0."""
    for i in range(folds):
        cylinder(x - w / 2 + w * (i + .5) / folds, -.08, z, w / folds * .62, h, look, top=w / folds * .5, sides=16, bevel=0)


def curtain_rod(x, z, w):
    """The rod curtains hang from."""
    rod((x - w / 2, -.09, z), (x + w / 2, -.09, z), .015, 'brass')
    for end in (-1, 1):
        ball(x + end * w / 2, -.09, z, .03, 'brass')
