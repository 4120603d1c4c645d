"""Layouts of living rooms, kitchens and balconies; a `Style` gives them their colours."""
from dataclasses import dataclass

from .cooking import counter, fridge, gas_cylinder, hood, open_shelf, pan, wall_units
from .living import (armchair, bowl, cane_chair, coffee_table, curtain, curtain_rod, dining, floor_lamp, shelf,
                     sofa, swing, tv_bench)
from .openings import Door, Window
from .roofs import rail
from .rooms import Room, interior, picture, rug
from .solids import at, box, rod
from .trees import pot


@dataclass
class Style:
    """What a home looks like inside; the names are materials."""
    wall: str = 'plaster'
    accent: str = 'sage'
    floor: str = 'cream floor'
    wood: str = 'teak'
    cloth: str = 'linen'
    first: str = 'terra'
    second: str = 'turmeric'
    front: str = 'sage'
    tiles: str = 'white tiles'
    bath_floor: str = 'grey floor'
    frame: str = 'teal'
    hand: int = 1


def _pane(style, x, z, w, h, panes=2, clear=True):
    return Window(x, z, w, h, panes, '', style.frame, clear)


def living_with_screen(s, w=5.4, d=4.2):
    """A sofa at the side wall under its window, a screen opposite the door, a table for four."""
    room = Room(w, d, 2.8, s.floor, s.accent, s.wall, s.hand, [Door(-s.hand * (w / 2 - .75), .95, 2.15, ajar=0)],
                [_pane(s, -.2, .95, 2.0, 1.4, 3)])
    with room.against_side(.1, .9):
        sofa(2.1, s.cloth, (s.first, s.second))
    rug(room.hand * .95, .1, 1.7, 2.3, s.second, 'linen')
    with at(room.hand * .95, .1, turn=90):
        coffee_table(1.0, .55, s.wood)
    with room.against_back(room.hand * .55, .4):
        tv_bench(1.8, s.wood)
    with at(-room.hand * 1.35, -.75, turn=12):
        dining(1.3, .8, s.wood, 4, s.first)
    pot(room.hand * (w / 2 - .4), d / 2 - .45, 0, .24, .4, plant='tall')
    floor_lamp(room.hand * (w / 2 - .35), -1.35)
    interior(hand=s.hand)


def living_with_shelf(s, w=5.0, d=4.0):
    """A sofa at the back wall between a shelf and a plant, two chairs, curtains at the side."""
    room = Room(w, d, 2.8, s.floor, s.accent, s.wall, s.hand, [], [_pane(s, 0, .25, 1.8, 2.1, 2)])
    with room.against_back(-room.hand * .15, .9):
        sofa(1.9, s.cloth, (s.first, s.second))
    with room.against_back(-room.hand * (w / 2 - .65), .32):
        shelf(1.0, 2.0, s.wood)
    with room.against_back(0):
        picture(-room.hand * .45, 1.35, .7, .9, s.second, s.wood, s.first)
        picture(room.hand * .4, 1.5, .7, .55, s.cloth, s.wood, 'sea')
    rug(0, -.05, 2.5, 2.5, s.first, 'linen', round_rug=True)
    with at(0, 0):
        coffee_table(.9, .9, s.wood, round_table=True)
    with at(-1.35, -.95, turn=130 if s.hand > 0 else 120):
        armchair(s.second)
    with at(.95, -1.25, turn=208):
        armchair(s.first)
    with room.against_side(0):
        curtain_rod(0, 2.5, 2.7)
        for x in (-1.15, 1.15):
            curtain(x, .04, .36, 2.46, s.second, 5)
    pot(room.hand * (w / 2 - .45), d / 2 - .5, 0, .26, .42, plant='broad', size=1.3)
    interior(hand=s.hand)


def living_with_swing(s, w=5.2, d=4.2):
    """A swing in the middle, a low seat with cushions at the window, brass and plants."""
    room = Room(w, d, 3.0, s.floor, s.wall, s.accent, s.hand, [_pane(s, -1.35, .8, 1.1, 1.5, 2, False), _pane(s, 1.35, .8, 1.1, 1.5, 2, False)],
                [Door(.9, 1.2, 2.3, leaves=2, ajar=0), _pane(s, -1.0, .8, 1.0, 1.5)])
    with at(-.1, .25):
        swing(s.wood, 2.35, 1.6)
    rug(-.1, .05, 2.6, 1.7, s.first, s.second)
    with room.against_back(0, .6):
        box(0, 0, 0, 2.2, .7, .36, s.wood)
        box(0, -.02, .36, 2.14, .66, .12, s.cloth, .04)
        for x, tone in ((-.75, s.second), (0, s.first), (.75, s.second)):
            with at(x, .2, .48, lean=-20):
                box(0, 0, 0, .5, .13, .4, tone, .06)
    with room.against_back(0):
        picture(0, 1.45, .8, .95, s.second, 'brass', s.first)
    for x, y, turn in ((-1.75, -1.15, 140), (1.4, -1.35, 205)):
        with at(x, y, turn=turn):
            cane_chair(s.wood, s.cloth)
    pot(-room.hand * (w / 2 - .4), d / 2 - .45, 0, .24, .4, 'brass', 'tall')
    pot(room.hand * (w / 2 - .4), d / 2 - .45, 0, .24, .4, 'brass', 'blades')
    interior(hand=s.hand)


