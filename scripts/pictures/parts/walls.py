"""Walls with real openings, and storeys made of four of them."""

from .openings import dress
from .solids import at, mesh

THICKNESS = 0.2


def wall(w, h, look, openings=(), thickness=THICKNESS, inside=None):
    """A wall centred on x with its face at y = 0 towards the street, pierced by its openings."""
    holes = [(o.x - o.w / 2, o.x + o.w / 2, o.z, o.z + o.h) for o in openings]
    across = sorted({-w / 2, w / 2, *(edge for hole in holes for edge in hole[:2])})
    up = sorted({0, h, *(edge for hole in holes for edge in hole[2:])})
    solid = {
        (i, j)
        for i in range(len(across) - 1)
        for j in range(len(up) - 1)
        if not any(
            a <= (across[i] + across[i + 1]) / 2 <= b and c <= (up[j] + up[j + 1]) / 2 <= d
            for a, b, c, d in holes
        )
    }
    wide, points, faces = len(across), [], []
    for y in (0, thickness):
        points += [(x, y, z) for z in up for x in across]
    back = wide * len(up)
    for i, j in solid:
        a, b, c, d = j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i
        faces += [(a, b, c, d), (d + back, c + back, b + back, a + back)]
        for (di, dj), (p, q) in (((0, -1), (b, a)), ((1, 0), (c, b)), ((0, 1), (d, c)), ((-1, 0), (a, d))):
            if (i + di, j + dj) not in solid:
                faces.append((p, q, q + back, p + back))
    made = mesh(points, faces, look)
    for opening in openings:
        with at(opening.x, 0, opening.z):
            dress(opening, thickness)
    return made


def storey(w, d, h, look, front=(), left=(), right=(), back=(), sides=None):
    """Four walls around a w by d floor, centred; `left` and `right` are as seen from the street."""
    with at(0, -d / 2):
        wall(w, h, look, front)
    with at(0, d / 2, turn=180):
        wall(w, h, look, back)
    for x, turn, openings in ((-w / 2, -90, left), (w / 2, 90, right)):
        with at(x, 0, turn=turn):
            wall(d - 2 * THICKNESS, h, sides or look, openings)
