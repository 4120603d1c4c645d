"""The pictures of the articles."""
from parts.bathing import bucket
from parts.grounds import fence, gate, lawn, survey_stone, board
from parts.houses import porch
from parts.living import bowl, books, cane_chair
from parts.openings import Door, Window
from parts.roofs import parapet, pipe, slab_roof, stair_head, tank
from parts.rooms import rug
from parts.sleeping import table_lamp
from parts.solids import at, ball, box, cylinder, profile, rod, tube, turned
from parts.stage import camera, light, plinth
from parts.trees import neem, palm, pot, shrub
from parts.walls import storey
from parts.works import carton, house_tag, key, key_ring, ladder, sack


def monsoon():
    """A shut house made ready for rain: sandbags, covered pots, a clean drain."""
    plinth(6.2)
    lawn([(-5.2, -1.4), (-4.4, -3.4), (-2.4, -5.2), (-2.4, -1.4)])
    with at(.3, 1.2):
        storey(5.6, 4.2, 2.7, 'mist', front=[Door(-1.0, 1.1, 2.1, leaves=2, look='teal'), Window(.6, .8, 1.0, 1.25, shutters=False), Window(2.0, .8, 1.0, 1.25)],
               left=[Window(0, .8, 1.0, 1.25)])
        for x in (.6, 2.0):
            for k in range(8):
                box(x, -2.13, .84 + k * .15, .98, .05, .13, 'teak', .006)
        slab_roof(0, 0, 2.7, 6.1, 4.7)
        parapet(0, 0, 2.86, 5.5, 4.1, .4, 'mist')
        stair_head(1.5, .7, 2.86, 1.6, 1.6, 1.6, 'mist')
        tank(-.8, .9, 2.86, .5, .9)
        pipe([(-2.87, -1.4, 2.6), (-2.87, -1.4, .15), (-2.87, -2.3, .1)], .06, 'terra')
        with at(-1.0, -2.1):
            porch(1.9, 1.1, 2.35)
        for k in range(4):
            sack(-1.75 + .5 * k, -3.62, 0, 4 - 3 * k, 'linen')
        for k in range(3):
            sack(-1.5 + .5 * k, -3.62, .17, -4 + 5 * k, 'linen')
    _puddle(2.1, -3.0, 1.2)
    _puddle(-3.5, -3.0, .6)
    _covered(3.5, -1.9)
    ladder(3.75, .6, 3.2, 14, 90)
    palm(-4.7, 2.0, 5.0, 1.3, turn=190, seed=4)
    neem(-4.2, -1.6, 2.3, 1.0, seed=3)
    neem(2.2, 4.9, 4.0, 1.4, seed=9)
    light(50, 30)
    camera(-28, 21, fill=.95)


def _puddle(x, y, r):
    cylinder(x, y, .004, r, .008, 'water', sides=48, bevel=0)
    cylinder(x + r * .8, y + .3, .004, r * .5, .007, 'water', sides=40, bevel=0)


def _covered(x, y):
    """A pump under a tarpaulin, held down with bricks and rope."""
    with at(x, y, 0, turn=18):
        profile([(-.75, 0), (.75, 0), (.5, .75), (-.4, .85)], 1.2, 'sea', .08)
        for k in (-.3, .3):
            tube([(-.78, k, 0), (-.42, k, .87), (.52, k, .77), (.78, k, 0)], .022, 'linen')
        for dx, dy in ((-.85, -.5), (.9, .5), (.9, -.55)):
            box(dx, dy, 0, .3, .18, .14, 'brick', turn=20)


