"""Rooms of the row house, for people who share: clay and grey."""

from parts.day_rooms import Style, living_with_shelf
from parts.kitchen_rooms import kitchen_in_a_corner
from parts.night_rooms import bath_with_shower, bedroom_with_wardrobe
from parts.open_rooms import balcony

STYLE = Style(
    'plaster', 'clay', 'grey floor', 'oak', 'mist', 'terra', 'sage', 'mist', 'clay tiles', 'grey floor'
)


def living():
    living_with_shelf(STYLE)


def bedroom():
    bedroom_with_wardrobe(STYLE)


def kitchen():
    kitchen_in_a_corner(STYLE)


def bath():
    bath_with_shower(STYLE)


def outdoors():
    balcony(STYLE)