def kitchen_in_a_corner(s, w=4.4, d=3.6):
    """Counters along two walls, a hood, a refrigerator and a table for two."""
    room = Room(w, d, 2.7, s.floor, s.tiles, s.wall, s.hand, [_pane(s, 0, 1.15, 1.3, 1.1)], [_pane(s, -.7, 1.15, 1.0, 1.1)])
    h = s.hand
    with room.against_back(-h * .3, .6):
        counter(w - .8, s.front, 'granite', sink=h * .3, drawers=(0, 4))
        pan(-h * 1.1, 0, .87, .13, 'brass')
        bowl(h * 1.0, 0, .87, .13, s.first)
    with room.against_back(-h * (w / 2 - .75)):
        wall_units(1.2, s.front)
    with room.against_side(.2, .6):
        counter(2.0, s.front, 'granite', hob=h * .25)
        pan(h * .08, 0, .94, .11)
    with room.against_side(.2):
        with at(h * .25):
            hood(0, 1.65)
    with room.against_side(-1.25, .65):
        fridge(s.cloth)
    with at(-h * .75, -.75):
        dining(1.1, .75, s.wood, 2, s.first)
    interior(hand=s.hand)


def kitchen_in_a_line(s, w=4.2, d=3.2):
    """One long counter under shelves, a gas cylinder, jars and a window at the side."""
    room = Room(w, d, 2.7, s.floor, s.tiles, s.wall, s.hand, [_pane(s, s.hand * .35, 1.2, 1.0, 1.0)], [Door(.55, .95, 2.1, ajar=0), _pane(s, -.75, 1.1, .9, 1.1)])
    h = s.hand
    with room.against_back(0, .6):
        counter(w - .2, s.front, 'marble', sink=h * .35, hob=-h * .75, drawers=(2,))
        pan(-h * .92, 0, .94, .13, 'brass')
        pan(-h * .58, 0, .94, .1)
        bowl(h * 1.3, .05, .87, .14, s.first)
    with room.against_back(-h * 1.35):
        open_shelf(1.1, 1.4, s.wood)
        open_shelf(1.1, 1.82, s.wood)
    with room.against_back(h * 1.45):
        wall_units(1.0, s.front)
    gas_cylinder(-h * (w / 2 - .3), .55)
    with at(-h * .4, -.75):
        box(0, 0, .86, 1.3, .6, .05, s.wood)
        for x in (-.56, .56):
            box(x, 0, 0, .08, .5, .86, s.wood)
        bowl(0, 0, .91, .16, s.second)
    for x in (-.35, .35):
        with at(-h * .4 + x, -1.25):
            box(0, 0, .58, .34, .34, .05, s.first, .02)
            for px in (-.13, .13):
                for py in (-.13, .13):
                    rod((px, py, 0), (px * .8, py * .8, .58), .018, s.wood)
    pot(h * (w / 2 - .4), -1.1, 0, .2, .34, plant='bush')
    interior(hand=s.hand)


def balcony(s, w=4.6, d=2.2, lawn=False, plants=('tall', 'bush', 'blades', 'broad')):
    """A balcony before glass doors: chairs, plants, a rail to the outside."""
    room = Room(w, d, 2.7, s.floor, s.accent, s.wall, s.hand, [Door(-s.hand * .5, 2.2, 2.25, look='glass', frame=s.frame, leaves=2),
                _pane(s, s.hand * 1.5, .85, 1.0, 1.4, 2, False)], [_pane(s, 0, .9, 1.0, 1.4)], top='lawn' if lawn else 'stone')
    h = s.hand
    rail((-w / 2 + .02, -d / 2 + .05), (w / 2 - .02, -d / 2 + .05), 0, .85, s.frame, s.wood)
    rail((-h * (w / 2 - .05), -d / 2 + .05), (-h * (w / 2 - .05), d / 2 - .05), 0, .85, s.frame, s.wood)
    for x, turn in ((h * .55, -28), (h * 1.55, 24)):
        with at(x, .15, turn=turn):
            cane_chair(s.wood, s.first)
    with at(h * 1.05, .0, scale=.6):
        coffee_table(.8, .8, s.wood, round_table=True)
    for k, kind in enumerate(plants):
        pot(-h * (w / 2 - .4) + h * k * .52, -d / 2 + .42 if k else d / 2 - .5, 0, .17, .3, plant=kind, size=.85)
    rug(h * 1.05, .05, 2.0, 1.3, s.second, 'linen')
    interior(-30, 27, hand=s.hand)


def terrace(s, w=5.0, d=3.8):
    """A roof terrace: swing, parapet, washing line and pots."""
    room = Room(w, d, 2.6, 'paving', s.accent, s.wall, s.hand, [Door(-s.hand * 1.4, 1.0, 2.1, ajar=32), _pane(s, s.hand * .9, .85, 1.4, 1.3, 3, False)],
                [_pane(s, 0, .9, 1.1, 1.2)])
    h = s.hand
    for x, y, lx, ly in ((0, -d / 2 + .08, w, .14), (-h * (w / 2 - .08), 0, .14, d - .3)):
        box(x, y, 0, lx, ly, .55, s.wall, 0)
        box(x, y, .55, lx + .04, ly + .06, .06, 'terra', .01)
    with at(h * .9, .35):
        swing(s.wood, 2.15, 1.4)
    for y in (-1.2, 1.3):
        rod((-h * 1.75, y, 0), (-h * 1.75, y, 1.75), .03, 'teal')
    rod((-h * 1.75, -1.2, 1.7), (-h * 1.75, 1.3, 1.7), .01, 'linen')
    for y, tone, wide in ((-.75, 'white', .5), (-.15, s.first, .46), (.4, s.second, .5), (.95, 'sea', .4)):
        box(-h * 1.75, y, .95, .02, wide, .75, tone, .006)
    for x, kind in ((-.6, 'bush'), (.1, 'tall'), (.8, 'blades'), (1.5, 'broad'), (2.1, 'bush')):
        pot(h * x, -d / 2 + .45, 0, .18, .3, plant=kind, size=.9)
    interior(hand=s.hand)
