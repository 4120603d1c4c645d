"""The nine services, each as one model that says at card size what is done."""
from parts.bathing import bucket, toilet
from parts.cooking import counter, fridge, hood, open_shelf, pan, wall_units
from parts.grounds import board, compound_wall, drive, fence, gate, kolam, lawn, path, plaque, straight_wall, survey_stone
from parts.houses import balcony, cooling_unit, porch
from parts.living import armchair, floor_lamp, sofa
from parts.openings import Door, Gap, Grille, Window
from parts.roofs import gable, parapet, pipe, rail, slab_roof, stair_head, tank
from parts.rooms import Room, interior, picture, rug
from parts.sleeping import bed, bedside
from parts.solids import at, ball, box, cylinder, rod, slab, tube, turned
from parts.stage import camera, light, plinth
from parts.trees import hedge, neem, palm, pot, shrub
from parts.vehicles import scooter, van
from parts.walls import storey, wall
from parts.works import (broom, bricks, bubble, carton, coil, hammer, hose, house_tag, key, key_ring, ladder, paint_brush,
                         paint_tin, roller, sack, scaffold, spanner, sponge, spray, step_ladder, toolbox)


def property_management():
    """A house and, as large as its door, its keys."""
    plinth(6.4)
    with at(-.2, 2.0):
        _small_house('plaster')
    with at(-.1, -3.0, .02, scale=1.55):
        key_ring(.5, size=1.1)
        with at(.66, -.12, .0, turn=-14):
            key(2.1)
        with at(.3, -.6, .0, turn=-62):
            key(1.6, 'steel')
        with at(-1.0, -.28, .0, turn=-68):
            house_tag(2.3)
    neem(-4.5, -.9, 2.4, 1.05, seed=3)
    neem(4.5, -.6, 2.8, 1.15, seed=6)
    palm(-4.9, 2.2, 4.8, .5, turn=165, seed=4)
    neem(1.6, 5.0, 3.9, 1.4, seed=9)
    light()
    camera(-28, 25, fill=.95)


def _small_house(tone, frames='teal'):
    storey(5.4, 4.0, 2.7, tone, front=[Door(-1.2, 1.1, 2.1, leaves=2), Window(.5, .8, 1.0, 1.25, frame=frames),
                                      Window(1.8, .8, 1.0, 1.25, frame=frames)],
           left=[Window(0, .8, 1.0, 1.25, frame=frames)], right=[Window(0, .8)])
    slab_roof(0, 0, 2.7, 5.9, 4.5)
    with at(-1.2, -2.0):
        porch(1.9, 1.1, 2.35)
    parapet(0, 0, 2.86, 5.3, 3.9, .4, tone)
    stair_head(1.4, .7, 2.86, 1.6, 1.6, 1.6, tone)
    tank(-.6, .9, 2.86, .46, .85)


def tenant_moving_in():
    """A goods carrier with boxes before a house, furniture on its way in."""
    plinth(6.8)
    with at(-.3, 1.9):
        _small_house('mist')
    with at(.9, -3.0, 0, turn=8):
        van(0, 0, 0, 'turmeric')
        for x, y, z, w, h in ((-1.45, -.3, .66, .6, .5), (-1.45, .34, .66, .55, .42), (-.75, .3, .66, .6, .55), (-.72, -.34, .66, .55, .4),
                              (-1.4, .1, 1.16, .55, .4), (-.1, .2, .66, .6, .7)):
            carton(x, y, z, w, .5, h)
        with at(-.1, -.4, .66):
            turned(0, 0, 0, [(.2, 0), (.2, .8), (.01, .8)], 'terra')
    for x, y, z, turn in ((-2.9, -3.0, 0, 12), (-2.35, -2.5, 0, -8), (-2.85, -2.98, .42, 30), (-3.3, -2.2, 0, 4)):
        carton(x, y, z, turn=turn)
    carton(-1.95, -3.5, 0, .6, .5, .4, 20, open_top=True)
    with at(-3.9, -3.1, 0, turn=-32):
        armchair('terra')
    floor_lamp(-4.35, -2.2, 1.5)
    pot(-.55, -1.55, 0, .22, .36, plant='tall', size=1)
    scooter(4.2, -1.2, 118, 'sea')
    palm(-5.1, 2.0, 4.9, .5, turn=165, seed=4)
    neem(4.7, 1.4, 3.4, 1.35, seed=7)
    neem(.6, 5.6, 3.9, 1.4, seed=9)
    light()
    camera(-27, 23, fill=.95)


