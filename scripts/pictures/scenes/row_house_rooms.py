"""Rooms of the row house, for people who share: clay and grey."""
from parts.day_rooms import Style, balcony, kitchen_in_a_corner, living_with_shelf
from parts.night_rooms import bath_with_shower, bedroom_with_wardrobe

STYLE = Style('plaster', 'clay', 'grey floor', 'oak', 'mist', 'terra', 'sage', 'mist', 'clay tiles', 'grey floor')


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
