"""The table the models stand on: light, ground, round plinth and camera."""

import math

import bpy
from mathutils import Vector

from . import solids
from .develop import GROUND
from .materials import linear
from .solids import box, cylinder, turned


def clear():
    """An empty scene, ready to be built in."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    solids.clear()
    cycles = bpy.context.scene.cycles
    bpy.context.scene.render.engine = 'CYCLES'
    cycles.use_adaptive_sampling, cycles.use_denoising = True, False
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.1, 6
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.caustics_reflective = 2, 1, False
    _ground()


def _ground():
    """A plane that looks the same from wherever it is seen, so that the page can take over from it."""
    made = bpy.data.materials.new('ground')
    made.use_nodes = True
    nodes = made.node_tree.nodes
    matt = nodes.new('ShaderNodeBsdfDiffuse')
    matt.inputs['Color'].default_value = (*linear(GROUND), 1)
    made.node_tree.links.new(matt.outputs[0], nodes['Material Output'].inputs['Surface'])
    table = box(0, 0, -1.38, 3000, 3000, 1, 'ground', 0)
    table['table'] = True


def plinth(r, top='stone', rim='white'):
    """A round plinth of radius r whose top is z = 0."""
    turned(0, 0, -0.38, [(r, 0), (r, 0.3), (r - 0.03, 0.355), (r - 0.09, 0.38)], rim, 192)
    cylinder(0, 0, -0.02, r - 0.28, 0.026, top, sides=192, bevel=0)


def light(azimuth=48, height=34, sun=3.6, sky=0.52, softness=2.4):
    """One warm low sun, `azimuth` degrees to the right of the street's view, and a pale sky."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('sky')
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (0.93, 0.95, 1, 1), sky
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(softness), (1, 0.86, 0.66)
    placed = bpy.data.objects.new('sun', lamp)
    scene.collection.objects.link(placed)
    placed.rotation_euler = (math.radians(90 - height), 0, math.radians(azimuth))


def camera(azimuth=-32, height=21, lens=75, fill=0.93, aim=(0, 0), around=()):
    """Looks at the whole model from `azimuth` degrees (left is negative) and `height` degrees up.

    The distance is the nearest at which the model, or the points `around`, fits in `fill` of the
    frame; `aim` shifts the frame by parts of its width."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 5000
    eye = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(eye)
    scene.camera = eye
    a, e = math.radians(azimuth), math.radians(height)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    turn = back.to_track_quat('Z', 'Y')
    eye.rotation_euler = turn.to_euler()
    bpy.context.view_layer.update()
    points = [Vector(p) for p in around] or _corners()
    middle = sum(points, Vector()) / len(points)
    points = [turn.inverted() @ (p - middle) for p in points]
    ratio = scene.render.resolution_y / scene.render.resolution_x
    near, far = max(p.z for p in points) + 0.1, 600
    while far - near > 0.01:
        distance = (near + far) / 2
        left, right, low, high = _extent(points, distance, lens)
        if max(right - left, (high - low) / ratio) < fill:
            far = distance
        else:
            near = distance
    eye.location = middle + back * far
    left, right, low, high = _extent(points, far, lens)
    data.shift_x, data.shift_y = (left + right) / 2 + aim[0], (low + high) / 2 + aim[1]


def _corners():
    points = []
    for made in bpy.context.scene.objects:
        if made.type in ('MESH', 'CURVE', 'FONT') and not made.get('table'):
            round_and_wide = (
                max(made.dimensions) > 4 and made.type == 'MESH' and len(made.data.vertices) > 150
            )
            corners = (
                [v.co for v in made.data.vertices] if round_and_wide else [Vector(c) for c in made.bound_box]
            )
            points += [made.matrix_world @ corner for corner in corners]
    return points


def _extent(points, distance, lens):
    """Left, right, low and high edge of the points as seen, in widths of the frame."""
    across = [p.x / (distance - p.z) * lens / 36 for p in points]
    up = [p.y / (distance - p.z) * lens / 36 for p in points]
    return min(across), max(across), min(up), max(up)
