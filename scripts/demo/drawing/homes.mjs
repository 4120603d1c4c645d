/** Outside views of the eight sample homes. */
import {
  box,
  bushes,
  cylinder,
  door,
  hipRoof,
  kolam,
  palette,
  palm,
  panel,
  patch,
  plant,
  rail,
  tank,
  tree,
  window,
} from './parts.mjs';

const { plaster, sand, white, terracotta, teal, lawn, turmeric, wood, stone, water } = palette;
const flatRoof = (x, y, z, w, d, color = terracotta, over = 0.25) =>
  box(x - over, y - over, z, w + 2 * over, d + 2 * over, 0.16, color);
const path = (x, y, count) =>
  Array.from({ length: count }, (_, i) => patch(x, y + i * 0.6, 1.1, 0.42, white, 0.03));
const shadeRow = (face, starts, v, options) =>
  starts.map((u) => window(face, u, v, 1.15, 1.3, options));
const wall = (x, y, count, axis, step = 0.75) =>
  Array.from({ length: count }, (_, i) =>
    box(
      x + (axis === 'x' ? i * step : 0),
      y + (axis === 'y' ? i * step : 0),
      0,
      0.26,
      0.26,
      0.55,
      white,
      { top: terracotta },
    ),
  );

function storeys(x, y, w, d, count, color, faces) {
  return Array.from({ length: count }, (_, i) => [
    box(x, y, i * 2.9, w, d, 2.72, color, { on: faces(i) }),
    box(x - 0.08, y - 0.08, i * 2.9 + 2.72, w + 0.16, d + 0.16, 0.18, terracotta),
  ]).flat();
}
const stairHead = (x, y, z) => [
  box(x, y, z, 1.7, 1.5, 1.5, plaster),
  flatRoof(x, y, z + 1.5, 1.7, 1.5),
];
const balcony = (x, y, z, w) => [
  box(x, y, z, w, 1, 0.14, terracotta, { shadow: false }),
  rail(x, y + 0.95, z + 0.14, w, 'x', white, 0.75),
  rail(x + w - 0.05, y, z + 0.14, 0.95, 'y', white, 0.75),
];

const apartment = () => ({
  round: [0, 0, 6.6],
  parts: [
    patch(-4.2, 2.4, 3.4, 2.2, lawn),
    patch(3, -3.4, 2, 5, lawn),
    ...path(-0.2, 2.6, 4),
    ...storeys(-3, -2.4, 6, 4.8, 3, plaster, (i) => [
      ...shadeRow('right', [0.7, 2.9], 0.8),
      ...(i === 0
        ? [door('left', 2.9, 1.2, 2.15), window('left', 0.7, 0.8), window('left', 4.6, 0.8, 1)]
        : [window('left', 4.5, 0.8, 1), window('left', 0.8, 0.25, 1.9, 1.85)]),
    ]),
    ...[2.9, 5.8].flatMap((z) => balcony(-2.6, 2.4, z - 0.05, 2.6)),
    box(-0.5, 2.4, 2.3, 1.9, 1.1, 0.14, terracotta),
    cylinder(1.2, 3.3, 0, 0.09, 2.3, white),
    cylinder(-0.3, 3.3, 0, 0.09, 2.3, white),
    ...stairHead(-2.4, -1.9, 8.7),
    ...tank(1.3, -1, 8.7, 0.55),
    ...tank(2.4, -1.3, 8.7, 0.45),
    rail(-3, 2.3, 8.7, 6, 'x', white, 0.6),
    rail(2.95, -2.4, 8.7, 4.75, 'y', white, 0.6),
    tree(-4.1, 3.2, 1.05),
    tree(4.3, -1.8, 1.2),
    palm(4.3, 2.3, 4.6),
    ...bushes(3.5, 0.2, 3, [0, 0.55]),
    kolam(0.4, 4.2),
  ],
});