def guest_house():
    """A guest house with its upper floor cut away: two made beds."""
    plinth(6.6)
    lawn([(.9, -5.7), (3.4, -4.7), (5.4, -2.4), (5.6, -1.2), (.9, -1.2)])
    path((-.9, -5.8), (-.9, -2.6), 1.2)
    with at(0, 1.3):
        storey(6.4, 4.4, 2.7, 'clay', front=[Door(-.9, 1.2, 2.1, leaves=2), Window(-2.4, .8, .95, 1.25), Window(.9, .8, 1.0, 1.25), Window(2.3, .8, 1.0, 1.25)],
               left=[Window(-.9, .8), Window(1.0, .8)])
        box(0, 0, 2.7, 6.9, 4.9, .16, 'terra')
        box(0, 0, 2.86, 6.4, 4.4, .02, 'plank floor', 0)
        with at(-.9, -2.2):
            porch(2.6, 1.2, 2.3)
            plaque(0, -1.38, 2.44, 'GUEST HOUSE', 2.2, .36, .26)
        with at(z=2.88):
            _guest_rooms()
    pot(-2.6, -1.5, 0, .22, .36, plant='tall', size=.9)
    pot(.95, -1.5, 0, .22, .36, plant='tall', size=.9)
    kolam(-.9, -2.95, .4)
    palm(-5.2, 1.6, 5.4, .5, turn=165, seed=4)
    palm(5.4, 1.8, 4.6, .5, turn=0, seed=6)
    neem(4.2, -2.6, 2.5, 1.1, seed=5)
    neem(-4.6, -2.4, 2.1, .9, seed=8)
    light(52, 38)
    camera(-27, 27, fill=.95)


def _guest_rooms():
    for x, w in ((-1.6, 3.2), (1.6, 3.2)):
        with at(x, 2.0):
            wall(w, 2.2, 'plaster' if x < 0 else 'sage', [Window(-.95 if x < 0 else .95, .8, .8, 1.1, shade='')], .18)
            box(0, .09, 2.2, w, .2, .03, 'terra', 0)
        with at(x + (.15 if x < 0 else -.2), .88):
            bed(1.4, 'teak', 'terra' if x < 0 else 'sea', 'white', 'turmeric')
    for x in (3.02,):
        with at(x, 0, turn=-90):
            wall(4.0, 2.2, 'sage', [Window(.2, .8, 1.2, 1.2, shade='', open=True)], .18)
            box(0, .09, 2.2, 4.4, .2, .03, 'terra', 0)
    box(0, .5, 0, .14, 3.0, 2.2, 'white', 0)
    box(0, .5, 2.2, .16, 3.0, .03, 'terra', 0)
    for x in (-2.6, .62):
        with at(x, 1.75):
            bedside('teak', 'sea')
    for x in (-2.2, 2.2):
        rug(x * .7, -1.1, 1.6, .9, 'clay' if x < 0 else 'linen', 'linen' if x < 0 else 'clay')
    rail((-3.1, -2.1), (3.1, -2.1), 0, .75)
    rail((-3.1, -2.1), (-3.1, 2.0), 0, .75)
    pot(-2.75, -1.7, 0, .2, .32, plant='bush', size=.9)
    pot(2.6, -1.6, 0, .2, .32, plant='blades', size=.9)


