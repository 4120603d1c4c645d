"""The colours of the models: what each surface is called, and how it takes light."""

import bpy

# name: (colour, roughness, specular)
SURFACES = {
    'plaster': ('#F2E7D5', 0.85, 0.2),
    'white': ('#F7F1E6', 0.8, 0.25),
    'sand': ('#E3CFAE', 0.85, 0.2),
    'clay': ('#D9A583', 0.85, 0.2),
    'sage': ('#B9C3A3', 0.85, 0.2),
    'mist': ('#B7CBC8', 0.85, 0.2),
    'ochre': ('#DDB368', 0.85, 0.2),
    'rose': ('#DDB5A2', 0.85, 0.2),
    'indigo': ('#4C6278', 0.8, 0.25),
    'terra': ('#A04B31', 0.85, 0.2),
    'brick': ('#955540', 0.9, 0.15),
    'teal': ('#1F4844', 0.55, 0.35),
    'sea': ('#3F7F80', 0.25, 0.5),
    'turmeric': ('#CF9C3E', 0.8, 0.25),
    'glass': ('#8FB0AC', 0.12, 0.6),
    'wood': ('#7A4B2C', 0.6, 0.3),
    'teak': ('#A9744A', 0.6, 0.3),
    'oak': ('#C99F6F', 0.65, 0.3),
    'leaf': ('#4F6E3B', 0.95, 0.1),
    'leaf2': ('#6A8748', 0.95, 0.1),
    'leaf3': ('#86994F', 0.95, 0.1),
    'bloom': ('#B83A5E', 0.9, 0.1),
    'trunk': ('#7C6248', 0.95, 0.1),
    'palm trunk': ('#9A8467', 0.95, 0.1),
    'lawn': ('#A3AE70', 1, 0.05),
    'earth': ('#C2A47C', 1, 0.05),
    'stone': ('#D6C3A2', 0.95, 0.1),
    'granite': ('#8C8880', 0.8, 0.25),
    'concrete': ('#C9C2B4', 0.95, 0.1),
    'asphalt': ('#7F7B75', 0.95, 0.1),
    'dark': ('#2C2B29', 0.6, 0.35),
    'black': ('#1B1B1B', 0.45, 0.4),
    'steel': ('#B9BDBB', 0.28, 0.7),
    'brass': ('#C39A4B', 0.35, 0.6),
    'linen': ('#EBDFCB', 0.95, 0.1),
    'card': ('#C69A66', 0.9, 0.1),
    'water': ('#7FB2B2', 0.06, 0.7),
    'red': ('#96342A', 0.6, 0.3),
    'beach': ('#E6D0A0', 1, 0.05),
    'marble': ('#E9E4DA', 0.3, 0.5),
    'rope': ('#B79463', 0.95, 0.1),
}

# name: (kind, first colour, second colour, joint colour, width, height in metres)
PATTERNS = {
    'plank floor': ('brick', '#BF9263', '#B08253', '#96693F', 1.2, 0.14),
    'dark plank floor': ('brick', '#8A5A37', '#7B4E2E', '#5E3A22', 1.2, 0.14),
    'grey floor': ('brick', '#D8D2C6', '#D2CBBE', '#BDB5A6', 0.6, 0.6),
    'cream floor': ('brick', '#EADFCB', '#E5D8C2', '#D2C3A8', 0.8, 0.8),
    'red oxide floor': ('brick', '#A4523B', '#A04F39', '#9A4B36', 1.2, 1.2),
    'chequered floor': ('checker', '#EADFC9', '#3F6A65', '', 0.4, 0.4),
    'athangudi floor': ('checker', '#C77A4C', '#E9D7B0', '', 0.3, 0.3),
    'blue floor': ('checker', '#E9E2D2', '#7F9FA6', '', 0.3, 0.3),
    'paving': ('brick', '#D9C6A4', '#CFBA96', '#B8A27F', 0.5, 0.3),
    'brickwork': ('wall', '#AD6344', '#A0573A', '#D8C7AE', 0.24, 0.085),
    'white tiles': ('wall', '#F1ECE2', '#EDE7DC', '#CFC7B8', 0.2, 0.1),
    'sea tiles': ('wall', '#5F9794', '#548A88', '#D9DDD6', 0.2, 0.1),
    'clay tiles': ('wall', '#C98A68', '#C07F5C', '#E5D3BE', 0.2, 0.1),
    'sage tiles': ('wall', '#A6B38F', '#9BA984', '#E3E2D3', 0.2, 0.1),
    'indigo tiles': ('wall', '#5F7A93', '#567088', '#DAD9D2', 0.2, 0.1),
}


def linear(colour):
    """The linear light of an sRGB colour such as '#FBF6EC'."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def material(name):
    """The material of that name, made when it is first asked for."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    if name == 'lamp':
        _glow(made)
    elif name in PATTERNS:
        _pattern(made, *PATTERNS[name])
    else:
        _plain(made, *SURFACES[name])
    return made


def _surface(made):
    return made.node_tree.nodes['Principled BSDF'].inputs


def _plain(made, colour, roughness, specular):
    surface = _surface(made)
    surface['Base Color'].default_value = (*linear(colour), 1)
    surface['Roughness'].default_value = roughness
    surface['Specular'].default_value = specular


def _glow(made):
    surface = _surface(made)
    surface['Base Color'].default_value = (*linear('#FFD79A'), 1)
    surface['Emission'].default_value = (*linear('#FFC873'), 1)
    surface['Emission Strength'].default_value = 1.6


def _pattern(made, kind, first, second, joint, width, height):
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place = nodes.new('ShaderNodeNewGeometry').outputs['Position']
    if kind == 'wall':
        place = _upright(nodes, links, place)
    if kind == 'checker':
        pattern = nodes.new('ShaderNodeTexChecker')
        pattern.inputs['Scale'].default_value = 1 / width
        flat = nodes.new('ShaderNodeVectorMath')
        flat.operation = 'MULTIPLY_ADD'
        flat.inputs[1].default_value = (1, 1, 0)
        flat.inputs[2].default_value = (0.05, 0.05, 0.01)
        links.new(place, flat.inputs[0])
        place = flat.outputs[0]
    else:
        pattern = nodes.new('ShaderNodeTexBrick')
        pattern.inputs['Scale'].default_value = 1
        pattern.inputs['Brick Width'].default_value = width
        pattern.inputs['Row Height'].default_value = height
        pattern.inputs['Mortar Size'].default_value = 0.006
        pattern.inputs['Mortar'].default_value = (*linear(joint), 1)
        pattern.offset = 0.5 if width != height else 0
    pattern.inputs['Color1'].default_value = (*linear(first), 1)
    pattern.inputs['Color2'].default_value = (*linear(second), 1)
    links.new(place, pattern.inputs['Vector'])
    surface = _surface(made)
    links.new(pattern.outputs['Color'], surface['Base Color'])
    surface['Roughness'].default_value = 0.6
    surface['Specular'].default_value = 0.3


def _upright(nodes, links, place):
    """Coordinates that run along a wall, whichever way it faces, and up it."""
    split, joined, along = (nodes.new('ShaderNode' + kind) for kind in ('SeparateXYZ', 'CombineXYZ', 'Math'))
    links.new(place, split.inputs[0])
    links.new(split.outputs['X'], along.inputs[0])
    links.new(split.outputs['Y'], along.inputs[1])
    links.new(along.outputs[0], joined.inputs['X'])
    links.new(split.outputs['Z'], joined.inputs['Y'])
    return joined.outputs[0]
