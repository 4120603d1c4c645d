"""Layouts of living rooms; a `Style` gives them and all other rooms their colours."""

from dataclasses import dataclass

from .dining import cane_chair, dining, shelf
from .living import armchair, coffee_table, curtain, curtain_rod, floor_lamp, sofa, swing, tv_bench
from .openings import Door, Window
from .plants import pot
from .rooms import Room, interior, picture, rug
from .solids import at, box


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


def pane(style, x, z, w, h, panes=2, clear=True):
    """A window in the style's frame; clear ones let the sun in."""
    return Window(x, z, w, h, panes, '', style.frame, clear)


def living_with_screen(s, w=5.4, d=4.2):
    """A sofa at the side wall under its window, a screen opposite the door, a table for four."""
    room = Room(
        w,
        d,
        2.8,
        s.floor,
        s.accent,
        s.wall,
        s.hand,
        [Door(-s.hand * (w / 2 - 0.75), 0.95, 2.15, ajar=0)],
        [pane(s, -0.2, 0.95, 2.0, 1.4, 3)],
    )
    with room.against_side(0.1, 0.9):
        sofa(2.1, s.cloth, (s.first, s.second))
    rug(room.hand * 0.95, 0.1, 1.7, 2.3, s.second, 'linen')
    with at(room.hand * 0.95, 0.1, turn=90):
        coffee_table(1.0, 0.55, s.wood)
    with room.against_back(room.hand * 0.55, 0.4):
        tv_bench(1.8, s.wood)
    with at(-room.hand * 1.35, -0.75, turn=12):
        dining(1.3, 0.8, s.wood, 4, s.first)
    pot(room.hand * (w / 2 - 0.4), d / 2 - 0.45, 0, 0.24, 0.4, plant='tall')
    floor_lamp(room.hand * (w / 2 - 0.35), -1.35)
    interior(hand=s.hand)


def living_with_shelf(s, w=5.0, d=4.0):
    """A sofa at the back wall between a shelf and a plant, two chairs, curtains at the side."""
    room = Room(w, d, 2.8, s.floor, s.accent, s.wall, s.hand, [], [pane(s, 0, 0.25, 1.8, 2.1, 2)])
    with room.against_back(-room.hand * 0.15, 0.9):
        sofa(1.9, s.cloth, (s.first, s.second))
    with room.against_back(-room.hand * (w / 2 - 0.65), 0.32):
        shelf(1.0, 2.0, s.wood)
    with room.against_back(0):
        picture(-room.hand * 0.45, 1.35, 0.7, 0.9, s.second, s.wood, s.first)
        picture(room.hand * 0.4, 1.5, 0.7, 0.55, s.cloth, s.wood, 'sea')
    rug(0, -0.05, 2.5, 2.5, s.first, 'linen', round_rug=True)
    with at(0, 0):
        coffee_table(0.9, 0.9, s.wood, round_table=True)
    with at(-1.35, -0.95, turn=130 if s.hand > 0 else 120):
        armchair(s.second)
    with at(0.95, -1.25, turn=208):
        armchair(s.first)
    with room.against_side(0):
        curtain_rod(0, 2.5, 2.7)
        for x in (-1.15, 1.15):
            curtain(x, 0.04, 0.36, 2.46, s.second, 5)
    pot(room.hand * (w / 2 - 0.45), d / 2 - 0.5, 0, 0.26, 0.42, plant='broad', size=1.3)
    interior(hand=s.hand)


def living_with_swing(s, w=5.2, d=4.2):
    """A swing in the middle, a low seat with cushions at the window, brass and plants."""
    room = Room(
        w,
        d,
        3.0,
        s.floor,
        s.wall,
        s.accent,
        s.hand,
        [pane(s, -1.35, 0.8, 1.1, 1.5, 2, False), pane(s, 1.35, 0.8, 1.1, 1.5, 2, False)],
        [Door(0.9, 1.2, 2.3, leaves=2, ajar=0), pane(s, -1.0, 0.8, 1.0, 1.5)],
    )
    with at(-0.1, 0.25):
        swing(s.wood, 2.35, 1.6)
    rug(-0.1, 0.05, 2.6, 1.7, s.first, s.second)
    with room.against_back(0, 0.6):
        box(0, 0, 0, 2.2, 0.7, 0.36, s.wood)
        box(0, -0.02, 0.36, 2.14, 0.66, 0.12, s.cloth, 0.04)
        for x, tone in ((-0.75, s.second), (0, s.first), (0.75, s.second)):
            with at(x, 0.2, 0.48, lean=-20):
                box(0, 0, 0, 0.5, 0.13, 0.4, tone, 0.06)
    with room.against_back(0):
        picture(0, 1.45, 0.8, 0.95, s.second, 'brass', s.first)
    for x, y, turn in ((-1.75, -1.15, 140), (1.4, -1.35, 205)):
        with at(x, y, turn=turn):
            cane_chair(s.wood, s.cloth)
    pot(-room.hand * (w / 2 - 0.4), d / 2 - 0.45, 0, 0.24, 0.4, 'brass', 'tall')
    pot(room.hand * (w / 2 - 0.4), d / 2 - 0.45, 0, 0.24, 0.4, 'brass', 'blades')
    interior(hand=s.hand)
