/** Cut-open rooms, varied by home. */
import {
  basin,
  bed,
  bucket,
  chair,
  closet,
  fridge,
  kitchen,
  lamp,
  lowTable,
  sofa,
  table,
  television,
  wardrobe,
  washer,
} from './furniture.mjs';
import {
  box,
  door,
  flat,
  palette,
  panel,
  patch,
  plant,
  rail,
  slab,
  tree,
  window,
} from './parts.mjs';

const { terracotta, teal, white, turmeric, wood, rose, sand, stone, lawn, glass, palewood } =
  palette;
const tall = 2.6;

/** How each home is finished. */
export const finishes = {
  apartment: {
    wall: '#f5ecdb',
    floor: '#e6dccb',
    accent: teal,
    second: terracotta,
    front: '#7d9a94',
  },
  villa: {
    wall: '#f3e6d6',
    floor: '#d8b48a',
    accent: '#7a8f5a',
    second: turmeric,
    front: palewood,
  },
  independent: { wall: '#f6efdf', floor: '#c7785a', accent: teal, second: rose, front: '#c99d6b' },
  'row-house': {
    wall: '#eadfcb',
    floor: '#e9e2d2',
    accent: terracotta,
    second: '#7d9a94',
    front: '#a8b08c',
  },
  gated: {
    wall: '#f4eadb',
    floor: '#ddd5c6',
    accent: '#5d7f7a',
    second: turmeric,
    front: '#e2d3b8',
  },
  'upper-floor': {
    wall: '#efe7d3',
    floor: '#dfcfb4',
    accent: rose,
    second: teal,
    front: '#8da59b',
  },
  courtyard: { wall: '#f7efe0', floor: '#b9674a', accent: turmeric, second: teal, front: wood },
  seaside: {
    wall: '#eef0e6',
    floor: '#e9dfca',
    accent: '#6f9f9d',
    second: turmeric,
    front: '#9dbbb5',
  },
};
const names = Object.keys(finishes);

/** Two walls, the floor and the morning through a window at `y` in the left wall. */
export function shell(
  { wall, floor },
  { w = 5, d = 4, left = [], back = [], opening = [1.1, 2.1] } = {},
) {
  const [from, to] = opening;
  const lit = (y, z) => [z * 0.75, y - z * 0.42];
  const light =
    to > from
      ? [
          flat(
            [lit(from, 0.8), lit(to, 0.8), lit(to, 2.1), lit(from, 2.1)],
            '#fff3cf',
            0.035,
            'opacity="0.75"',
          ),
        ]
      : [];
  return [
    patch(0, 0, w, d, floor, 0.02),
    ...Array.from({ length: Math.floor(w / 0.8) }, (_, i) =>
      patch((i + 1) * 0.8, 0, 0.02, d, '#8a6a45', 0.03, 'opacity="0.22"'),
    ),
    ...Array.from({ length: Math.floor(d / 0.8) }, (_, i) =>
      patch(0, (i + 1) * 0.8, w, 0.02, '#8a6a45', 0.03, 'opacity="0.22"'),
    ),
    ...light,
    box(-0.16, -0.16, 0, w + 0.16, 0.16, tall, wall, {
      top: terracotta,
      shadow: false,
      on: [panel('left', 0.16, 0, w, 0.1, white), ...back],
    }),
    box(-0.16, 0, 0, 0.16, d, tall, wall, {
      top: terracotta,
      shadow: false,
      on: [
        panel('right', 0, 0, d, 0.1, white),
        ...(to > from ? [opened(d - to, to - from)] : []),
        ...left,
      ],
    }),
  ];
}
const opened = (u, width) => (bounds) =>
  panel('right', u - 0.08, 0.72, width + 0.16, 1.46, teal)(bounds) +
  panel('right', u, 0.8, width, 1.3, '#dcebe3')(bounds) +
  panel('right', u + width / 2 - 0.03, 0.8, 0.06, 1.3, teal)(bounds) +
  slab('right', u - 0.1, 0.68, width + 0.2, 0.1, 0.06, white)(bounds);
const picture = (face, u, v, w, h, color) => (bounds) =>
  panel(face, u, v, w, h, wood)(bounds) +
  panel(face, u + 0.05, v + 0.05, w - 0.1, h - 0.1, white)(bounds) +
  panel(face, u + 0.14, v + 0.12, w - 0.28, h * 0.42, color)(bounds);
const rug = (x, y, w, d, color) => [
  patch(x, y, w, d, color, 0.045),
  patch(x + 0.12, y + 0.12, w - 0.24, d - 0.24, white, 0.05, 'opacity="0.35"'),
];
export const stand = (parts, round, ground) => ({ parts, round, ground: ground ?? '#eadfc8' });

function living(name) {
  const look = finishes[name];
  const other = names.indexOf(name) % 2 === 1;
  return stand(
    [
      ...shell(look, {
        opening: other ? [1.6, 2.9] : [1.1, 2.6],
        back: [
          other
            ? door('left', 4.05, 0.9, 2.05, wood)
            : picture('left', 3.7, 1.2, 0.9, 0.75, look.second),
          picture('left', other ? 1.5 : 0.6, 1.45, 0.75, 0.65, look.accent),
        ],
      }),
      ...rug(1.3, 1.1, 1.9, 2.2, look.accent),
      ...sofa(0.15, 1.1, other ? look.accent : look.second, 2.2),
      ...lowTable(1.75, 1.6),
      ...(other
        ? [
            ...television(1, 0.08),
            ...table(3.4, 2.2, 1.2, 0.9),
            ...chair(3.75, 3.3, look.second),
            ...chair(3.75, 1.55, look.second),
          ]
        : [
            ...television(1.6, 0.08),
            ...sofa(3.6, 1.2, look.accent, 1.5).slice(0, 2),
            ...plant(4.5, 0.45, 0, 1.2),
          ]),
      ...lamp(0.45, 0.5),
      ...plant(0.4, 3.7, 0, 1.1),
    ],
    [2.5, 2, 3.45],
  );
}