def sold():
    """A house with a sold sign in its garden."""
    plinth(6.6)
    lawn([(-5.5, -1.2), (-4.8, -3.4), (-2.9, -5.2), (-.2, -5.9), (-.2, -1.6), (-3.4, -1.2)])
    path((1.6, -5.9), (1.6, -1.7), 1.2)
    with at(.4, 1.6):
        storey(5.6, 4.2, 2.9, 'plaster', front=[Door(1.2, 1.1, 2.2, leaves=1), Window(-.4, .8, 1.0, 1.3), Window(-1.8, .8, 1.0, 1.3)],
               left=[Window(0, .8, 1.1, 1.3, shutters=True)])
        gable(0, 0, 2.9, 5.6, 4.2, 1.6, .5)
        with at(1.2, -2.1):
            porch(1.8, 1.1, 2.45)
    board(-1.6, -3.4, 'SOLD', 2.5, 1.15, .95, turn=-14, size=.88)
    gate(1.6, -5.55, 1.5, .8, turn=14)
    compound_wall(5.9, [(-78, 4), (27, 80)], .5)
    palm(5.0, 1.6, 5.0, .5, turn=0, seed=6)
    neem(4.4, -2.0, 2.5, 1.1, seed=5)
    neem(-4.3, 1.2, 3.2, 1.3, seed=8)
    hedge(-.6, -.85, 2.2, h=.42)
    shrub(-3.4, -3.1, .36, ('bloom', 'leaf'))
    light()
    camera(-27, 20, fill=.95)


def plot():
    """An empty plot, measured and fenced."""
    plinth(6.6)
    lawn([(-3.9, -3.1), (3.9, -3.1), (3.9, 3.1), (-3.9, 3.1)], 'earth')
    lawn([(-3.2, -2.4), (3.2, -2.4), (3.2, 2.4), (-3.2, 2.4)], h=.06)
    for a, b, last in (((-3.9, -3.1), (-3.9, 3.1), False), ((-3.9, 3.1), (3.9, 3.1), False), ((3.9, 3.1), (3.9, -3.1), True),
                       ((-.9, -3.1), (-3.9, -3.1), False), ((1.1, -3.1), (3.9, -3.1), False)):
        fence(a, b, 1.0, .8, last=last)
    gate(.1, -3.1, 1.9, 1.0, ajar=30)
    for x in (-3.3, 3.3):
        for y in (-2.5, 2.5):
            with at(x, y, 0, scale=1.5):
                survey_stone(0, 0)
    for a, b in (((-3.3, -2.5), (3.3, -2.5)), ((3.3, -2.5), (3.3, 2.5)), ((3.3, 2.5), (-3.3, 2.5)), ((-3.3, 2.5), (-3.3, -2.5))):
        rod((*a, .36), (*b, .36), .018, 'white')
    _tripod(.9, .5)
    board(-2.5, -4.0, 'PLOT 27', 1.9, .66, .75, turn=-6, size=.46, look='teal', ink='turmeric')
    shrub(-1.8, 1.5, .36)
    shrub(2.3, -1.2, .26, ('leaf3', 'leaf2'))
    neem(4.9, 2.4, 3.0, 1.25, seed=5)
    palm(-5.2, 1.4, 4.8, .5, turn=165, seed=4)
    palm(-4.6, 3.2, 4.0, .4, turn=120, seed=7)
    neem(.9, 5.0, 3.2, 1.2, seed=2)
    for x, y in ((-1.3, -4.6), (1.9, -4.7)):
        shrub(x, y, .24, ('leaf3', 'leaf2'))
    light()
    camera(-28, 27, fill=.95)


def _tripod(x, y):
    """A surveyor's instrument on its tripod."""
    with at(x, y, scale=1.15):
        for k in range(3):
            with at(turn=120 * k + 30):
                rod((.62, 0, 0), (.06, 0, 1.4), .035, 'turmeric')
        cylinder(0, 0, 1.38, .13, .05, 'dark')
        box(0, 0, 1.43, .22, .2, .3, 'terra', .03)
        with at(0, -.1, 1.6, lean=90):
            cylinder(0, 0, -.14, .075, .3, 'dark', sides=28)


