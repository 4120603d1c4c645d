"""Layouts of bedrooms and bathrooms; a `Style` gives them their colours."""

from .bathing import basin, bathtub, bucket, mug, shower, toilet, towel
from .day_rooms import Style, pane
from .dining import books
from .living import armchair, curtain, curtain_rod
from .plants import pot
from .rooms import Room, interior, picture, rug
from .sleeping import bed, bedside, desk, hanging_shelf, mirror, tent, wardrobe
from .solids import at, box


def bedroom_facing(s: Style, w=4.8, d=4.0):
    """A double bed at the back wall, bedsides, curtains at a tall window."""
    room = Room(w, d, 2.8, s.floor, s.accent, s.wall, s.hand, [], [pane(s, 0, 0.3, 1.8, 2.0, 3)])
    h = s.hand
    with room.against_back(-h * 0.2, 2.05):
        bed(1.65, s.wood, s.first, 'white', s.second)
    for x in (-1.3, 1.3):
        with room.against_back(-h * 0.2 + x, 0.4):
            bedside(s.wood, 'sea')
    with room.against_back(0):
        for k in (-1, 0, 1):
            picture(-h * 0.2 + k * 0.62, 1.45, 0.5, 0.62, (s.cloth, s.second, 'mist')[k + 1], s.wood, s.first)
    rug(-h * 0.2, -0.95, 2.6, 1.3, s.cloth, s.first)
    with room.against_side(0):
        curtain_rod(0, 2.48, 2.7)
        for x in (-1.15, 1.15):
            curtain(x, 0.04, 0.36, 2.44, s.cloth, 5)
    pot(h * (w / 2 - 0.4), -d / 2 + 0.5, 0, 0.22, 0.38, plant='tall')
    with at(-h * 1.75, -1.2, turn=h * 140):
        armchair(s.second)
    interior(hand=s.hand)


def bedroom_with_wardrobe(s: Style, w=4.6, d=3.9):
    """A bed at the side wall, a wardrobe and a desk at the back."""
    room = Room(
        w,
        d,
        2.7,
        s.floor,
        s.wall,
        s.accent,
        s.hand,
        [pane(s, s.hand * 0.1, 0.95, 1.2, 1.3, 2, False)],
        [pane(s, -1.25, 0.95, 0.8, 1.2)],
    )
    h = s.hand
    with room.against_side(-0.1, 2.05):
        bed(1.5, s.wood, s.first, 'white', s.second)
    with room.against_side(1.15, 0.4):
        bedside(s.wood, 'terra')
    with room.against_back(-h * 1.45, 0.6):
        wardrobe(1.5, 2.1, s.wood)
    with room.against_back(h * 0.12, 0.6):
        desk(1.15, s.wood, s.second)
    with room.against_side(-0.1):
        picture(0, 1.5, 1.1, 0.65, s.cloth, s.wood, s.second)
    rug(-h * 0.75, -0.75, 1.5, 1.9, s.second, s.cloth)
    pot(-h * (w / 2 - 0.4), -d / 2 + 0.45, 0, 0.22, 0.36, plant='bush')
    interior(hand=s.hand)


def bedroom_for_a_child(s: Style, w=4.4, d=3.8):
    """A single bed, a play tent, a desk and a shelf of books."""
    room = Room(
        w,
        d,
        2.7,
        s.floor,
        s.accent,
        s.wall,
        s.hand,
        [pane(s, -s.hand * 1.2, 0.9, 1.1, 1.3, 2, False)],
        [pane(s, 0.2, 0.9, 1.3, 1.3)],
    )
    h = s.hand
    with room.against_back(h * 0.25, 2.0):
        bed(1.0, s.wood, s.second, 'white', s.first, 2.0)
    with room.against_back(h * 1.2, 0.4):
        bedside(s.wood, 'sea')
    with room.against_back(0):
        hanging_shelf(h * 0.45, 1.6, 1.0, s.wood)
    with room.against_side(-0.45, 0.6):
        desk(1.1, s.wood, s.first)
    rug(-h * 0.85, -0.6, 1.9, 1.9, s.cloth, s.first, round_rug=True)
    with at(-h * 1.35, -0.15, turn=h * 30):
        tent(0, 0)
    for k, (x, y, tone) in enumerate(
        ((-0.5, -0.9, 'terra'), (-0.3, -1.1, 'teal'), (-0.62, -1.15, 'turmeric'))
    ):
        box(h * x, y, 0.03, 0.15, 0.15, 0.15, tone, 0.02, 20 * k)
    with at(-h * 1.2, -1.2, 0.03):
        books(0, 0, 0, 4, flat=True)
    pot(-h * (w / 2 - 0.35), d / 2 - 0.4, 0, 0.2, 0.34, plant='broad')
    interior(hand=s.hand)


def bath_with_shower(s: Style, w=3.3, d=2.7):
    """A shower behind glass, a basin with a round mirror, a closet."""
    room = Room(
        w, d, 2.6, s.bath_floor, s.tiles, s.wall, s.hand, [], [pane(s, -0.35, 1.45, 0.8, 0.7)], skirting=''
    )
    h = s.hand
    with room.against_back(-h * (w / 2 - 0.52), 0.9):
        shower(side=h)
    with room.against_back(h * 0.25, 0.5):
        basin(0.95, s.wood)
    with room.against_back(0):
        mirror(h * 0.25, 1.6, 0.34)
    with room.against_side(-0.35, 0.72):
        toilet()
    with room.against_side(0.6):
        towel(0, 1.3, s.first, 0.45)
    rug(h * 0.05, -0.15, 0.95, 0.6, s.second, s.cloth)
    bucket(-h * 0.75, -0.35, 0, s.first)
    mug(-h * 0.48, -0.4, 0, s.second)
    pot(-h * (w / 2 - 0.4), -d / 2 + 0.45, 0, 0.2, 0.34, plant='bush', size=0.8)
    interior(hand=s.hand)


def bath_with_tub(s: Style, w=3.6, d=2.9):
    """A tub under the window, a basin, a plant."""
    room = Room(
        w,
        d,
        2.7,
        s.bath_floor,
        s.tiles,
        s.accent,
        s.hand,
        [pane(s, -s.hand * 0.65, 1.35, 1.2, 0.8)],
        [pane(s, -0.1, 1.4, 0.8, 0.8)],
        skirting='',
    )
    h = s.hand
    with room.against_back(-h * 0.75, 0.8):
        bathtub('white', 1.7)
    with room.against_back(h * 1.0, 0.5):
        basin(0.95, s.wood)
    with room.against_back(0):
        mirror(h * 1.0, 1.6, 0.34)
    with room.against_side(-0.45, 0.72):
        toilet()
    with room.against_side(-1.1):
        towel(0, 1.25, s.first, 0.4)
    rug(-h * 0.75, -0.3, 1.1, 0.65, s.second, s.cloth)
    pot(-h * (w / 2 - 0.4), -d / 2 + 0.45, 0, 0.2, 0.34, plant='bush', size=0.8)
    with at(h * 0.15, -0.75):
        box(0, 0, 0.3, 0.36, 0.36, 0.05, s.wood, 0.02)
        for x in (-0.13, 0.13):
            for y in (-0.13, 0.13):
                box(x, y, 0, 0.04, 0.04, 0.3, s.wood, 0)
        for k, tone in enumerate((s.first, s.cloth)):
            box(0, 0, 0.35 + 0.07 * k, 0.3, 0.24, 0.07, tone, 0.02)
    interior(hand=s.hand)
