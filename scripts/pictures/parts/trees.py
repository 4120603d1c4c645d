"""Trees and plants with real mass."""
import math
import random

from .solids import at, ball, box, clump, cylinder, mesh, shared, tube, turned

LEAVES = ('leaf', 'leaf', 'leaf2')


def neem(x, y, h=3.2, r=1.2, seed=1, looks=LEAVES):
    """A neem tree: a short forked trunk under a wide, clumped crown."""
    dice = random.Random(seed)
    with at(x, y, 0, turn=dice.uniform(0, 360)):
        _trunk(h * .6, r)
        count = 16
        for i in range(count):
            turn, out = i * 2.4, r * .78 * math.sqrt((i + .3) / count)
            up = h * .98 - r * .62 * (out / r) ** 2 * 1.5 - r * .28 + dice.uniform(-.1, .1) * r
            clump(out * math.cos(turn), out * math.sin(turn), up, r * dice.uniform(.36, .5),
                  dice.choice(looks), i % 4, (1, 1, .82))
        clump(0, 0, h * .98 - r * .55, r * .62, looks[0], 2)


def _trunk(h, r):
    tube([(0, 0, -.01), (.02, .01, h * .5), (-.02, .03, h)], .05 + .025 * r, 'trunk')
    for k in range(4):
        turn = k * 1.7
        tube([(0, 0, h * .55), (.25 * r * math.cos(turn), .25 * r * math.sin(turn), h * .8),
              (.5 * r * math.cos(turn), .5 * r * math.sin(turn), h * 1.15)], .025 + .014 * r, 'trunk')


def palm(x, y, h=4.6, lean=.5, turn=0, seed=1, spread=1):
    """A coconut palm that leans; fronds of single leaflets and a bunch of nuts."""
    dice = random.Random(seed)
    with at(x, y, 0, turn):
        _stem(h, lean)
        with at(lean, 0, h):
            for k in range(15):
                _frond(k * 137.5 + dice.uniform(-10, 10), dice.uniform(-6, 34) if k < 11 else 52,
                       dice.uniform(.92, 1.12) * spread, k % 2)
            for k in range(5):
                ball(.13 * math.cos(k * 1.26), .13 * math.sin(k * 1.26), -.12, .1, 'leaf3', (1, 1, 1.15))
            clump(0, 0, .02, .16, 'leaf', 0)


def _stem(h, lean):
    points, faces, sides, rows = [], [], 20, 40
    for i in range(rows + 1):
        t = i / rows
        r = (.13 - .055 * t + .05 * max(0, .06 - t) / .06) * (1.05 if i % 2 else .97)
        for k in range(sides):
            points.append((lean * t * t + r * math.cos(k * math.tau / sides), r * math.sin(k * math.tau / sides), h * t))
    for i in range(rows):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    mesh(points, faces, 'palm trunk', smooth=True)


def _frond(turn, lift, size, kind):
    with at(turn=turn, roll=-lift, scale=size):
        shared(('frond', kind), lambda: _leaflets(1.75 + .2 * kind), ('leaf', 'leaf2')[kind])


def _leaflets(length, pairs=26):
    """A drooping midrib with hanging leaflets to both sides."""
    points, faces = [], []

    def rib(t):
        return length * (t - .16 * t ** 3), length * (.18 * t - .62 * t ** 2.2)

    for i in range(pairs):
        t = .1 + .9 * i / pairs
        (x, z), wide = rib(t), .62 * (math.sin(math.pi * min(1, t * .86 + .12)) ** .8)
        for side in (-1, 1):
            tip = (x + wide * .55, side * wide, z - wide * .5)
            start = len(points)
            points += [(x - .05, side * .01, z), (x + .05, side * .01, z - .004),
                       (x + wide * .34 + .055, side * wide * .55, z - wide * .14), tip,
                       (x + wide * .22 - .045, side * wide * .55, z - wide * .13)]
            faces.append(tuple(start + k for k in range(5)))
    for i in range(12):
        (x, z), (u, w) = rib(i / 12), rib((i + 1) / 12)
        start, r = len(points), .035 - .0025 * i
        points += [(x, -r, z), (x, r, z), (u, r, w), (u, -r, w), (x, 0, z - r), (u, 0, w - r)]
        faces += [(start, start + 1, start + 2, start + 3), (start, start + 3, start + 5, start + 4),
                  (start + 1, start + 4, start + 5, start + 2)]
    return points, faces