const villa = () => ({
  round: [0, 0, 6.2],
  parts: [
    patch(-4.6, 0.8, 3, 3.6, lawn),
    patch(2.8, -3, 2.2, 4, lawn),
    ...path(0.6, 2.6, 4),
    box(-3, -2.4, 0, 5.6, 4.4, 2.9, white, {
      on: [
        window('left', 0.5, 0.8, 1.4),
        window('left', 4, 0.8, 1.2),
        door('left', 2.6),
        ...shadeRow('right', [0.6, 2.7], 0.8),
      ],
    }),
    flatRoof(-3, -2.4, 2.9, 5.6, 4.4),
    rail(-2.9, 2, 3.06, 2.6, 'x', white),
    rail(-3.1, -1.6, 3.06, 3.6, 'y', white),
    box(-0.2, -2.2, 3.06, 2.8, 4, 2.6, plaster, {
      on: [window('left', 0.7, 0.6, 1.4, 1.5), ...shadeRow('right', [0.5, 2.3], 0.6)],
    }),
    flatRoof(-0.2, -2.2, 5.66, 2.8, 4),
    ...plant(-2.4, 1.2, 3.06),
    ...plant(-1.2, 1.5, 3.06, 0.9),
    ...tank(0.8, -1.2, 5.82, 0.48),
    box(-1.1, 2, 2.35, 2.7, 1.6, 0.16, terracotta),
    box(-1, 3.3, 0, 0.2, 0.2, 2.35, white),
    box(1.3, 3.3, 0, 0.2, 0.2, 2.35, white),
    palm(-4.2, -0.6, 5),
    tree(-4, 2.6, 1),
    tree(4, -1.4, 1.15),
    ...bushes(1.9, 2.5, 3),
    kolam(1.2, 5.2, 0.45),
    ...wall(-4.4, 4.6, 4, 'x'),
  ],
});

const independent = () => ({
  round: [0, 0, 6],
  parts: [
    patch(-4.4, -0.5, 2, 4.4, lawn),
    ...path(-0.5, 2.4, 4),
    box(-2.6, -2.2, 0, 5.2, 4.4, 2.9, sand, {
      on: [
        window('left', 0.5, 0.8, 1.2),
        door('left', 2.1, 1, 2.1, teal),
        window('left', 3.7, 0.8, 1.1),
        ...shadeRow('right', [0.6, 2.7], 0.8),
      ],
    }),
    flatRoof(-2.6, -2.2, 2.9, 5.2, 4.4, white, 0.15),
    box(-2.75, 2.1, 3.06, 5.5, 0.16, 0.6, sand, { top: terracotta }),
    box(2.6, -2.3, 3.06, 0.16, 4.4, 0.6, sand, { top: terracotta }),
    ...stairHead(-2.2, -1.8, 3.06),
    ...tank(1.2, -1.1, 3.06, 0.6),
    slabPorch(-0.9, 2.2, 1.9),
    box(-0.8, 3.1, 0, 0.16, 0.16, 2.3, white),
    box(0.75, 3.1, 0, 0.16, 0.16, 2.3, white),
    tree(-3.8, 1.2, 1.15),
    palm(3.9, 0.5, 4.5),
    ...bushes(2.9, 2.4, 2, [0.55, 0]),
    ...plant(1.6, 2.8),
    kolam(0.05, 4.9, 0.5),
    ...wall(1.6, 4.2, 4, 'x'),
    ...wall(-4, 4.2, 4, 'x'),
  ],
});
const slabPorch = (x, y, w) => box(x, y, 2.3, w, 1.3, 0.16, terracotta);

const rowHouse = () => ({
  round: [0, 0, 6.6],
  parts: [
    patch(-4.6, 2.2, 9.2, 1.6, lawn),
    ...[
      [-4.2, plaster],
      [-1.4, sand],
      [1.4, '#ecd3c0'],
    ].flatMap(([x, color], i) => [
      box(x, -2, 0, 2.8, 3.8, 2.8, color, {
        on: [
          door('left', 0.35, 0.9, 2.05, [wood, teal, wood][i]),
          window('left', 1.55, 0.8, 0.95),
          ...(i === 2 ? shadeRow('right', [0.6, 2.3], 0.8) : []),
        ],
      }),
      box(x, -2, 2.8, 2.8, 3.8, 2.7, color, {
        on: [
          window('left', 0.55, 0.5, 1.6, 1.5),
          ...(i === 2 ? shadeRow('right', [0.6, 2.3], 0.7) : []),
        ],
      }),
      ...balcony(x + 0.25, 1.8, 2.7, 2.2),
      hipRoof(x + 0.05, -2, 5.5, 2.7, 3.8, 1, [terracotta, '#b34e2b', terracotta][i], 0.2),
      patch(x + 0.35, 2, 0.9, 2.2, white, 0.03),
    ]),
    tree(4.9, 2.2, 0.95),
    palm(-5, 1.4, 4.4),
    ...bushes(-2.6, 3.3, 2, [0.45, 0]),
    ...bushes(0.4, 3.3, 2, [0.45, 0]),
    ...plant(2.9, 3),
  ],
});

