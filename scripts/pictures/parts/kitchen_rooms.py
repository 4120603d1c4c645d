"""Layouts of kitchens; a `Style` gives them their colours."""

from .cooking import counter, fridge, gas_cylinder, hood, open_shelf, pan, wall_units
from .day_rooms import pane
from .dining import bowl, dining
from .openings import Door
from .plants import pot
from .rooms import Room, interior
from .solids import at, box, rod


def kitchen_in_a_corner(s, w=4.4, d=3.6):
    """Counters along two walls, a hood, a refrigerator and a table for two."""
    room = Room(
        w,
        d,
        2.7,
        s.floor,
        s.tiles,
        s.wall,
        s.hand,
        [pane(s, 0, 1.15, 1.3, 1.1)],
        [pane(s, -0.7, 1.15, 1.0, 1.1)],
    )
    h = s.hand
    with room.against_back(-h * 0.3, 0.6):
        counter(w - 0.8, s.front, 'granite', sink=h * 0.3, drawers=(0, 4))
        pan(-h * 1.1, 0, 0.87, 0.13, 'brass')
        bowl(h * 1.0, 0, 0.87, 0.13, s.first)
    with room.against_back(-h * (w / 2 - 0.75)):
        wall_units(1.2, s.front)
    with room.against_side(0.2, 0.6):
        counter(2.0, s.front, 'granite', hob=h * 0.25)
        pan(h * 0.08, 0, 0.94, 0.11)
    with room.against_side(0.2):
        with at(h * 0.25):
            hood(0, 1.65)
    with room.against_side(-1.25, 0.65):
        fridge(s.cloth)
    with at(-h * 0.75, -0.75):
        dining(1.1, 0.75, s.wood, 2, s.first)
    interior(hand=s.hand)


def kitchen_in_a_line(s, w=4.2, d=3.2):
    """One long counter under shelves, a gas cylinder, jars and a window at the side."""
    room = Room(
        w,
        d,
        2.7,
        s.floor,
        s.tiles,
        s.wall,
        s.hand,
        [pane(s, s.hand * 0.35, 1.2, 1.0, 1.0)],
        [Door(0.55, 0.95, 2.1, ajar=0), pane(s, -0.75, 1.1, 0.9, 1.1)],
    )
    h = s.hand
    with room.against_back(0, 0.6):
        counter(w - 0.2, s.front, 'marble', sink=h * 0.35, hob=-h * 0.75, drawers=(2,))
        pan(-h * 0.92, 0, 0.94, 0.13, 'brass')
        pan(-h * 0.58, 0, 0.94, 0.1)
        bowl(h * 1.3, 0.05, 0.87, 0.14, s.first)
    with room.against_back(-h * 1.35):
        open_shelf(1.1, 1.4, s.wood)
        open_shelf(1.1, 1.82, s.wood)
    with room.against_back(h * 1.45):
        wall_units(1.0, s.front)
    gas_cylinder(-h * (w / 2 - 0.3), 0.55)
    with at(-h * 0.4, -0.75):
        box(0, 0, 0.86, 1.3, 0.6, 0.05, s.wood)
        for x in (-0.56, 0.56):
            box(x, 0, 0, 0.08, 0.5, 0.86, s.wood)
        bowl(0, 0, 0.91, 0.16, s.second)
    for x in (-0.35, 0.35):
        with at(-h * 0.4 + x, -1.25):
            box(0, 0, 0.58, 0.34, 0.34, 0.05, s.first, 0.02)
            for px in (-0.13, 0.13):
                for py in (-0.13, 0.13):
                    rod((px, py, 0), (px * 0.8, py * 0.8, 0.58), 0.018, s.wood)
    pot(h * (w / 2 - 0.4), -1.1, 0, 0.2, 0.34, plant='bush')
    interior(hand=s.hand)
