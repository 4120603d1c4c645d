/** What stands in the rooms. Every piece takes the corner of its footprint in metres. */
import { box, cylinder, palette, panel } from './parts.mjs';

const { white, wood, palewood, linen, teal, steel, black, turmeric, glass } = palette;

export const bed = (x, y, cover) => [
  box(x, y, 0, 0.12, 1.7, 1, wood),
  box(x + 0.12, y, 0, 2, 1.7, 0.28, palewood),
  box(x + 0.12, y + 0.04, 0.28, 1.96, 1.62, 0.2, white, { shadow: false }),
  box(x + 0.72, y, 0.3, 1.42, 1.72, 0.22, cover, { shadow: false }),
  box(x + 0.2, y + 0.15, 0.48, 0.4, 0.6, 0.12, linen, { shadow: false }),
  box(x + 0.2, y + 0.95, 0.48, 0.4, 0.6, 0.12, linen, { shadow: false }),
];

export const wardrobe = (x, y, color = palewood) => [
  box(x, y, 0, 1.9, 0.6, 2.1, color, {
    on: [0.04, 0.66, 1.28].flatMap((u) => [
      panel('left', u, 0.1, 0.58, 1.9, white),
      panel('left', u + 0.48, 1, 0.04, 0.25, teal),
    ]),
  }),
];

export const sofa = (x, y, color, length = 2) => [
  box(x, y, 0.1, 0.25, length, 0.75, color),
  box(x + 0.25, y, 0.1, 0.65, length, 0.32, color),
  box(x + 0.25, y, 0.42, 0.65, 0.18, 0.2, color, { shadow: false }),
  box(x + 0.25, y + length - 0.18, 0.42, 0.65, 0.18, 0.2, color, { shadow: false }),
  box(x + 0.27, y + 0.3, 0.42, 0.16, 0.5, 0.38, turmeric, { shadow: false }),
];

export const lowTable = (x, y, w = 0.8, d = 1.1) => [
  ...[
    [0.05, 0.05],
    [w - 0.13, 0.05],
    [0.05, d - 0.13],
    [w - 0.13, d - 0.13],
  ].map(([dx, dy]) => box(x + dx, y + dy, 0, 0.08, 0.08, 0.34, wood, { shadow: false })),
  box(x, y, 0.34, w, d, 0.07, palewood),
];

export const table = (x, y, w = 1.5, d = 0.9) => [
  ...[
    [0.05, 0.05],
    [w - 0.15, 0.05],
    [0.05, d - 0.15],
    [w - 0.15, d - 0.15],
  ].map(([dx, dy]) => box(x + dx, y + dy, 0, 0.1, 0.1, 0.7, wood, { shadow: false })),
  box(x, y, 0.7, w, d, 0.07, palewood),
];

export const chair = (x, y, color = teal) => [
  box(x, y, 0, 0.42, 0.42, 0.42, color),
  box(x, y, 0.42, 0.42, 0.07, 0.45, color),
];

export const lamp = (x, y) => [
  cylinder(x, y, 0, 0.16, 0.04, black),
  cylinder(x, y, 0.04, 0.025, 1.3, black),
  cylinder(x, y, 1.34, 0.2, 0.3, turmeric),
];

export const television = (x, y) => [
  box(x, y, 0, 1.7, 0.4, 0.42, palewood),
  box(x + 0.25, y + 0.1, 0.46, 1.2, 0.06, 0.72, black, {
    on: [panel('left', 0.04, 0.04, 1.12, 0.64, '#405552')],
  }),
];

/** Worktop along y = `y`, with hob, sink and cupboards above. */
export const kitchen = (x, y, length, front, { cupboards = true } = {}) => [
  box(x, y, 0, length, 0.62, 0.85, front, {
    on: Array.from({ length: Math.floor(length / 0.6) }, (_, i) => [
      panel('left', 0.05 + i * 0.6, 0.12, 0.52, 0.66, white),
      panel('left', 0.2 + i * 0.6, 0.7, 0.22, 0.03, steel),
    ]).flat(),
  }),
  box(x, y, 0.85, length, 0.66, 0.06, black, { shadow: false }),
  box(x + 0.5, y + 0.12, 0.91, 0.7, 0.42, 0.04, steel, { shadow: false }),
  cylinder(x + 0.68, y + 0.33, 0.95, 0.12, 0.03, black, { shadow: false }),
  cylinder(x + 1.02, y + 0.33, 0.95, 0.12, 0.03, black, { shadow: false }),
  cylinder(x + 1.02, y + 0.33, 0.98, 0.13, 0.16, steel, { shadow: false }),
  box(x + 1.75, y + 0.12, 0.91, 0.6, 0.42, 0.02, glass, { shadow: false }),
  cylinder(x + 2.05, y + 0.14, 0.93, 0.02, 0.25, steel, { shadow: false }),
  ...(cupboards
    ? [
        box(x, y, 1.65, 1.5, 0.36, 0.7, front, {
          shadow: false,
          on: [0.05, 0.53, 1.01].map((u) => panel('left', u, 0.06, 0.44, 0.58, white)),
        }),
      ]
    : []),
];

export const fridge = (x, y) => [
  box(x, y, 0, 0.7, 0.66, 1.7, '#dfe3dd', {
    on: [
      panel('left', 0, 1.1, 0.7, 0.02, steel),
      panel('left', 0.06, 0.7, 0.04, 0.3, steel),
      panel('left', 0.06, 1.18, 0.04, 0.3, steel),
    ],
  }),
];

export const closet = (x, y) => [
  box(x, y, 0, 0.2, 0.5, 0.85, white),
  cylinder(x + 0.48, y + 0.25, 0, 0.16, 0.38, white),
  cylinder(x + 0.48, y + 0.25, 0.38, 0.25, 0.06, white),
];

export const basin = (x, y, front = palewood) => [
  box(x, y, 0, 0.9, 0.5, 0.75, front, {
    on: [panel('left', 0.05, 0.08, 0.38, 0.6, white), panel('left', 0.47, 0.08, 0.38, 0.6, white)],
  }),
  box(x, y, 0.75, 0.9, 0.5, 0.06, black, { shadow: false }),
  cylinder(x + 0.45, y + 0.26, 0.81, 0.2, 0.1, white, { shadow: false, top: '#d9e4df' }),
];

export const bucket = (x, y, color) => [cylinder(x, y, 0, 0.17, 0.32, color, { top: '#6f8f8c' })];

export const washer = (x, y) => [
  box(x, y, 0, 0.62, 0.6, 0.85, white, {
    on: [
      panel('left', 0.12, 0.15, 0.38, 0.4, '#51625f'),
      panel('left', 0.05, 0.68, 0.52, 0.1, steel),
    ],
  }),
];