def water():
    """The way of water, cut open: sump below, motor, tank above, a tap and pots."""
    plinth(5.4)
    with at(.6, 1.1):
        storey(4.6, 3.4, 2.8, 'plaster', front=[Window(-1.1, .9, 1.0, 1.2), Door(1.1, 1.0, 2.1)], left=[Window(0, .9)])
        slab_roof(0, 0, 2.8, 5.0, 3.8)
        parapet(0, 0, 2.96, 4.5, 3.3, .36, 'plaster')
        tank(-.9, .3, 2.97, .75, 1.35)
        tank(.95, .5, 2.97, .62, 1.15, 'sea')
        pipe([(-2.36, -1.1, .1), (-2.36, -1.1, 3.7), (-1.6, -.3, 3.7)], .05, 'terra')
    _sump(-2.4, -1.7)
    with at(1.0, -2.3):
        box(0, .3, 0, .3, .3, .95, 'granite')
        tube([(0, .3, .82), (0, .05, .82), (0, .02, .72)], .04, 'brass')
        cylinder(0, 0, 0, .42, .05, 'stone')
    bucket(1.0, -2.28, .05, 'turmeric', .2, .34)
    for x, y, s in ((1.85, -1.95, 1.1), (2.4, -2.4, 1.0), (1.75, -2.75, .85)):
        with at(x, y, 0, scale=s):
            turned(0, 0, 0, [(.14, 0), (.3, .2), (.32, .34), (.2, .5), (.13, .55), (.2, .64), (.17, .64), (.1, .55), (.01, .5)], 'brass')
    palm(-3.9, 1.9, 4.9, .5, turn=165, seed=4)
    neem(3.9, -.2, 2.9, 1.15, seed=5)
    shrub(3.3, -3.0, .35)
    light(50, 36)
    camera(-29, 23, fill=.95)


def _sump(x, y):
    """A sump with its lid off, full of water, and the motor beside it."""
    for dx, dy, w, d in ((0, -.8, 2.2, .2), (0, .8, 2.2, .2), (-1.0, 0, .2, 1.4), (1.0, 0, .2, 1.4)):
        box(x + dx, y + dy, 0, w, d, .42, 'concrete')
    box(x, y, .0, 1.8, 1.4, .3, 'water', 0)
    with at(x - .55, y - 1.2, 0, lean=16):
        box(0, 0, 0, 1.3, .06, .85, 'teal', .01)
    with at(x + .75, y + 1.25):
        box(0, 0, 0, .7, .42, .1, 'concrete')
        with at(-.28, 0, .3, roll=90):
            cylinder(0, 0, 0, .17, .5, 'terra')
        cylinder(.26, 0, .1, .12, .34, 'dark')
    tube([(x + .3, y, .3), (x + .3, y, .7), (x + .5, y + 1.25, .7), (x + 1.0, y + 1.25, .44)], .045, 'terra')


