"""Rooms of the villa: plaster and sage, plank floors, teak."""

from parts.bathing import basin, bathtub, toilet, towel
from parts.cooking import counter, fridge, hood, open_shelf, pan
from parts.dining import bowl, dining
from parts.living import armchair, coffee_table, curtain, curtain_rod, floor_lamp, sofa, swing, tv_bench
from parts.openings import Door, Window
from parts.plants import pot
from parts.rooms import Room, interior, picture, rug
from parts.sleeping import bed, bedside, mirror
from parts.solids import at


def living():
    room = Room(
        5.6,
        4.4,
        2.9,
        'plank floor',
        'plaster',
        'sage',
        back_openings=[Window(-1.5, 0.85, 1.2, 1.5, shade='')],
        side_openings=[Window(-0.2, 0.3, 1.9, 2.1, 3, shade='', open=True)],
    )
    with room.against_back(0.55, 0.9):
        sofa(2.2, 'linen', ('terra', 'sea'))
    rug(0.3, 0.15, 2.9, 2.0, 'sage', 'linen')
    with at(0.4, 0.1):
        coffee_table(1.1, 0.62, 'oak')
    with at(-1.6, -0.25, turn=60):
        armchair('terra')
    with at(1.1, -1.45, turn=190):
        armchair('turmeric')
    with room.against_back(-1.5, 0.4):
        tv_bench(1.1, 'teak', 0)
    with room.against_back(0):
        picture(0.55, 1.35, 1.1, 0.75, 'clay', 'teak', 'terra')
    pot(2.35, 1.75, 0, 0.26, 0.42, plant='tall', size=1.2)
    floor_lamp(-0.95, 1.75)
    interior()


def bedroom():
    room = Room(
        5.0,
        4.2,
        2.9,
        'plank floor',
        'sage',
        'plaster',
        back_openings=[Window(1.75, 0.8, 0.9, 1.5, shade='')],
        side_openings=[Window(0, 0.3, 1.8, 2.1, 3, shade='', open=True)],
    )
    with room.against_back(-0.3, 2.05):
        bed(1.7, 'teak', 'terra', 'white', 'turmeric')
    for x in (-1.5, 0.9):
        with room.against_back(x, 0.4):
            bedside('teak', 'sea')
    rug(-0.3, -0.9, 2.6, 1.5, 'linen', 'clay')
    with room.against_back(0):
        picture(-0.3, 1.45, 1.3, 0.7, 'mist', 'teak', 'turmeric')
    with room.against_side(-0.2):
        curtain_rod(0, 2.55, 2.7)
        for x in (-1.15, 1.15):
            curtain(x, 0.05, 0.38, 2.5, 'linen', 5)
    pot(2.05, -1.6, 0, 0.24, 0.4, plant='blades', size=1.2)
    with at(-1.7, -1.2, turn=40):
        armchair('mist')
    interior()


def kitchen():
    room = Room(
        4.8,
        3.8,
        2.8,
        'cream floor',
        'plaster',
        'plaster',
        back_openings=[Window(-0.1, 1.15, 1.5, 1.15, 3, shade='', open=True)],
        side_openings=[Window(-1.0, 1.15, 1.2, 1.15, shade='', open=True)],
    )
    with room.against_back(-0.35, 0.6):
        counter(3.5, 'sage', 'granite', sink=0.25, drawers=(1, 4))
        pan(-1.2, 0, 0.87, 0.12, 'brass')
        bowl(1.1, 0.02, 0.87, 0.14, 'terra')
    with room.against_back(-1.75):
        open_shelf(0.95, 1.45)
        open_shelf(0.95, 1.9)
    with room.against_side(0.25, 0.6):
        counter(2.5, 'sage', 'granite', hob=-0.5)
        pan(-0.67, 0, 0.94, 0.11, 'steel')
    with room.against_side(0.75):
        hood(0, 1.7)
    with room.against_side(-1.35, 0.65):
        fridge('linen')
    with at(-0.7, -0.55):
        dining(1.3, 0.8, 'oak', 2, 'terra')
    pot(-2.1, -1.45, 0, 0.2, 0.34, plant='bush', size=0.9)
    interior()


def bath():
    room = Room(
        3.8,
        3.2,
        2.7,
        'chequered floor',
        'white tiles',
        'sage',
        side_openings=[Window(0.55, 1.3, 0.9, 0.9, 2, shade='', open=True)],
    )
    with room.against_back(-0.75, 0.8):
        bathtub('white', 1.7)
    with room.against_back(0.75, 0.5):
        basin(1.0, 'teak', 'marble')
    with room.against_back(0):
        mirror(0.75, 1.55, 0.36)
    with room.against_side(-0.55, 0.72):
        toilet()
    with room.against_side(0.2):
        towel(-0.25, 1.25, 'terra', 0.45)
    rug(-0.6, -0.35, 1.1, 0.65, 'turmeric', 'linen')
    pot(-1.6, -1.2, 0, 0.2, 0.34, plant='bush', size=0.8)
    interior()


def outdoors():
    """The back veranda with a swing."""
    Room(
        5.0,
        3.6,
        2.9,
        'red oxide floor',
        'plaster',
        'clay',
        top='lawn',
        back_openings=[Door(-1.3, 1.4, 2.3, leaves=2, ajar=38), Window(1.1, 0.8, 1.5, 1.4, 3, shade='')],
        side_openings=[Window(0, 0.8, 1.1, 1.4, shade='', open=True)],
    )
    with at(0.85, 0.05):
        swing('teak', 2.3, 1.6)
    for x, y, kind in (
        (-2.2, 1.4, 'tall'),
        (-2.15, -1.35, 'broad'),
        (2.1, -1.4, 'bush'),
        (2.15, 1.35, 'blades'),
    ):
        pot(x, y, 0, 0.22, 0.36, plant=kind)
    rug(0.85, -0.1, 2.2, 1.3, 'turmeric', 'linen')
    with at(-1.0, -0.85, turn=40):
        armchair('linen')
    interior()
