"""Solids in metres, placed in the frame that `at` sets: x right, y away from the street, z up."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from .materials import material

_frames = [Matrix()]
_shared = {}


def clear():
    """Forgets shared meshes and frames before a new scene."""
    _shared.clear()
    del _frames[1:]


@contextmanager
def at(x=0, y=0, z=0, turn=0, lean=0, roll=0, scale=1, stretch=None):
    """Places what is built inside: moved, turned about z, leant about x, rolled about y (degrees), sized."""
    move = Matrix.Translation((x, y, z))
    spin = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(lean), 4, 'X')
    size = Matrix.Diagonal((*(stretch or (scale,) * 3), 1))
    _frames.append(_frames[-1] @ move @ spin @ Matrix.Rotation(math.radians(roll), 4, 'Y') @ size)
    try:
        yield
    finally:
        _frames.pop()


def _put(data, look, local=None, bevel=0):
    if not data.materials:
        data.materials.append(material(look))
    made = bpy.data.objects.new(look, data)
    made.matrix_world = _frames[-1] @ (local or Matrix())
    bpy.context.scene.collection.objects.link(made)
    if bevel:
        edge = made.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method = bevel, 2, 'ANGLE'
    return made


def mesh(points, faces, look, bevel=0, smooth=False, thickness=0):
    """A solid or sheet from points and faces."""
    data = bpy.data.meshes.new(look)
    data.from_pydata(points, [], faces)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(faces))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    made = _put(data, look, bevel=bevel)
    if thickness:
        made.modifiers.new('thick', 'SOLIDIFY').thickness = thickness
    return made


def box(x, y, z, w, d, h, look, bevel=0.015, turn=0):
    """A box standing on z, centred on x and y."""
    a, b = w / 2, d / 2
    points = [(sx * a, sy * b, sz) for sz in (0, h) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    with at(x, y, z, turn):
        return mesh(points, faces, look, min(bevel, w / 4, d / 4, h / 4))


def turned(x, y, z, profile, look, sides=32, bevel=0):
    """A body turned on a lathe: `profile` is (radius, height) from the bottom to the top."""
    points, faces, rows = [], [], len(profile)
    for r, up in profile:
        points += [
            (r * math.cos(k * math.tau / sides), r * math.sin(k * math.tau / sides), up) for k in range(sides)
        ]
    for i in range(rows - 1):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    faces += [tuple(reversed(range(sides))), tuple(range((rows - 1) * sides, rows * sides))]
    with at(x, y, z):
        return mesh(points, faces, look, bevel, smooth=True)


def cylinder(x, y, z, r, h, look, top=None, sides=40, bevel=0.01):
    """An upright cylinder, or a cone when `top` is another radius."""
    return turned(x, y, z, [(r, 0), (r if top is None else top, h)], look, sides, min(bevel, r / 5, h / 5))


def rod(start, end, r, look, sides=16):
    """A round bar from one point to another."""
    return tube([start, end], r, look)


def tube(points, r, look, closed=False):
    """A round bar along points."""
    data = bpy.data.curves.new(look, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', r, 4, True
    line = data.splines.new('POLY')
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    return _put(data, look)


def ball(x, y, z, r, look, squash=(1, 1, 1)):
    """A ball, or an egg when squashed."""
    return _blob(('ball', look), x, y, z, r, look, squash, lambda point: 1, 0)


def clump(x, y, z, r, look, kind=0, squash=(1, 1, 1)):
    """A lump of foliage, uneven like model makers' foam."""

    def swell(point):
        return (
            1
            + 0.2 * noise.noise(point * 2.1 + kind * Vector((7, 3, 5)))
            + 0.16 * noise.noise(point * 6.5)
            + 0.1 * noise.noise(point * 14)
        )

    return _blob(('clump', look, kind), x, y, z, r, look, squash, swell, kind * 77)


def _blob(key, x, y, z, r, look, squash, swell, turn):
    if key not in _shared:
        data, form = bpy.data.meshes.new(look), bmesh.new()
        bmesh.ops.create_icosphere(form, subdivisions=5 if key[0] == 'clump' else 4, radius=1)
        for point in form.verts:
            point.co *= swell(point.co.copy())
        for face in form.faces:
            face.smooth = True
        form.to_mesh(data)
        form.free()
        _shared[key] = data
    size = Matrix.Diagonal((r * squash[0], r * squash[1], r * squash[2], 1))
    return _put(
        _shared[key], look, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ size
    )


def shared(key, build, look):
    """An object whose mesh (points, faces from `build`) is made once and used again under `key`."""
    if key not in _shared:
        data = bpy.data.meshes.new(look)
        points, faces = build()
        data.from_pydata(points, [], faces)
        _shared[key] = data
    return _put(_shared[key], look)


def slab(outline, z, h, look, bevel=0.01):
    """A flat body: an outline of (x, y) points, counter-clockwise, from z up by h."""
    n = len(outline)
    points = [(px, py, z) for px, py in outline] + [(px, py, z + h) for px, py in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(points, faces, look, bevel)


def profile(outline, d, look, bevel=0.01, smooth=False):
    """A body with the same (x, z) outline, counter-clockwise from the front, from y = -d/2 to d/2."""
    n = len(outline)
    points = [(px, -d / 2, pz) for px, pz in outline] + [(px, d / 2, pz) for px, pz in outline]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    return mesh(points, faces, look, bevel, smooth)


def text(words, x, y, z, size, look, depth=0.01):
    """Raised letters, read from the street, centred on x with the foot at z."""
    data = bpy.data.curves.new(words, 'FONT')
    data.body, data.size, data.extrude, data.align_x = words, size, depth, 'CENTER'
    with at(x, y, z, lean=90):
        return _put(data, look)
