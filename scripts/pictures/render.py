"""Renders one picture: blender -b -P scripts/pictures/render.py -- SCENE [--samples N] [--size WxH] [--out FILE]

SCENE is a file of scenes/ and a picture in it, such as `villa_rooms/living`; `villa` alone is `villa/outside`."""

import argparse
import importlib
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from parts import stage  # noqa: E402
from parts.develop import develop  # noqa: E402

PASSES = {'light': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Depth'}


def asked():
    words = argparse.ArgumentParser(prog='render.py')
    words.add_argument('scene')
    words.add_argument('--samples', type=int, default=24)
    words.add_argument('--size', default='1600x1067')
    words.add_argument('--out', default='picture.png')
    return words.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def build(name):
    file, _, picture = name.partition('/')
    getattr(importlib.import_module('scenes.' + file), picture or 'outside')()


def keep_passes(folder):
    """Has the passes that `develop` reads written to the folder."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        scene.node_tree.links.new(layers.outputs[output], files.inputs[name])


def expose(folder, seed, samples):
    """One exposure's passes as arrays (rows from the bottom)."""
    scene = bpy.context.scene
    scene.cycles.seed, scene.cycles.samples = seed, samples
    bpy.ops.render.render()
    passes = {}
    for name in PASSES:
        image = bpy.data.images.load(str(next(folder.glob(name + '*.exr'))), check_existing=False)
        pixels = numpy.empty(len(image.pixels), 'f4')
        image.pixels.foreach_get(pixels)
        pixels = pixels.reshape(image.size[1], image.size[0], -1)
        passes[name] = pixels[..., 0] if name == 'depth' else pixels[..., :3]
        bpy.data.images.remove(image)
    return passes


def save(shown, out):
    rows, columns = shown.shape[:2]
    image = bpy.data.images.new('picture', columns, rows)
    image.pixels.foreach_set(numpy.dstack([shown, numpy.ones((rows, columns, 1), 'f4')]).astype('f4').ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format = 'PNG' if out.suffix == '.png' else 'JPEG'
    settings.quality, settings.color_mode = 85, 'RGB'
    bpy.context.scene.view_settings.view_transform = 'Standard'
    image.save_render(str(out))


def main():
    start, wish = time.time(), asked()
    stage.clear()
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = map(int, wish.size.split('x'))
    scene.render.use_persistent_data = True
    build(wish.scene)
    with tempfile.TemporaryDirectory() as folder:
        keep_passes(Path(folder))
        halves = [expose(Path(folder), seed, max(1, wish.samples // 2)) for seed in (0, 1)]
    exposed = time.time()
    save(develop(*halves), Path(wish.out).resolve())
    print(
        f'{wish.scene}: {len(scene.objects)} objects, '
        f'{exposed - start:.0f} s exposed, {time.time() - exposed:.0f} s developed, {time.process_time():.0f} s of CPU'
    )


main()