def maintenance():
    """A wall under a scaffold, with a ladder, paint and tools before it."""
    plinth(5.6)
    with at(.2, 2.0):
        storey(6.0, 2.4, 5.0, 'plaster', front=[Window(-1.7, .9, 1.1, 1.35), Window(1.7, .9, 1.1, 1.35), Window(-1.7, 3.3, 1.1, 1.2),
                                                Window(1.7, 3.3, 1.1, 1.2), Door(0, 1.1, 2.15)],
               left=[Window(0, 3.2, .8, 1.1)])
        slab_roof(0, 0, 5.0, 6.5, 2.9)
        tank(-1.4, .1, 5.16, .45, .85)
        box(1.55, -1.212, 2.55, 2.9, .02, 2.44, 'ochre', 0)
    with at(1.35, .0):
        scaffold(3.2, .95, 2, 1.6)
        paint_tin(-.5, 0, 3.22, 'ochre', .17, .28)
        bucket(.7, .1, 3.22, 'sea')
    ladder(-2.0, -.25, 3.4, 14)
    with at(-.6, -1.9, 0, scale=1.35):
        toolbox(0, 0, 0, -14)
    with at(1.5, -1.9, 0, scale=1.5):
        paint_tin(0, 0, 0, 'ochre', brush=True)
        paint_tin(.46, .18, 0, 'terra')
    with at(.75, -2.9, 0, turn=24):
        hammer(1.3)
    with at(-.9, -3.2, 0, turn=-30):
        spanner(1.5)
    sack(3.3, -1.7, 0, 30)
    sack(3.35, -1.75, .17, 48)
    bricks(-3.1, -1.3, 0, 4, 3, 20)
    broom(-3.0, .55, 16, 0)
    light(50, 36)
    camera(-26, 19, fill=.95)


def renovation():
    """One room, half old and half new."""
    room = Room(6.0, 4.0, 2.8, 'grey floor', 'sand', 'sea tiles', back_openings=[
        Window(-1.7, .85, 1.2, 1.4, shade='', frame='wood'), Window(1.6, .6, 1.6, 1.7, 3, shade='')],
        side_openings=[Window(0, .6, 1.4, 1.7, 2, shade='', open=True)])
    _new_half(room)
    _old_half(room)
    interior(-34, 31)


def _new_half(room):
    box(1.55, 0, .0, 2.9, 4.0, .03, 'plank floor', .004)
    with at(1.55, 1.985):
        with at(0, 0):
            wall(2.9, 2.8, 'sage', [Gap(.05, .6, 1.6, 1.7)], .012)
    with at(1.75, .55, .03):
        with at(0, .3):
            sofa(1.9, 'linen', ('terra', 'turmeric'))
        rug(0, -.75, 2.1, 1.3, 'clay', 'linen')
    pot(2.6, -.9, .03, .24, .4, plant='tall', size=1.1)


def _old_half(room):
    with at(-1.55, 2.0):
        for x, z, w, h in ((.75, .3, .55, .4), (-.95, 1.9, .5, .35), (.95, 1.7, .35, .3), (-.7, .15, .8, .35)):
            box(x, -.012, z, w, .02, h, 'brickwork', 0)
    for x, y, turn in ((-2.3, -.3, 10), (-1.6, -1.2, 70), (-.9, .4, -20), (-2.0, .7, 40)):
        box(x, y, .0, .5, .42, .02, 'brick', .004, turn)
    step_ladder(-1.0, .75, 1.7, 24)
    bricks(-2.5, .9, 0, 3, 3, 0)
    sack(-2.4, -1.4, 0, 20)
    for x, y, tone in ((-.55, -1.0, 'sage'), (-.2, -1.4, 'terra')):
        with at(x, y, scale=1.3):
            paint_tin(0, 0, 0, tone, brush=tone == 'sage')
    with at(.0, 1.55):
        roller(0, 0, 0, 0, 'sage', 1.5, 14)
    bucket(-1.5, -.45, 0, 'dark')


def kitchen_cleaning():
    """A kitchen cut open, gleaming, with what it was cleaned with."""
    room = Room(5.0, 3.6, 2.7, 'chequered floor', 'sage tiles', 'plaster',
                back_openings=[Window(.2, 1.2, 1.3, 1.05, 2, shade='', open=True)],
                side_openings=[Window(-.9, 1.2, 1.1, 1.05, shade='', open=True)])
    with room.against_back(-.35, .6):
        counter(3.7, 'teal', 'marble', sink=.55, drawers=(0, 5))
        for k, tone in enumerate(('terra', 'turmeric')):
            sponge(-.1 + k * -.25, -.05, .865, tone, 20 - 50 * k)
        spray(1.15, .0, .865, 'sea')
        spray(1.35, .08, .865, 'turmeric')
        bubble(.55, -.02, .88, .12)
        bubble(.42, .04, .88, .08)
        pan(-1.1, .02, .865, .16, 'brass')
        pan(-1.5, .05, .865, .12, 'steel')
    with room.against_back(-1.55):
        wall_units(1.6, 'teal')
    with room.against_back(1.5):
        open_shelf(.9, 1.5)
        open_shelf(.9, 1.92)
    with room.against_side(.35, .6):
        counter(2.2, 'teal', 'marble', hob=.1)
        pan(.27, 0, .94, .12, 'steel')
    with room.against_side(.45):
        hood(0, 1.62)
    with at(-.9, -.7, 0, scale=1.25):
        bucket(0, 0, 0, 'turmeric', .19, .34)
        bubble(.02, .02, .33, .13)
        bubble(-.08, -.06, .33, .09)
    _mop(-.2, -.95)
    with at(.7, -1.15, turn=-20):
        _glove_and_cloth()
    interior(-34, 31)


