"""A room cut open: a floor, a back wall and one side wall, with their cut edges shown in terracotta."""

import math
from dataclasses import replace

from .solids import at, box, cylinder
from .stage import camera, light, plinth
from .walls import wall

T = 0.16


class Room:
    """A room of w by d by h metres standing on its plinth, its floor at z = 0.

    Inside, x runs from -w/2 to w/2 and y from -d/2 (cut open) to d/2; `side` says which side wall
    stands. Openings of the back wall count from its middle, those of the side wall from its middle
    towards the viewer."""

    def __init__(
        self,
        w=5.2,
        d=4.2,
        h=2.7,
        floor='plank floor',
        back='plaster',
        side='plaster',
        hand=1,
        back_openings=(),
        side_openings=(),
        skirting='white',
        radius=None,
        top='stone',
    ):
        self.w, self.d, self.h, self.hand = w, d, h, hand
        with at(z=-0.3):
            plinth(radius or math.hypot(w + 2 * T, d + 2 * T) / 2 + 0.4, top)
            box(0, 0, 0, w + 2 * T, d + 2 * T, 0.22, 'white')
            box(0, 0, 0.2, w, d, 0.1, floor, 0)
        with at(0, d / 2):
            wall(w + (0 if hand else 2 * T), h, back, back_openings, T)
            self._cap(w, back_openings)
            self._skirting(w, back_openings, skirting)
        with at(hand * w / 2, T / 2, 0, turn=-90 * hand if hand > 0 else 90):
            side_openings = [o if hand > 0 else replace(o, x=-o.x) for o in side_openings]
            wall(d + T, h, side, side_openings, T)
            self._cap(d + T, side_openings)
            self._skirting(d - T, side_openings, skirting, -T * hand)
        box(0, -d / 2 - T / 2, -0.1, w + 2 * T, T, 0.12, 'terra', 0.008)
        box(-hand * (w / 2 + T / 2), 0, -0.1, T, d, 0.12, 'terra', 0.008)

    def _cap(self, long, openings):
        box(0, T / 2, self.h, long, T + 0.02, 0.035, 'terra', 0)

    def _skirting(self, long, openings, look, shift=0):
        if not look:
            return
        start = -long / 2
        for o in sorted((o for o in openings if o.z < 0.1), key=lambda o: o.x):
            self._strip(start, o.x - o.w / 2, look)
            start = o.x + o.w / 2
        self._strip(start, long / 2, look)

    @staticmethod
    def _strip(a, b, look):
        if b - a > 0.05:
            box((a + b) / 2, -0.012, 0, b - a, 0.024, 0.09, look, 0.004)

    def against_back(self, x, depth=0, z=0, turn=0):
        """The frame of something that stands with its back at the back wall."""
        return at(x, self.d / 2 - depth / 2 - 0.03, z, turn)

    def against_side(self, y, depth=0, z=0):
        """The frame of something that stands with its back at the side wall."""
        return at(self.hand * (self.w / 2 - depth / 2 - 0.03), y, z, turn=-90 * self.hand)


def interior(azimuth=-36, height=31, sun=62, low=38, hand=1):
    """Light and camera for a room: the sun comes over the side wall at `hand` and through its window."""
    light(sun * hand, low, sky=0.6)
    camera(azimuth * hand, height, 70, 0.95)


def picture(x, z, w, h, look='sand', frame='teak', motif=None):
    """A framed picture on a wall whose face is y = 0."""
    box(x, -0.02, z, w, 0.04, h, frame, 0.008)
    box(x, -0.043, z + 0.05, w - 0.1, 0.01, h - 0.1, 'white', 0)
    box(x, -0.048, z + 0.1, w - 0.2, 0.01, h - 0.2, look, 0)
    if motif:
        with at(x, -0.054, z + h * 0.42, lean=90):
            cylinder(0, 0, 0, min(w, h) * 0.2, 0.008, motif, sides=40, bevel=0)


def rug(x, y, w, d, look='terra', border='linen', round_rug=False, turn=0):
    """A rug on the floor."""
    with at(x, y, 0, turn):
        if round_rug:
            cylinder(0, 0, 0, w / 2, 0.014, border, sides=80, bevel=0)
            cylinder(0, 0, 0.012, w / 2 - 0.14, 0.01, look, sides=80, bevel=0)
            return
        box(0, 0, 0, w, d, 0.014, border, 0.004)
        box(0, 0, 0.012, w - 0.24, d - 0.24, 0.01, look, 0.003)
        for k in (-1, 1):
            box(k * (w / 2 - 0.3), 0, 0.02, 0.05, d - 0.5, 0.006, border, 0)