def hedge(x, y, length, turn=0, h=.42, looks=LEAVES, seed=3):
    """A clipped row of shrubs, centred."""
    dice = random.Random(seed)
    with at(x, y, 0, turn):
        steps = max(2, round(length / (h * .5)))
        for i in range(steps):
            clump(-length / 2 + length * (i + .5) / steps, dice.uniform(-.05, .05), h * .46,
                  h * dice.uniform(.5, .62), dice.choice(looks), i % 4)


def shrub(x, y, r=.35, looks=LEAVES, seed=2):
    """A low round bush."""
    dice = random.Random(seed)
    for k in range(4):
        clump(x + r * .5 * math.cos(k * 1.9), y + r * .5 * math.sin(k * 1.9), r * dice.uniform(.5, .8),
              r * dice.uniform(.55, .8), dice.choice(looks), k)


def bougainvillea(x, y, h=1.6, w=.8):
    """A bougainvillea climbing at a wall."""
    dice = random.Random(9)
    for k in range(14):
        clump(x + dice.uniform(-w, w) * .5, y + dice.uniform(-.08, .1), .15 + h * k / 14, dice.uniform(.14, .24),
              'bloom' if k % 3 else 'leaf', k % 4)


def pot(x, y, z=0, r=.2, h=.34, look='terra', plant='bush', size=1):
    """A potted plant: `bush`, `blades`, `tall` or `broad`."""
    with at(x, y, z):
        turned(0, 0, 0, [(r * .62, 0), (r * .95, h * .82), (r * 1.08, h * .84), (r * 1.08, h), (r * .9, h),
                         (r * .88, h * .93), (0.02, h * .93)], look)
        with at(z=h * .9, scale=size):
            {'bush': _bush, 'blades': _blades, 'tall': _tall, 'broad': _broad}[plant](r)


def _bush(r):
    for k in range(6):
        turn = k * 2.4
        clump(r * .6 * math.cos(turn) * (k > 0), r * .6 * math.sin(turn) * (k > 0), r * (1 if k else 1.5),
              r * .85, ('leaf2', 'leaf')[k % 2], k % 4)


def _blades(r):
    for k in range(16):
        _leaf(k * 137.5, 68 - k * 1.8, .62 - .01 * k, .045, .25, 'leaf2' if k % 3 else 'leaf3')


def _tall(r):
    for k in range(11):
        _leaf(k * 137.5, 76 - k * 2.6, 1.0 - .025 * k, .12, .9, 'leaf' if k % 2 else 'leaf2')


def _broad(r):
    cylinder(0, 0, 0, .02, .5, 'trunk', sides=12)
    for k in range(12):
        with at(z=.12 + .04 * k):
            _leaf(k * 137.5, 30 + k * 4, .42, .2, .8, 'leaf' if k % 2 else 'leaf2')


def _leaf(turn, lift, length, width, droop, look):
    points, faces, rows = [], [], 8
    for i in range(rows + 1):
        t = i / rows
        wide = width * math.sin(math.pi * min(1, .08 + t * .92)) ** .8
        z = -droop * length * .35 * t * t
        points += [(length * t, -wide, z + wide * .35), (length * t, 0, z), (length * t, wide, z + wide * .35)]
    for i in range(rows):
        a = i * 3
        faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    with at(turn=turn, roll=-lift):
        mesh(points, faces, look, smooth=True, thickness=.006)


def tulsi(x, y):
    """A raised tulsi planter, as stands in courtyards."""
    box(x, y, 0, .7, .7, .18, 'stone')
    box(x, y, .18, .46, .46, .62, 'terra')
    box(x, y, .8, .58, .58, .1, 'white')
    for k in range(5):
        clump(x + .1 * math.cos(k * 1.3), y + .1 * math.sin(k * 1.3), 1.05 + .06 * k, .16, 'leaf2', k % 4)
