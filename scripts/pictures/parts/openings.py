"""Windows and doors, each set in an opening of a wall; the wall's face is y = 0, the street is -y."""

from dataclasses import dataclass

from .solids import at, ball, box, cylinder


@dataclass
class Window:
    """A window with a teal frame; x is its middle along the wall, z its sill."""

    x: float
    z: float
    w: float = 1.1
    h: float = 1.3
    panes: int = 2
    shade: str = 'terra'
    frame: str = 'teal'
    open: bool = False
    shutters: bool = False


@dataclass
class Door:
    """A door leaf in its frame; its foot is on the floor."""

    x: float
    w: float = 1.0
    h: float = 2.15
    z: float = 0
    look: str = 'wood'
    frame: str = 'teak'
    leaves: int = 1
    ajar: float = 0


@dataclass
class Gap:
    """An opening with nothing in it."""

    x: float
    z: float
    w: float
    h: float


@dataclass
class Grille:
    """A ventilator of pierced blocks."""

    x: float
    z: float
    w: float = 0.8
    h: float = 0.5
    look: str = 'terra'


def dress(opening, thickness):
    """Fills an opening, whose foot in the wall's face is the frame's origin."""
    {Window: _window, Door: _door, Grille: _grille, Gap: lambda *_: None}[type(opening)](opening, thickness)


def _frame(w, h, look, y, bar=0.07, d=0.08, sill=True):
    for x in (-w / 2 + bar / 2, w / 2 - bar / 2):
        box(x, y, 0, bar, d, h, look, 0.006)
    for z in ((0, h - bar) if sill else (h - bar,)):
        box(0, y, z, w - 2 * bar, d, bar, look, 0.006)


def _window(o, thickness):
    y = min(0.09, thickness / 2)
    _frame(o.w, o.h, o.frame, y)
    if not o.open:
        box(0, y + 0.03, 0.02, o.w - 0.04, 0.02, o.h - 0.04, 'glass', 0)
    for i in range(1, o.panes):
        box(-o.w / 2 + o.w * i / o.panes, y, 0.07, 0.045, 0.06, o.h - 0.14, o.frame, 0)
    box(0, y, o.h * 0.72, o.w - 0.14, 0.05, 0.035, o.frame, 0)
    box(0, -0.035, -0.064, o.w + 0.16, 0.17, 0.07, 'white', 0.01)
    if o.shade:
        _sunshade(o.w + 0.18, o.h + 0.12, o.shade)
    if o.shutters:
        for side in (-1, 1):
            box(side * (o.w / 2 + 0.22), -0.03, 0, 0.42, 0.05, o.h, o.frame, 0.008)
            for k in range(6):
                box(side * (o.w / 2 + 0.22), -0.06, 0.1 + k * (o.h - 0.2) / 6, 0.32, 0.02, 0.05, o.frame, 0)


def _sunshade(w, z, look):
    with at(0, 0, z, lean=4):
        box(0, -0.21, 0, w, 0.46, 0.06, look, 0.008)
    for x in (-w * 0.36, w * 0.36):
        box(x, -0.1, z - 0.13, 0.05, 0.2, 0.12, 'white', 0.006)


def _door(o, thickness):
    y = min(0.08, thickness / 2)
    _frame(o.w, o.h, o.frame, y, d=0.12, sill=False)
    leaf = (o.w - 0.14) / o.leaves
    for i in range(o.leaves):
        hinge = -1 if i == 0 else 1
        with at(hinge * (o.w / 2 - 0.07), y + 0.02, 0.01, turn=-hinge * -o.ajar):
            _leaf(leaf, o.h - 0.09, o.look, -hinge)


def _leaf(w, h, look, way):
    box(way * w / 2, 0, 0, w - 0.01, 0.05, h, look, 0.006)
    for k, tall in ((0.08, 0.36), (0.5, 0.42)):
        for side in (-0.035, 0.035):
            box(way * w / 2, side, h * k, w * 0.62, 0.02, h * tall, look, 0.012)
    for side in (-0.06, 0.06):
        ball(way * (w - 0.09), side, h * 0.46, 0.028, 'brass')


def _grille(o, thickness):
    box(0, thickness * 0.55, 0, o.w, 0.04, o.h, 'dark', 0)
    across = max(2, round(o.w / 0.16))
    for i in range(across + 1):
        box(-o.w / 2 + o.w * i / across, 0.06, 0, 0.04, 0.08, o.h, o.look, 0)
    for k in range(max(2, round(o.h / 0.16)) + 1):
        box(0, 0.06, min(o.h - 0.04, k * 0.16), o.w, 0.07, 0.04, o.look, 0)


def porch_lamp(x, y, z):
    """A small lamp under a ceiling at z."""
    cylinder(x, y, z - 0.14, 0.09, 0.14, 'lamp', sides=24)
