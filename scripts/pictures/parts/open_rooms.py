"""Layouts of balconies and terraces; a `Style` gives them their colours."""

from .day_rooms import pane
from .dining import cane_chair
from .living import coffee_table, swing
from .openings import Door
from .plants import pot
from .roofs import rail
from .rooms import Room, interior, rug
from .solids import at, box, rod


def balcony(s, w=4.6, d=2.2, lawn=False, plants=('tall', 'bush', 'blades', 'broad')):
    """A balcony before glass doors: chairs, plants, a rail to the outside."""
    Room(
        w,
        d,
        2.7,
        s.floor,
        s.accent,
        s.wall,
        s.hand,
        [
            Door(-s.hand * 0.5, 2.2, 2.25, look='glass', frame=s.frame, leaves=2),
            pane(s, s.hand * 1.5, 0.85, 1.0, 1.4, 2, False),
        ],
        [pane(s, 0, 0.9, 1.0, 1.4)],
        top='lawn' if lawn else 'stone',
    )
    h = s.hand
    rail((-w / 2 + 0.02, -d / 2 + 0.05), (w / 2 - 0.02, -d / 2 + 0.05), 0, 0.85, s.frame, s.wood)
    corner = -h * (w / 2 - 0.05)
    rail((corner, -d / 2 + 0.05), (corner, d / 2 - 0.05), 0, 0.85, s.frame, s.wood, joined=True)
    for x, turn in ((h * 0.55, -28), (h * 1.55, 24)):
        with at(x, 0.15, turn=turn):
            cane_chair(s.wood, s.first)
    with at(h * 1.05, 0.0, scale=0.6):
        coffee_table(0.8, 0.8, s.wood, round_table=True)
    for k, kind in enumerate(plants):
        pot(
            -h * (w / 2 - 0.4) + h * k * 0.52,
            -d / 2 + 0.42 if k else d / 2 - 0.5,
            0,
            0.17,
            0.3,
            plant=kind,
            size=0.85,
        )
    rug(h * 1.05, 0.05, 2.0, 1.3, s.second, 'linen')
    interior(-30, 27, hand=s.hand)


def terrace(s, w=5.0, d=3.8):
    """A roof terrace: swing, parapet, washing line and pots."""
    Room(
        w,
        d,
        2.6,
        'paving',
        s.accent,
        s.wall,
        s.hand,
        [Door(-s.hand * 1.4, 1.0, 2.1, ajar=32), pane(s, s.hand * 0.9, 0.85, 1.4, 1.3, 3, False)],
        [pane(s, 0, 0.9, 1.1, 1.2)],
    )
    h = s.hand
    for x, y, lx, ly in ((0, -d / 2 + 0.08, w, 0.14), (-h * (w / 2 - 0.08), 0, 0.14, d - 0.3)):
        box(x, y, 0, lx, ly, 0.55, s.wall, 0)
        box(x, y, 0.55, lx + 0.04, ly + 0.06, 0.06 if lx > ly else 0.056, 'terra', 0.01)
    with at(h * 0.9, 0.35):
        swing(s.wood, 2.15, 1.4)
    for y in (-1.2, 1.3):
        rod((-h * 1.75, y, 0), (-h * 1.75, y, 1.75), 0.03, 'teal')
    rod((-h * 1.75, -1.2, 1.7), (-h * 1.75, 1.3, 1.7), 0.01, 'linen')
    for y, tone, wide in (
        (-0.75, 'white', 0.5),
        (-0.15, s.first, 0.46),
        (0.4, s.second, 0.5),
        (0.95, 'sea', 0.4),
    ):
        box(-h * 1.75, y, 0.95, 0.02, wide, 0.75, tone, 0.006)
    for x, kind in ((-0.6, 'bush'), (0.1, 'tall'), (0.8, 'blades'), (1.5, 'broad'), (2.1, 'bush')):
        pot(h * x, -d / 2 + 0.45, 0, 0.18, 0.3, plant=kind, size=0.9)
    interior(hand=s.hand)
