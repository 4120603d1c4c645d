"""Turns the light Cycles has counted into the finished picture: less grain, paper-white ground.

Debian's Blender has no denoiser, so this is an edge-avoiding wavelet filter after Dammertz et al.
(2010): light is separated from surface colour and averaged over neighbours of like surface, as far
as the difference between two half exposures says that it is grain."""

import numpy

from .materials import linear

PAGE = '#FBF6EC'
GROUND = '#EFE8DB'
# With the stage's light, sunlit ground comes out as the page at this exposure.
EXPOSURE = (1.33, 1.37, 1.43)
KNEE, CEILING = 0.55, 1.12


def develop(first, second):
    """A picture (rows, columns, 3) in sRGB from 0 to 1, from two exposures with their passes."""
    both = {name: (first[name] + second[name]) / 2 for name in first}
    surface = numpy.maximum(both['albedo'], 0.02)
    light = both['light'] / surface
    half = (first['light'] - second['light']) / (2 * surface)
    grain = _blurred(_grey(half) ** 2, 3)
    light = _smooth(light, grain, both)
    shown = _tone(light * surface)
    page = numpy.array([int(PAGE[i : i + 2], 16) / 255 for i in (1, 3, 5)], 'f4')
    shown = shown * (page / _backdrop(shown))
    return _melt(numpy.clip(shown, 0, 1), page, both)


def _grey(colour):
    return colour @ numpy.array([0.3, 0.6, 0.1], 'f4')


def _blurred(plane, r):
    total = numpy.pad(plane.astype('f8'), r, mode='edge').cumsum(0).cumsum(1)
    total = numpy.pad(total, ((1, 0), (1, 0)))
    n = 2 * r + 1
    return (
        numpy.maximum(total[n:, n:] - total[:-n, n:] - total[n:, :-n] + total[:-n, :-n], 0).astype('f4')
        / n**2
    )


def _smooth(light, grain, guide):
    taps = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    far = numpy.clip(guide['depth'], 1e-3, 1e4)[..., None]
    guide = numpy.concatenate([guide['normal'], guide['albedo'], far], -1).astype('f4')
    for step in (1, 2, 4, 8, 16):
        grey, spread = _grey(light), numpy.sqrt(_blurred(grain, 1)) * 2.8 + 2e-3
        shown = numpy.concatenate([light, grey[..., None], grain[..., None]], -1)
        shown_around, guide_around = _edged(shown, step), _edged(guide, step)
        total, weight, noise = light.copy(), numpy.ones_like(grey), grain.copy()
        for dy, dx in taps:
            there = _moved(shown_around, dy, dx, step)
            like = _likeness(guide, _moved(guide_around, dy, dx, step), step * max(abs(dy), abs(dx)))
            like *= (0.65 if dy and dx else 0.85) * numpy.exp(-numpy.abs(grey - there[..., 3]) / spread)
            total += there[..., :3] * like[..., None]
            noise += there[..., 4] * like**2
            weight += like
        light, grain = total / weight[..., None], noise / weight**2
    return light


def _likeness(here, there, step):
    """How far two pixels show the same surface: its direction, colour and distance."""
    facing = numpy.clip((here[..., :3] * there[..., :3]).sum(-1), 0, 1)
    for _ in range(5):
        facing *= facing
    far = here[..., 6]
    facing[far > 9e3] = 1
    colour = numpy.abs(here[..., 3:6] - there[..., 3:6]).max(-1)
    apart = numpy.abs(far - there[..., 6]) / (far * 0.004 * step + 0.02)
    return facing * numpy.exp(-colour * 18 - apart)


def _edged(planes, step):
    """The planes with their outermost pixels repeated, so that every pixel has neighbours."""
    return numpy.pad(planes, ((step, step), (step, step), (0, 0)), mode='edge')


def _moved(edged, dy, dx, step):
    """What each pixel's neighbour shows, `step` pixels away; a view, not a copy."""
    rows, columns = edged.shape[0] - 2 * step, edged.shape[1] - 2 * step
    top, left = step + dy * step, step + dx * step
    return edged[top : top + rows, left : left + columns]


def _tone(light):
    """Film: straight up to the knee, then a shoulder; sRGB. The lit ground comes out as the page."""
    light = light * numpy.array(EXPOSURE, 'f4')
    room = CEILING - KNEE
    light = numpy.where(light > KNEE, KNEE + room * (1 - numpy.exp(-(light - KNEE) / room)), light)
    light = numpy.clip(light, 0, 1)
    return numpy.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055).astype('f4')


def _backdrop(shown):
    """The ground's colour far from the model: the middle value of the frame's four corners."""
    h, w = max(4, shown.shape[0] // 24), max(4, shown.shape[1] // 24)
    corners = [shown[:h, :w], shown[:h, -w:], shown[-h:, :w], shown[-h:, -w:]]
    return numpy.max([numpy.median(c.reshape(-1, 3), 0) for c in corners], 0)


def _melt(shown, page, guide):
    """Fades the ground, and the shadows on it, into the page towards the edge of the frame."""
    rows, columns = shown.shape[:2]
    y = numpy.minimum(numpy.arange(rows), numpy.arange(rows)[::-1]) / rows
    x = numpy.minimum(numpy.arange(columns), numpy.arange(columns)[::-1]) / columns
    edge = numpy.clip(numpy.minimum(y[:, None] / 1.5 / 0.06, x[None, :] / 0.13), 0, 1)
    edge = 1 - edge * edge * (3 - 2 * edge)
    ground = numpy.abs(guide['albedo'] - numpy.array(linear(GROUND), 'f4')).max(-1) < 0.004
    edge = (edge * ground)[..., None]
    return shown * (1 - edge) + page * edge
