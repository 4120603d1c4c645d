"""Rooms of the villa: plaster and sage, plank floors, teak."""
from parts.bathing import basin, bathtub, shower, toilet, towel
from parts.cooking import counter, fridge, hood, open_shelf, pan, wall_units
from parts.living import armchair, bowl, coffee_table, curtain, curtain_rod, dining, floor_lamp, sofa, swing, tv_bench
from parts.openings import Door, Window
from parts.rooms import Room, interior, picture, rug
from parts.sleeping import bed, bedside, mirror, wardrobe
from parts.solids import at
from parts.trees import pot


def living():
    room = Room(5.6, 4.4, 2.9, 'plank floor', 'plaster', 'sage',
                back_openings=[Window(-1.5, .85, 1.2, 1.5, shade='')],
                side_openings=[Window(-.2, .3, 1.9, 2.1, 3, shade='', open=True)])
    with room.against_back(.55, .9):
        sofa(2.2, 'linen', ('terra', 'sea'))
    rug(.3, .15, 2.9, 2.0, 'sage', 'linen')
    with at(.4, .1):
        coffee_table(1.1, .62, 'oak')
    with at(-1.6, -.25, turn=60):
        armchair('terra')
    with at(1.1, -1.45, turn=190):
        armchair('turmeric')
    with room.against_back(-1.5, .4):
        tv_bench(1.1, 'teak', 0)
    with room.against_back(0):
        picture(.55, 1.35, 1.1, .75, 'clay', 'teak', 'terra')
    pot(2.35, 1.75, 0, .26, .42, plant='tall', size=1.2)
    floor_lamp(-.95, 1.75)
    interior()


def bedroom():
    room = Room(5.0, 4.2, 2.9, 'plank floor', 'sage', 'plaster',
                back_openings=[Window(1.75, .8, .9, 1.5, shade='')],
                side_openings=[Window(0, .3, 1.8, 2.1, 3, shade='', open=True)])
    with room.against_back(-.3, 2.05):
        bed(1.7, 'teak', 'terra', 'white', 'turmeric')
    for x in (-1.5, .9):
        with room.against_back(x, .4):
            bedside('teak', 'sea')
    rug(-.3, -.9, 2.6, 1.5, 'linen', 'clay')
    with room.against_back(0):
        picture(-.3, 1.45, 1.3, .7, 'mist', 'teak', 'turmeric')
    with room.against_side(-.2):
        curtain_rod(0, 2.55, 2.7)
        for x in (-1.15, 1.15):
            curtain(x, .05, .38, 2.5, 'linen', 5)
    pot(2.05, -1.6, 0, .24, .4, plant='blades', size=1.2)
    with at(-1.7, -1.2, turn=40):
        armchair('mist')
    interior()


def kitchen():
    room = Room(4.8, 3.8, 2.8, 'cream floor', 'plaster', 'plaster',
                back_openings=[Window(-.1, 1.15, 1.5, 1.15, 3, shade='', open=True)],
                side_openings=[Window(-1.0, 1.15, 1.2, 1.15, shade='', open=True)])
    with room.against_back(-.35, .6):
        counter(3.5, 'sage', 'granite', sink=.25, drawers=(1, 4))
        pan(-1.2, 0, .87, .12, 'brass')
        bowl(1.1, .02, .87, .14, 'terra')
    with room.against_back(-1.75):
        open_shelf(.95, 1.45)
        open_shelf(.95, 1.9)
    with room.against_side(.25, .6):
        counter(2.5, 'sage', 'granite', hob=-.5)
        pan(-.67, 0, .94, .11, 'steel')
    with room.against_side(.75):
        hood(0, 1.7)
    with room.against_side(-1.35, .65):
        fridge('linen')
    with at(-.7, -.55):
        dining(1.3, .8, 'oak', 2, 'terra')
    pot(-2.1, -1.45, 0, .2, .34, plant='bush', size=.9)
    interior()


def bath():
    room = Room(3.8, 3.2, 2.7, 'chequered floor', 'white tiles', 'sage',
                side_openings=[Window(.55, 1.3, .9, .9, 2, shade='', open=True)])
    with room.against_back(-.75, .8):
        bathtub('white', 1.7)
    with room.against_back(.75, .5):
        basin(1.0, 'teak', 'marble')
    with room.against_back(0):
        mirror(.75, 1.55, .36)
    with room.against_side(-.55, .72):
        toilet()
    with room.against_side(.2):
        towel(-.25, 1.25, 'terra', .45)
    rug(-.6, -.35, 1.1, .65, 'turmeric', 'linen')
    pot(-1.6, -1.2, 0, .2, .34, plant='bush', size=.8)
    interior()


def outdoors():
    """The back veranda with a swing."""
    room = Room(5.0, 3.6, 2.9, 'red oxide floor', 'plaster', 'clay', top='lawn',
                back_openings=[Door(-1.3, 1.4, 2.3, leaves=2, ajar=38), Window(1.1, .8, 1.5, 1.4, 3, shade='')],
                side_openings=[Window(0, .8, 1.1, 1.4, shade='', open=True)])
    with at(.85, .05):
        swing('teak', 2.3, 1.6)
    for x, y, kind in ((-2.2, 1.4, 'tall'), (-2.15, -1.35, 'broad'), (2.1, -1.4, 'bush'), (2.15, 1.35, 'blades')):
        pot(x, y, 0, .22, .36, plant=kind)
    rug(.85, -.1, 2.2, 1.3, 'turmeric', 'linen')
    with at(-1.0, -.85, turn=40):
        armchair('linen')
    interior()