const gated = () => ({
  round: [0, 0, 7],
  parts: [
    patch(-0.9, -5.6, 1.8, 11.2, stone),
    ...[-4.8, -3.4, -2, -0.6, 0.8, 2.2].map((y) => patch(-0.08, y, 0.16, 0.7, white, 0.04)),
    ...[
      [-4.8, -3.6],
      [1.9, -3.6],
      [-4.8, 0.2],
      [1.9, 0.2],
    ].flatMap(([x, y], i) => [
      patch(x - 0.2, y - 0.3, 3.3, 3.6, lawn),
      box(x, y, 0, 2.8, 2.6, 2.2, i % 2 ? plaster : white, {
        on: [
          door('left', 0.4, 0.7, 1.6, [wood, teal][i % 2]),
          window('left', 1.5, 0.6, 0.95, 1),
          window('right', 0.8, 0.6, 0.95, 1),
        ],
      }),
      hipRoof(x, y, 2.2, 2.8, 2.6, 0.95, i % 3 ? terracotta : '#b34e2b', 0.3),
    ]),
    box(-1.3, 4.2, 0, 0.4, 0.4, 2.2, plaster, { top: terracotta }),
    box(0.9, 4.2, 0, 0.4, 0.4, 2.2, plaster, { top: terracotta }),
    box(-1.45, 4.15, 2.2, 2.9, 0.5, 0.35, terracotta),
    box(1.5, 3.9, 0, 1, 1, 1.5, sand, { on: [window('left', 0.2, 0.5, 0.6, 0.7, { bars: 1 })] }),
    box(1.4, 3.8, 1.5, 1.2, 1.2, 0.12, terracotta),
    ...wall(-4.6, 4.3, 4, 'x'),
    ...wall(3, 4.3, 3, 'x'),
    tree(-1.6, -1, 0.75),
    tree(1.4, -1.2, 0.75),
    tree(-1.5, 2.4, 0.7),
    tree(1.4, 2.9, 0.65),
    palm(5.2, 1.2, 4.2),
  ],
});

const upperFloor = () => ({
  round: [0, 0, 6],
  parts: [
    patch(-4.2, 1, 1.8, 3, lawn),
    box(-2.6, -2.2, 0, 5.2, 4.4, 2.8, sand, {
      on: [
        panel('left', 0.6, 0, 2.4, 2.1, teal),
        ...Array.from({ length: 5 }, (_, i) =>
          panel('left', 0.7, 0.2 + i * 0.4, 2.2, 0.06, palette.steel),
        ),
        window('left', 3.7, 0.8, 1),
        ...shadeRow('right', [0.6, 2.7], 0.8),
      ],
    }),
    flatRoof(-2.6, -2.2, 2.8, 5.2, 4.4, white, 0.08),
    box(-2.6, -2.2, 2.96, 5.2, 4.4, 2.7, plaster, {
      on: [
        window('left', 0.6, 0.2, 1.9, 1.9),
        window('left', 3.6, 0.8, 1.1),
        ...shadeRow('right', [0.6, 2.7], 0.8),
      ],
    }),
    ...balcony(-2.3, 2.2, 2.85, 2.6),
    flatRoof(-2.6, -2.2, 5.66, 5.2, 4.4),
    ...Array.from({ length: 7 }, (_, i) =>
      box(2.6, 1.7 - i * 0.5, 0, 1, 0.5, 0.4 + i * 0.4, plaster),
    ),
    rail(3.55, -1.3, 2.8, 0.05, 'y'),
    ...stairHead(-2.2, -1.8, 5.82),
    ...tank(1.4, -1.2, 5.82, 0.55),
    rail(-2.6, 2.2, 5.82, 5.2, 'x', white, 0.6),
    rail(2.6, -2.2, 5.82, 4.4, 'y', white, 0.6),
    ...plant(-0.4, 1.2, 5.82),
    ...plant(0.4, 1.3, 5.82, 0.9),
    tree(-3.7, 2, 1.1),
    palm(4.6, 2.4, 4.4),
    kolam(0.9, 3.6, 0.5),
    ...path(2.5, 2.6, 3),
  ],
});

