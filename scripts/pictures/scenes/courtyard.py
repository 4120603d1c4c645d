"""An old Madurai house around a courtyard."""

import math

from parts.grounds import disc_road, kolam, steps
from parts.houses import column
from parts.openings import Door, Window
from parts.plants import pot, tulsi
from parts.roofs import lean_to
from parts.solids import at, box, mesh, rod, tube, turned
from parts.stage import camera, light, plinth
from parts.trees import neem, palm
from parts.vehicles import bicycle
from parts.walls import storey, wall

W, D, H = 10.4, 9.0, 2.9  # outer walls
CW, CD = 4.9, 4.2  # the open court


def outside():
    plinth(9.2)
    disc_road(8.9, -7.3, 1.9)
    with at(0, 1.1):
        box(0, 0, 0, W + 0.1, D + 0.1, 0.3, 'granite')
        box(0, 0, 0.3, CW + 1.6, CD + 1.6, 0.02, 'red oxide floor', 0)
        with at(z=0.3):
            _walls()
            _court()
            _roofs()
        _thinnai()
    kolam(0, -6.0, 0.6)
    palm(6.9, 2.4, 5.7, 0.6, turn=20, seed=3)
    palm(-6.9, 3.4, 6.2, 0.5, turn=165, seed=6)
    neem(-6.9, -1.9, 3.6, 1.4, seed=3)
    neem(7.0, -2.0, 3.0, 1.2, seed=9)
    neem(1.6, 7.4, 4.8, 1.5, seed=12)
    bicycle(3.9, -5.6, 176, 'teal')
    light(height=42)
    camera(-30, 27, fill=0.95)


def _walls():
    storey(
        W,
        D,
        H,
        'plaster',
        front=[
            Door(0, 1.5, 2.3, leaves=2),
            Window(-2.6, 0.8, 1.0, 1.3, shade='', frame='wood'),
            Window(2.6, 0.8, 1.0, 1.3, shade='', frame='wood'),
            Window(4.2, 0.8, 0.9, 1.3, shade='', frame='wood'),
            Window(-4.2, 0.8, 0.9, 1.3, shade='', frame='wood'),
        ],
        left=[Window(k * 2.6, 0.8, 1.0, 1.3, shade='', frame='wood') for k in (-1, 0, 1)],
    )
    for x, y, turn, long in (
        (0, CD / 2 + 0.9, 0, CW + 2),
        (0, -CD / 2 - 0.9, 180, CW + 2),
        (-CW / 2 - 0.9, 0, 90, CD + 1.4),
        (CW / 2 + 0.9, 0, -90, CD + 1.4),
    ):
        with at(x, y, turn=turn):
            wall(long, H, 'ochre', [Door(0, 1.0, 2.1)], 0.16)


def _court():
    box(0, 0, -0.02, CW - 0.3, CD - 0.3, 0.025, 'chequered floor', 0)
    for x, y in [(i * CW / 2, j * CD / 2) for i in (-1, 1) for j in (-1, 1)] + [(0, CD / 2), (0, -CD / 2)]:
        column(x, y, 0.02, 2.2, 'wood')
    tulsi(0, 0.1)
    for x, y, kind in ((-1.5, -1.1, 'tall'), (1.5, 1.1, 'blades'), (1.5, -1.1, 'bush')):
        pot(x, y, 0, 0.22, 0.36, plant=kind, size=0.85)
    turned(
        -1.3,
        1.0,
        0,
        [(0.16, 0), (0.3, 0.22), (0.24, 0.4), (0.15, 0.46), (0.2, 0.52), (0.16, 0.5), (0.01, 0.4)],
        'brass',
    )


def _roofs():
    """Four slopes out to the street and gardens, four in to the court, from one ridge all round."""
    ridge_w, ridge_d = (W + CW) / 2 + 0.1, (D + CD) / 2 + 0.1
    outer_w, outer_d, inner_w, inner_d = W + 1.1, D + 1.1, CW - 0.5, CD - 0.5
    top, low = H + 1.05, H - 0.12
    for turn, (a, b) in ((0, (0, 1)), (180, (0, 1)), (90, (1, 0)), (-90, (1, 0))):
        ridge = (ridge_w, ridge_d)
        for edge, way in (((outer_w, outer_d), -1), ((inner_w, inner_d), 1)):
            with at(turn=turn):
                _slope(ridge[a], ridge[b], edge[a], edge[b], top, low)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    tube(
        [(sx * ridge_w / 2, sy * ridge_d / 2, top + 0.05) for sx, sy in corners], 0.1, 'plaster', closed=True
    )
    for sx, sy in corners:
        rod(
            (sx * ridge_w / 2, sy * ridge_d / 2, top + 0.04),
            (sx * outer_w / 2, sy * outer_d / 2, low + 0.04),
            0.08,
            'plaster',
        )
        rod(
            (sx * ridge_w / 2, sy * ridge_d / 2, top + 0.04),
            (sx * inner_w / 2, sy * inner_d / 2, low + 0.02),
            0.06,
            'terra',
        )


def _slope(ridge_long, ridge_away, edge_long, edge_away, top, low):
    """One slope with ribs of tiles from the ridge down to its eaves."""
    count = max(8, round(max(ridge_long, edge_long) / 0.27))
    points, faces = [], []
    steps = count * 5
    for i in range(steps + 1):
        u = i / steps - 0.5
        lift = 0.06 * abs(math.sin(math.pi * i / 5)) ** 0.7
        points += [
            (u * ridge_long, -ridge_away / 2, top + lift),
            (u * edge_long, -edge_away / 2, low + lift),
            (u * ridge_long, -ridge_away / 2, top - 0.09),
            (u * edge_long, -edge_away / 2, low - 0.09),
        ]
    for i in range(steps):
        a, b = i * 4, i * 4 + 4
        faces += [(a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3), (a + 1, a + 3, b + 3, b + 1)]
    mesh(points, faces, 'terra', smooth=True)


def _thinnai():
    """The raised seats to both sides of the street door, under the eaves."""
    with at(0, -D / 2):
        for side in (-1, 1):
            box(side * 2.55, -0.72, 0, 3.7, 1.45, 0.75, 'red oxide floor', 0.02)
            for x in (0.9, 2.6, 4.2):
                column(side * x, -1.22, 0.75 if x > 0.8 else 0, 1.98, 'wood', 0.09)
        box(0, -1.22, 2.62, 9.0, 0.18, 0.16, 'wood')
        lean_to(0, -0.35, 3.16, 9.4, 1.45, 14)
        box(0, -0.75, 0, 1.36, 1.5, 0.3, 'stone')
        steps(0, -2.0, 1.3, 2, 0.28, 0.12)
