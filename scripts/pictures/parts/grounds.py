"""What lies and stands around a house: lawns, paths, kolam, compound wall, gate, road, water."""
import math

from .solids import at, ball, box, cylinder, mesh, rod, slab, text, tube


def lawn(outline, look='lawn', h=.035):
    """A bed of grass, sand or earth within (x, y) points, counter-clockwise."""
    slab(outline, 0, h, look, .012)


def path(start, end, w=1.2, step=.62, look='white'):
    """Stepping stones from one point to another."""
    (ax, ay), (bx, by) = start, end
    long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    with at(ax, ay, 0, turn):
        count = max(1, round(long / step))
        for i in range(count):
            box(long * (i + .5) / count, 0, .0, long / count - .14, w, .05, look, .012)


def drive(x, y, w, d, look='paving'):
    """A paved drive."""
    box(x, y, 0, w, d, .04, look, .01)


def kolam(x, y, r=.55, z=.012):
    """A kolam: a looped line of rice flour around a grid of dots."""
    with at(x, y, z):
        for i in range(-2, 3):
            for j in range(-2, 3):
                if abs(i) + abs(j) <= 2:
                    cylinder(i * r * .36, j * r * .36, 0, .028, .012, 'white', sides=12, bevel=0)
        for phase, size in ((0, 1), (math.pi / 4, .86)):
            line = []
            for k in range(96):
                t = k / 96 * math.tau
                out = r * size * (.78 + .24 * math.cos(4 * (t + phase)))
                line.append((out * math.cos(t), out * math.sin(t), .004))
            tube(line, .016, 'white', closed=True)


def compound_wall(r, arcs, h=.62, look='plaster', cap='terra', step=3.0):
    """A curved wall with posts along the plinth; arcs in degrees, 0 towards the street."""
    for first, last in arcs:
        count = max(1, round((last - first) / step))
        part = (last - first) / count
        for k in range(count):
            _bent(r, .14, first + part * k, first + part * (k + 1), 0, h, look)
            _bent(r, .22, first + part * k, first + part * (k + 1), h, .06, cap)
        for turn in (first, last):
            with at(r * math.sin(math.radians(turn)), -r * math.cos(math.radians(turn)), 0, turn):
                box(0, 0, 0, .3, .3, h + .18, look)
                box(0, 0, h + .18, .38, .38, .07, cap)
                ball(0, 0, h + .34, .1, 'white')


def _bent(r, thick, first, last, z, h, look):
    outline = []
    for out, turns in ((r + thick / 2, (first, (first + last) / 2, last)),
                       (r - thick / 2, (last, (first + last) / 2, first))):
        outline += [(out * math.sin(math.radians(t)), -out * math.cos(math.radians(t))) for t in turns]
    slab(outline, z, h, look, 0)


def straight_wall(start, end, h=.8, look='plaster', cap='terra', posts=(True, True)):
    """A compound wall between two points, with a post at either end or only at one."""
    (ax, ay), (bx, by) = start, end
    long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    with at(ax, ay, 0, turn):
        box(long / 2, 0, 0, long, .14, h, look, 0)
        box(long / 2, 0, h, long, .22, .06, cap, .01)
        for x in [end for end, wanted in zip((0, long), posts) if wanted]:
            box(x, 0, 0, .3, .3, h + .16, look)
            box(x, 0, h + .16, .38, .38, .07, cap)


def gate(x, y, w=1.7, h=.95, turn=0, ajar=50, look='teal'):
    """A two-leaved metal gate."""
    with at(x, y, .04, turn):
        for side in (-1, 1):
            with at(side * w / 2, 0, 0, turn=-side * ajar):
                leaf = w / 2 - .03
                for z in (.04, h * .55, h - .05):
                    box(-side * leaf / 2, 0, z, leaf, .04, .05, look, 0)
                for k in range(6):
                    box(-side * (.02 + (leaf - .04) * k / 5), 0, 0, .03, .03, h + (.08 if k % 2 else 0), look, 0)