function bedroom(name) {
  const look = finishes[name];
  const other = names.indexOf(name) % 3 === 1;
  return stand(
    [
      ...shell(look, {
        w: 4.4,
        d: 3.8,
        opening: other ? [2.5, 3.4] : [0.5, 1.3],
        back: [picture('left', 3.2, 1.3, 0.7, 0.7, look.accent)],
        left: [picture('right', other ? 2.6 : 0.9, 1.5, 0.9, 0.5, look.second)],
      }),
      ...rug(1.1, other ? 0.7 : 1.5, 2.2, 2.2, look.second),
      ...bed(0.1, other ? 0.75 : 1.6, look.accent),
      ...(other
        ? [...lamp(0.4, 0.35), ...wardrobe(2.3, 0.05, look.front)]
        : [...wardrobe(0.95, 0.05, look.front), ...lamp(0.4, 3.55)]),
      ...table(3.35, 2.5, 0.9, 0.55),
      ...chair(3.55, 1.95, look.second),
      ...plant(3.95, 0.4, 0, 1.1),
    ],
    [2.2, 1.9, 3.15],
  );
}

function cooking(name) {
  const look = finishes[name];
  const other = names.indexOf(name) % 2 === 0;
  return stand(
    [
      ...shell(look, {
        w: 4.2,
        d: 3.4,
        opening: [1.3, 2.3],
        back: [
          panel('left', 0.2, 0.95, 3.3, 0.6, other ? '#d6e2da' : '#efdcc2'),
          ...(other ? [] : [window('left', 2.1, 1.15, 1, 0.95, { shadeColor: white })]),
        ],
      }),
      ...kitchen(0.05, 0.05, 3, look.front),
      ...fridge(3.25, 0.08),
      ...table(1.7, 1.8, 1.5, 0.85),
      ...chair(1.95, 2.75, look.second),
      ...chair(2.6, 2.75, look.second),
      ...bucket(0.35, 2.9, look.accent),
      ...plant(2.1, 2.2, 0.77, 0.55),
    ],
    [2.1, 1.7, 2.95],
  );
}

function bath(name) {
  const look = finishes[name];
  const tiles = names.indexOf(name) % 2 ? '#cfdcd3' : '#e4cfb9';
  return stand(
    [
      ...shell(
        { ...look, floor: '#cfc8ba' },
        {
          w: 3,
          d: 2.6,
          opening: [1.7, 2.2],
          back: [
            panel('left', 0.16, 0.1, 3, 1.3, tiles),
            panel('left', 1.9, 1.3, 0.7, 0.85, teal),
            panel('left', 1.95, 1.35, 0.6, 0.75, glass),
          ],
          left: [panel('right', 0, 0.1, 2.6, 0.55, tiles)],
        },
      ),
      ...closet(0.05, 0.7),
      ...basin(1.65, 0.05, look.front),
      ...bucket(2.6, 1.9, look.accent),
      ...bucket(2.2, 2.2, look.second),
      patch(0.9, 1.6, 0.9, 0.55, look.accent, 0.05),
      ...(names.indexOf(name) % 3 ? washer(0.1, 1.85) : plant(0.35, 2.25)),
    ],
    [1.5, 1.3, 2.25],
  );
}

function outdoors(name) {
  const look = finishes[name];
  return stand(
    [
      patch(0, 0, 4.6, 2.8, name === 'villa' ? lawn : look.floor, 0.02),
      patch(0, 0, 4.6, 1, sand, 0.03),
      box(-0.1, -0.2, 0, 4.8, 0.2, tall, look.wall, {
        top: terracotta,
        on: [
          window('left', 0.5, 0.1, 1.6, 2),
          window('left', 3, 0.9, 1.1, 1.2),
          panel('left', 0.1, 0, 4.6, 0.06, white),
        ],
      }),
      rail(0, 2.75, 0, 4.6, 'x', white, 0.85),
      rail(4.55, 0, 0, 2.75, 'y', white, 0.85),
      rail(0, 0, 0, 2.75, 'y', white, 0.85),
      ...chair(1, 1.2, look.accent),
      ...chair(2.2, 1.2, look.accent),
      ...lowTable(1.55, 1.5, 0.55, 0.55),
      ...plant(0.4, 2.3, 0, 1.1),
      ...plant(0.9, 2.4, 0, 0.9),
      ...plant(4, 0.6, 0, 1.3),
      ...plant(4.1, 2.3, 0, 1),
      ...(name === 'villa' || name === 'courtyard'
        ? [tree(3.2, 2, 0.55)]
        : [
            box(2.9, 2.2, 0, 0.9, 0.3, 0.3, stone),
            ...plant(3.15, 2.35, 0.3, 0.7),
            ...plant(3.5, 2.35, 0.3, 0.7),
          ]),
    ],
    [2.3, 1.3, 2.9],
  );
}

/** The rooms of one home, by the second part of the file name. */
export const rooms = { living, bedroom, kitchen: cooking, bath, outdoors };