def _mop(x, y):
    """A mop that stands in a stand of its own."""
    with at(x, y, 0, turn=20, lean=-8):
        rod((0, 0, .1), (0, 0, 1.6), .022, 'oak')
        turned(0, 0, 0, [(.2, 0), (.17, .07), (.06, .16), (.03, .2), (.01, .2)], 'white', 20)


def _glove_and_cloth():
    """A folded cloth and a caddy of bottles."""
    box(-.1, 0, 0, .5, .32, .22, 'terra', .02)
    rod((-.3, 0, .42), (.1, 0, .42), .02, 'oak')
    for px in (-.3, .1):
        rod((px, 0, .2), (px, 0, .42), .016, 'oak')
    for k, tone in enumerate(('sea', 'turmeric', 'white')):
        spray(-.26 + .16 * k, .02, .14, tone)


def tank_cleaning():
    """A flat roof with one tank opened and being scrubbed."""
    plinth(4.7)
    with at(0, .1):
        storey(6.2, 5.0, .5, 'plaster')
        box(0, 0, .5, 6.6, 5.4, .16, 'terra')
        box(0, 0, .65, 5.9, 4.7, .02, 'paving', 0)
        parapet(0, 0, .66, 6.2, 5.0, .42, 'plaster')
        with at(z=.67):
            _roof_work()
    light(50, 38)
    camera(-29, 25, fill=.95)


def _roof_work():
    tank(-.2, .95, 0, .95, 1.75, stand=.3)
    _open_tank(1.75, -.2)
    stair_head(-2.0, 1.35, 0, 1.7, 1.7, 1.9, 'clay')
    ladder(.55, -.35, 2.2, 12, -62, w=.4)
    coil(-.9, -1.1, 0, .42)
    hose([(-.75, -1.35, .04), (-.2, -1.75, .04), (.6, -1.7, .04), (1.0, -1.45, .06), (1.15, -1.2, .5), (1.25, -1.0, 1.4),
          (1.4, -.75, 1.92), (1.6, -.45, 1.9), (1.7, -.3, 1.2)])
    with at(-1.9, -1.3, 0, scale=1.3):
        bucket(0, 0, 0, 'sea')
        bubble(0, 0, .28, .11)
    with at(-.2, -1.9, 0, turn=15):
        cylinder(0, 0, 0, .36, .05, 'dark')
        cylinder(0, 0, .05, .08, .05, 'dark')
    broom(-2.75, -.5, -10, 90, 'sea')
    spray(-2.4, -1.75, 0, 'turmeric')
    pipe([(-.2, 1.95, .3), (1.9, 1.95, .3), (1.9, 2.2, .3)])


def _open_tank(x, y):
    """A tank without its lid, cut so that the clean water shows."""
    with at(x, y):
        for px in (-.55, .55):
            for py in (-.55, .55):
                box(px, py, 0, .2, .2, .3, 'brick')
        box(0, 0, .3, 1.9, 1.9, .07, 'concrete')
        turned(0, 0, .37, [(.93, 0), (.95, .04), (.92, .3), (.95, .34), (.95, .5), (.92, .56), (.95, .62), (.95, .8), (.92, .86),
                           (.95, .92), (.95, 1.1), (.92, 1.16), (.95, 1.22), (.95, 1.5), (.86, 1.5), (.86, .1), (.01, .1)], 'sea', 56)
        cylinder(0, 0, 1.45, .87, .02, 'water', sides=56, bevel=0)
        bubble(.3, .3, 1.5, .16)
        bubble(-.35, .2, 1.5, .13)