const courtyard = () => ({
  round: [0, 0, 6.6],
  parts: [
    ...path(-0.4, 3.7, 3),
    box(-3.8, -3, 0, 7.6, 1.9, 2.3, plaster, { on: [window('right', 0.4, 0.7, 0.95, 1.1)] }),
    hipRoof(-3.8, -3, 2.3, 7.6, 1.9, 1, terracotta, 0.3),
    box(-3.8, -1.1, 0, 1.8, 2.3, 2.3, plaster),
    hipRoof(-3.8, -1.3, 2.3, 1.8, 2.7, 0.8, '#b34e2b', 0.15),
    box(2, -1.1, 0, 1.8, 2.3, 2.3, plaster, { on: [window('right', 0.6, 0.7, 0.95, 1.1)] }),
    hipRoof(2, -1.3, 2.3, 1.8, 2.7, 0.8, '#b34e2b', 0.15),
    patch(-1.9, -1, 3.8, 2.1, '#dcc39c', 0.03),
    box(-0.4, -0.35, 0, 0.8, 0.8, 0.75, stone),
    ...plant(0, 0.05, 0.75, 0.8),
    box(-3.8, 1.2, 0, 7.6, 1.3, 2.3, white, {
      on: [
        door('left', 3.25, 1.1, 2, wood),
        window('left', 1.1, 0.7, 1.1, 1.15),
        window('left', 5.3, 0.7, 1.1, 1.15),
      ],
    }),
    box(-3.8, 2.5, 0, 7.6, 1.2, 0.35, '#c98a6a'),
    hipRoof(-3.8, 1.2, 2.3, 7.6, 2.5, 0.95, terracotta, 0.3),
    ...[-3.5, -1.7, -0.75, 0.95, 1.9, 3.5].map((x) => cylinder(x, 3.45, 0.35, 0.12, 1.95, wood)),
    box(-0.7, 3.7, 0, 1.6, 0.4, 0.18, '#c98a6a'),
    kolam(0.1, 4.5, 0.6),
    palm(-4.9, 0.6, 4.8),
    tree(4.8, -0.6, 1.1),
    ...bushes(-3.3, 4.1, 3),
    ...bushes(2.2, 4.1, 3),
  ],
});

const seaside = () => ({
  round: [0, 0, 6.8],
  ground: '#ecdcb6',
  parts: [
    patch(3.3, -4.6, 1.8, 6.6, water),
    patch(3.05, -4.6, 0.25, 6.6, white, 0.03),
    patch(-4.4, 2, 3, 2.4, lawn),
    ...storeys(-2.8, -2.2, 4.8, 4.2, 4, white, (i) => [
      ...(i === 0
        ? [door('left', 0.6, 1.2, 2.1, teal), window('left', 3, 0.8, 1.2)]
        : [
            window('left', 0.5, 0.25, 1.9, 1.85, { shadeColor: teal }),
            window('left', 3.2, 0.8, 1.1, 1.3, { shadeColor: teal }),
          ]),
      ...shadeRow('right', [0.5, 2.4], 0.8, { shadeColor: teal }),
    ]),
    ...[2.9, 5.8, 8.7].flatMap((z) => balcony(-2.6, 2, z - 0.05, 2.6)),
    ...stairHead(-2.3, -1.8, 11.6),
    ...tank(0.9, -1, 11.6, 0.55),
    rail(-2.8, 1.95, 11.6, 4.8, 'x', white, 0.6),
    rail(1.95, -2.2, 11.6, 4.2, 'y', white, 0.6),
    palm(2.6, 3, 4.8),
    palm(3.2, 1.9, 3.9, 0.5),
    palm(-4.3, 0.8, 4.6),
    ...bushes(-2.6, 2.7, 3),
    box(4, -1.5, 0.02, 0.5, 1.3, 0.25, turmeric, { top: wood }),
    ...path(-2, 2.6, 4),
  ],
});

/** The file name of each home's pictures begins with its key. */
export const homes = {
  apartment,
  villa,
  independent,
  'row-house': rowHouse,
  gated,
  'upper-floor': upperFloor,
  courtyard,
  seaside,
};