def steps(x, y, w, count=3, run=.3, rise=.12, turn=0, look='stone'):
    """Steps up to a floor; y is the front of the lowest one."""
    with at(x, y, 0, turn):
        for i in range(count):
            box(0, (count - i) * 0 + i * run + (count - i) * run / 2, rise * i, w, (count - i) * run, rise, look, .012)


def disc_road(r, y, w, look='asphalt'):
    """A street across a round plinth of radius r, with a dashed line."""
    outline = _band(r, y - w / 2, y + w / 2)
    slab(outline, 0, .02, look, 0)
    reach = math.sqrt(max(.1, r * r - y * y)) - .5
    for k in range(int(reach)):
        for side in (-1, 1):
            box(side * (k + .5), y, .02, .5, .08, .006, 'white', 0)


def band(r, low, high, look, h=.02):
    """The part of a disc between two depths, such as water or sand."""
    slab(_band(r, low, high), 0, h, look, 0)


def _band(r, low, high):
    def edge(y, side):
        return side * math.sqrt(max(0, r * r - y * y))
    rows = [low + (high - low) * k / 40 for k in range(41)]
    return [(edge(y, 1), y) for y in rows] + [(edge(y, -1), y) for y in reversed(rows)]


def sea(r, low, high, look='sea'):
    """Water with lines of surf, between two depths of a disc."""
    band(r, low, high, look, .025)
    for k, far in enumerate((.12, .5, 1.0)):
        y = high - .2 - far
        reach = math.sqrt(max(.1, r * r - y * y)) - .15 - .5 * k
        line = [(reach * i / 30, y + .07 * math.sin(i * 1.3 + k), .03) for i in range(-30, 31)]
        tube(line, .04 - .009 * k, 'white')


def lamp_post(x, y, h=2.6, turn=0):
    """A street lamp."""
    with at(x, y, 0, turn):
        cylinder(0, 0, 0, .09, .2, 'dark', sides=20)
        tube([(0, 0, .1), (0, 0, h), (.1, 0, h + .14), (.5, 0, h + .2)], .035, 'teal')
        box(.52, 0, h + .14, .34, .14, .07, 'teal')
        box(.52, 0, h + .12, .26, .1, .03, 'lamp', 0)


def board(x, y, words, w=1.3, h=.62, z=.75, turn=0, look='terra', ink='white', size=.34, post='wood'):
    """A sign board on two posts."""
    with at(x, y, 0, turn):
        for side in (-1, 1):
            box(side * w * .36, 0, 0, .08, .08, z + h * .9, post)
        box(0, -.06, z, w, .06, h, look, .015)
        lines = words.split('\n')
        for i, line in enumerate(lines):
            foot = z + h / 2 - size * .36 + (len(lines) / 2 - i - .5) * size * 1.05
            text(line, 0, -.095, foot, size, ink)


def plaque(x, y, z, words, w, h, size, look='teal', ink='turmeric'):
    """A board on a wall whose face is at y."""
    box(x, y - .04, z, w, .08, h, look, .012)
    text(words, x, y - .085, z + h / 2 - size * .35, size, ink)


def survey_stone(x, y, h=.42):
    """A boundary stone with a painted head."""
    box(x, y, 0, .17, .17, h, 'granite', .02)
    box(x, y, h - .12, .18, .18, .13, 'red', .02)


def fence(start, end, h=.85, gap=1.0, wires=4, last=True):
    """Granite posts with wires between them; without the last post where another fence goes on."""
    (ax, ay), (bx, by) = start, end
    count = max(1, round(math.hypot(bx - ax, by - ay) / gap))
    for i in range(count + last):
        x, y = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
        box(x, y, 0, .1, .1, h, 'granite', .012)
    for k in range(wires):
        rod((ax, ay, h * (k + 1) / (wires + .4)), (bx, by, h * (k + 1) / (wires + .4)), .013, 'steel')


def water_sheet(outline, z, look='water'):
    """A level surface of water."""
    mesh([(x, y, z) for x, y in outline], [tuple(range(len(outline)))], look)