def plot():
    """A plot seen from far away: fence, stones, a path and one tree."""
    plinth(6.4)
    lawn([(-4.2, -2.6), (1.6, -3.4), (4.4, -1.6), (4.0, 3.0), (-3.6, 3.4)], 'lawn')
    corners = [(-4.2, -2.6), (1.6, -3.4), (4.4, -1.6), (4.0, 3.0), (-3.6, 3.4)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        fence(a, b, .85, .9, 3, last=False)
    for x, y in corners:
        with at(x * .93, y * .93, .03, scale=1.5):
            survey_stone(0, 0)
    neem(1.4, .9, 3.6, 1.7, seed=11)
    board(-1.6, -1.2, 'PRIVATE\nPLOT', 1.7, 1.0, .7, turn=-6, size=.4, look='teal', ink='turmeric')
    _camera_post(2.9, -3.9)
    palm(-5.2, 1.8, 4.8, .5, turn=160, seed=4)
    palm(4.9, 2.6, 4.2, .4, turn=10, seed=6)
    shrub(-2.6, 1.6, .4, ('leaf3', 'leaf2'))
    shrub(-.6, 2.4, .3)
    lawn([(-1.0, -6.1), (.2, -6.2), (-.2, -3.3), (-1.2, -3.2)], 'earth')
    light()
    camera(-28, 26, fill=.95)


def _camera_post(x, y):
    """A photographer's tripod at the boundary."""
    with at(x, y, scale=1.2):
        for k in range(3):
            with at(turn=120 * k):
                rod((.5, 0, 0), (.05, 0, 1.25), .03, 'dark')
        box(0, 0, 1.25, .34, .24, .24, 'dark', .03)
        with at(0, .12, 1.37, lean=-90):
            cylinder(0, 0, 0, .09, .16, 'steel', sides=28)


def agreement():
    """A table with an agreement, a pen, a stamp and the keys."""
    plinth(2.3)
    box(0, 0,  0, 3.0, 2.0, .1, 'teak', .03)
    with at(0, 0, .1):
        with at(-.25, 0, 0, turn=8):
            _sheet(1.02, 1.42, 0)
            with at(.06, .03, .014, turn=-5):
                _sheet(1.02, 1.42, 1)
        with at(.48, -.22, .05, turn=52):
            _pen()
        with at(.92, .42, .0, turn=-30):
            key_ring(.16, size=1)
            with at(.16, -.1, 0, turn=-40):
                key(.62)
            with at(0, -.2, .03, turn=-95):
                key(.56, 'steel')
            with at(-.1, .3, 0, turn=10):
                house_tag(.8)
        with at(1.02, -.52):
            _stamp()
        with at(-1.12, .48):
            _little_house()
        with at(-1.15, -.45):
            turned(0, 0, 0, [(.2, 0), (.22, .015), (.2, .03), (.01, .03)], 'brass')
            turned(0, 0, .03, [(.09, 0), (.12, .02), (.105, .2), (.125, .24), (.11, .24), (.09, .2), (.01, .19)], 'steel')
            cylinder(0, 0, .21, .1, .01, 'clay', bevel=0)
    light(52, 38)
    camera(-24, 36, 70, fill=.95)


def _sheet(w, h, written):
    box(0, 0, 0, w, h, .012, 'white', 0)
    if not written:
        return
    box(0, h / 2 - .2, .012, .5, .07, .003, 'teal', 0)
    for k in range(9):
        box(-.02 - .04 * (k % 3 == 2), h / 2 - .36 - k * .085, .012, w - .24 - .08 * (k % 3 == 2), .022, .002, 'granite', 0)
    for side in (-1, 1):
        box(side * .25, -h / 2 + .16, .012, .34, .012, .002, 'dark', 0)
    line = [(-.38 + .025 * k, -h / 2 + .19 + .035 * ((k * 7) % 5 - 2) / 2, .016) for k in range(12)]
    tube(line, .007, 'indigo')
    cylinder(.3, -h / 2 + .3, .012, .1, .004, 'terra', sides=40, bevel=0)


def _pen():
    rod((-.32, 0, .02), (.3, 0, .02), .026, 'teal')
    with at(.3, 0, .02, roll=90):
        cylinder(0, 0, 0, .026, .1, 'brass', top=.004, sides=20)
    rod((-.3, 0, .05), (-.1, 0, .05), .008, 'brass')


def _stamp():
    turned(0, 0, 0, [(.13, 0), (.13, .07), (.05, .1), (.04, .2), (.075, .27), (.06, .33), (.01, .35)], 'wood', 32)
    box(-.02, .34, 0, .36, .24, .05, 'dark', .02)
    box(-.02, .34, .05, .28, .16, .012, 'indigo', 0)


def _little_house():
    with at(scale=.16):
        storey(3.4, 2.8, 2.4, 'plaster', front=[Door(-.7, 1.0, 1.9), Window(.8, .8, 1.0, 1.1)], left=[Window(0, .8)])
        slab_roof(0, 0, 2.4, 3.9, 3.3, h=.22)
        with at(.5, .3, 2.6):
            box(0, 0, 0, 1.5, 1.5, 1.2, 'plaster')
            box(0, 0, 1.2, 1.8, 1.8, .16, 'terra')
        tank(-.9, .5, 2.6, .4, .75, stand=0)
