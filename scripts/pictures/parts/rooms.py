"""A room cut open: a floor, a back wall and one side wall, with their cut edges shown in terracotta."""
import math
from dataclasses import replace

from .solids import at, box, cylinder
from .stage import camera, light, plinth
from .walls import wall

T = .16


class Room:
    """A room of w by d by h metres standing on its plinth, its floor at z = 0.

    Inside, x runs from -w/2 to w/2 and y from -d/2 (cut open) to d/2; `side` says which side wall
    stands. Openings of the back wall count from its middle, those of the side wall from its middle
    towards the viewer."""

    def __init__(self, w=5.2, d=4.2, h=2.7, floor='plank floor', back='plaster', side='plaster', hand=1,
                 back_openings=(), side_openings=(), skirting='white', radius=None, top='stone'):
        self.w, self.d, self.h, self.hand = w, d, h, hand
        with at(z=-.3):
            plinth(radius or math.hypot(w + 2 * T, d + 2 * T) / 2 + .4, top)
            box(0, 0, 0, w + 2 * T, d + 2 * T, .22, 'white')
            box(0, 0, .2, w, d, .1, floor, 0)
        with at(0, d / 2):
            wall(w + (0 if hand else 2 * T), h, back, back_openings, T)
            self._cap(w, back_openings)
            self._skirting(w, back_openings, skirting)
        with at(hand * w / 2, T / 2, 0, turn=-90 * hand if hand > 0 else 90):
            side_openings = [o if hand > 0 else replace(o, x=-o.x) for o in side_openings]
            wall(d + T, h, side, side_openings, T)
            self._cap(d + T, side_openings)
            self._skirting(d - T, side_openings, skirting, -T * hand)
        box(0, -d / 2 - T / 2, -.1, w + 2 * T, T, .12, 'terra', .008)
        box(-hand * (w / 2 + T / 2), 0, -.1, T, d, .12, 'terra', .008)

    def _cap(self, long, openings):
        box(0, T / 2, self.h, long, T + .02, .035, 'terra', 0)

    def _skirting(self, long, openings, look, shift=0):
        if not look:
            return
        start = -long / 2
        for o in sorted((o for o in openings if o.z < .1), key=lambda o: o.x):
            self._strip(start, o.x - o.w / 2, look)
            start = o.x + o.w / 2
        self._strip(start, long / 2, look)

    @staticmethod
    def _strip(a, b, look):
        if b - a > .05:
            box((a + b) / 2, -.012, 0, b - a, .024, .09, look, .004)

    def against_back(self, x, depth=0, z=0, turn=0):
        """The frame of something that stands with its back at the back wall."""
        return at(x, self.d / 2 - depth / 2 - .03, z, turn)

    def against_side(self, y, depth=0, z=0):
        """The frame of something that stands with its back at the side wall."""
        return at(self.hand * (self.w / 2 - depth / 2 - .03), y, z, turn=-90 * self.hand)


def interior(azimuth=-36, height=31, sun=62, low=38, hand=1):
    """Light and camera for a room: the sun comes over the side wall at `hand` and through its window."""
    light(sun * hand, low, sky=.6)
    camera(azimuth * hand, height, 70, .95)


def picture(x, z, w, h, look='sand', frame='teak', motif=None):
    """A framed picture on a wall whose face is y = 0."""
    box(x, -.02, z, w, .04, h, frame, .008)
    box(x, -.043, z + .05, w - .1, .01, h - .1, 'white', 0)
    box(x, -.048, z + .1, w - .2, .01, h - .2, look, 0)
    if motif:
        with at(x, -.054, z + h * .42, lean=90):
            cylinder(0, 0, 0, min(w, h) * .2, .008, motif, sides=40, bevel=0)


def rug(x, y, w, d, look='terra', border='linen', round_rug=False, turn=0):
    """A rug on the floor."""
    with at(x, y, 0, turn):
        if round_rug:
            cylinder(0, 0, 0, w / 2, .014, border, sides=80, bevel=0)
            cylinder(0, 0, .012, w / 2 - .14, .01, look, sides=80, bevel=0)
            return
        box(0, 0, 0, w, d, .014, border, .004)
        box(0, 0, .012, w - .24, d - .24, .01, look, .003)
        for k in (-1, 1):
            box(k * (w / 2 - .3), 0, .02, .05, d - .5, .006, border, 0)
