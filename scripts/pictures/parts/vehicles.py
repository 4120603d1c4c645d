"""Vehicles at the scale of the models; each stands on z = 0 with its front towards +x."""
import math

from .solids import at, ball, box, cylinder, profile, tube


def _wheel(x, y, r, w=.16, hub='steel'):
    with at(x, y + w / 2, r, lean=90):
        cylinder(0, 0, 0, r, w, 'black', sides=36, bevel=.03)
        cylinder(0, 0, -.006, r * .55, w + .012, hub, sides=28)


def car(x, y, turn=0, look='teal'):
    """A small family car."""
    with at(x, y, 0, turn):
        body = [(-1.75, .32), (1.72, .32), (1.78, .62), (1.62, .82), (.85, .9), (.8, .92), (-1.5, .95), (-1.74, .86)]
        profile(body, 1.56, look, .07)
        profile([(-1.45, .93), (.85, .9), (.28, 1.4), (-1.1, 1.42)], 1.36, 'glass', .06)
        profile([(-1.12, 1.4), (.3, 1.38), (.22, 1.46), (-1.02, 1.48)], 1.3, look, .02)
        for px in (-.35,):
            for py in (-.69, .69):
                box(px, py, .92, .07, .03, .48, look, 0)
        for px in (-1.1, 1.12):
            for py in (-.74, .74):
                _wheel(px, py, .31)
        for py in (-.52, .52):
            ball(1.72, py, .64, .11, 'white', (.5, 1.2, .8))
            box(-1.76, py, .62, .04, .3, .14, 'red')
        box(0, 0, .26, 3.3, 1.4, .1, 'dark')


def van(x, y, turn=0, look='turmeric'):
    """A small goods carrier with an open bed."""
    with at(x, y, 0, turn):
        box(-.2, 0, .34, 3.3, 1.3, .12, 'dark')
        profile([(.55, .42), (1.5, .42), (1.5, .95), (1.22, 1.72), (.55, 1.76)], 1.44, look, .06)
        profile([(1.28, .98), (1.475, .98), (1.245, 1.6), (1.05, 1.6)], 1.3, 'glass', .01)
        for py in (-.725, .725):
            _cabin_window(py)
            ball(1.49, py * .72, .68, .11, 'white', (.4, 1, 1))
        box(-.72, 0, .58, 2.45, 1.5, .08, look)
        for py in (-.73, .73):
            box(-.72, py, .66, 2.45, .05, .34, look)
        for px in (-1.92, .48):
            box(px, 0, .66, .05, 1.46, .34 if px < 0 else .85, look)
        for px in (-1.25, 1.0):
            for py in (-.66, .66):
                _wheel(px, py, .28)
        box(1.53, 0, .4, .06, 1.3, .16, 'dark')


def _cabin_window(y):
    """The side window of the van's cabin."""
    with at(0, y):
        profile([(.72, 1.02), (1.3, 1.02), (1.12, 1.58), (.72, 1.6)], .02, 'glass', 0)


def scooter(x, y, turn=0, look='sea'):
    """A scooter on its stand."""
    with at(x, y, 0, turn):
        for px in (-.58, .62):
            _wheel(px, 0, .23, .12)
        profile([(-.85, .42), (-.2, .3), (.1, .24), (.1, .32), (-.12, .62), (-.8, .66)], .34, look, .05)
        box(0.22, 0, .22, .5, .32, .06, look)
        with at(.5, 0, .24, roll=-16):
            box(0, 0, 0, .07, .4, .6, look, .03)
            tube([(.03, 0, .5), (.03, 0, .78)], .04, 'dark')
            tube([(-.06, -.3, .84), (.03, -.1, .78), (.03, .1, .78), (-.06, .3, .84)], .022, 'dark')
            ball(.07, 0, .7, .11, look, (.8, 1.2, 1))
            ball(.13, 0, .7, .075, 'white', (.6, 1, 1))
            for side in (-1, 1):
                tube([(-.02, side * .26, .84), (-.02, side * .34, 1.02)], .01, 'dark')
                ball(-.02, side * .35, 1.05, .06, 'dark', (.3, 1, .8))
        profile([(.44, .4), (.86, .4), (.8, .5), (.5, .52)], .16, look, .03)
        box(-.42, 0, .66, .72, .3, .1, 'dark', .045)
        box(-.88, 0, .5, .05, .2, .1, 'red')
        tube([(-.1, .1, .25), (-.1, .2, 0)], .018, 'dark')


def bicycle(x, y, turn=0, look='terra'):
    """A bicycle leaning on its stand."""
    with at(x, y, 0, turn, lean=5):
        for px in (-.52, .52):
            ring = [(px + .32 * math.cos(k / 24 * math.tau), 0, .33 + .32 * math.sin(k / 24 * math.tau)) for k in range(24)]
            tube(ring, .022, 'dark', closed=True)
        for line in ([(-.52, 0, .33), (-.1, 0, .3), (.36, 0, .72), (-.2, 0, .76), (-.1, 0, .3)],
                     [(-.52, 0, .33), (-.2, 0, .72)], [(.52, 0, .33), (.34, 0, .88)]):
            tube(line, .02, look)
        tube([(.28, -.24, .95), (.36, 0, .9), (.28, .24, .95)], .016, 'dark')
        box(-.22, 0, .78, .26, .12, .05, 'dark', .02)
