/** Pictures of the services, the hero, the articles and of a home without pictures. */
import { bed, bucket, chair, fridge, kitchen, lamp, lowTable, sofa, table } from './furniture.mjs';
import { homes } from './homes.mjs';
import {
  box,
  bushes,
  cylinder,
  door,
  flat,
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
import {
  bar,
  board,
  cartons,
  fence,
  key,
  ladder,
  paint,
  papers,
  pump,
  scaffold,
  suitcase,
  surveyStone,
  toolbox,
} from './props.mjs';
import { finishes, shell, stand } from './rooms.mjs';

const { terracotta, teal, white, turmeric, sand, lawn, stone, water, steel, wood } = palette;
const gapped = { opening: [1.2, 2.2] };

/** A small house to stand beside what the scene is about. */
const cottage = (x, y, w = 3.4, d = 2.8) => [
  box(x, y, 0, w, d, 2.5, white, {
    on: [
      door('left', 0.45, 0.9, 1.9),
      window('left', 1.9, 0.7, 1.05, 1.15),
      window('right', 0.8, 0.7, 1.05, 1.15),
    ],
  }),
  hipRoof(x, y, 2.5, w, d, 1.1, terracotta, 0.35),
];
const plot = [
  patch(-3.2, -2.6, 6.4, 5.2, lawn),
  ...fence(-3.2, -2.6, 6.4, 'x'),
  ...fence(-3.2, -2.6, 5.2, 'y'),
  ...fence(3.1, -2.6, 5.2, 'y'),
  ...fence(-3.2, 2.5, 2.7, 'x'),
  ...fence(1.4, 2.5, 1.8, 'x'),
  ...[
    [-3.6, 2.9],
    [3.5, 2.9],
    [3.5, -3],
    [-3.6, -3],
  ].flatMap(([x, y]) => surveyStone(x, y)),
];

const services = {
  1: () =>
    stand(
      [
        patch(-2.5, 1, 2.2, 1.6, lawn),
        ...cottage(-2.4, -2.2, 4, 3),
        key(-0.2, 2.9, 1.05),
        tree(3, -1, 1.15),
        palm(-3.7, -0.4, 4.6),
        ...bushes(0.5, 1.1, 3),
        kolam(-1.4, 1.5, 0.45),
      ],
      [0, 0, 4.7],
    ),
  2: () =>
    stand(
      [
        ...cottage(-2.6, -2.4, 3.8, 3),
        ...cartons(-0.2, 1.7),
        ...cartons(1.9, 0.9),
        ...sofa(-2.8, 1.4, teal, 1.8),
        ...lamp(-1.3, 2.3),
        ...plant(0.6, 3.2, 0, 1.2),
        tree(3.1, -1.2, 1.1),
      ],
      [0, 0, 4.4],
    ),
  3: () =>
    stand(
      [
        ...shell(finishes.villa, {
          w: 5,
          d: 4,
          ...gapped,
          back: [door('left', 3.9, 0.9, 2.05, wood), panel('left', 2.5, 1.3, 0.8, 0.6, turmeric)],
        }),
        ...bed(0.1, 0.15, teal),
        ...bed(0.1, 2.2, terracotta),
        ...lamp(2.5, 0.4),
        ...suitcase(3.3, 1.7),
        ...suitcase(3.9, 2.2, teal),
        ...chair(3.2, 0.3, turmeric),
        ...plant(4.5, 3.5, 0, 1.1),
      ],
      [2.5, 2, 3.5],
    ),
  4: () => {
    const { parts } = homes.independent();
    return stand(
      [...parts.filter((part) => part.bounds[1] < 4), ...board(1.3, 3.7)],
      [0, 0.3, 5.4],
    );
  },
  5: () =>
    stand(
      [
        ...plot,
        flat(
          [
            [-0.4, 2.6],
            [1.3, 2.6],
            [1.7, 4.2],
            [-0.8, 4.2],
          ],
          '#dcc7a0',
        ),
        ...board(1.9, 3.4, teal),
        tree(-1.6, -1.2, 1.1),
        palm(2, -1.6, 4.4),
        ...bushes(-2.4, 1.6, 2),
      ],
      [0, 0, 5.2],
    ),
  6: () =>
    stand(
      [
        ...cottage(-2.4, -2.4, 4, 3.2),
        ...scaffold(-0.3, 1.5, 2.1, 3.3),
        ladder(-1.9, 0.9, 2.8),
        ...toolbox(0.4, 2.7),
        ...paint(2.2, 2.4, terracotta),
        ...paint(2.7, 2.1, turmeric),
        tree(3.2, -1.4, 1.1),
        ...bushes(-3.3, 1.2, 2),
      ],
      [0, 0, 4.5],
    ),
  7: () =>
    stand(
      [
        ...shell(
          { wall: '#f5ecdb', floor: '#d8b48a' },
          {
            w: 5,
            d: 4,
            ...gapped,
            back: [
              panel('left', 2.9, 0, 2.26, 2.6, '#b5694a'),
              ...Array.from({ length: 10 }, (_, i) =>
                panel('left', 2.9, 0.22 + i * 0.24, 2.26, 0.025, '#dcb199'),
              ),
              ...Array.from({ length: 10 }, (_, i) =>
                [0, 0.6, 1.2, 1.8].map((u) =>
                  panel('left', 2.95 + u + (i % 2) * 0.3, i * 0.24, 0.025, 0.23, '#dcb199'),
                ),
              ).flat(),
              panel('left', 0.16, 1.2, 1.5, 1.4, '#a9c3b6'),
            ],
          },
        ),
        ladder(3.3, 0.1, 2.2, 0.8),
        ...sofa(0.15, 0.9, teal, 1.9),
        ...lowTable(1.6, 1.3),
        ...paint(2.6, 2.6, terracotta),
        ...paint(3.1, 2.9, '#a9c3b6'),
        ...toolbox(3.9, 2.3),
        ...plant(0.4, 3.5, 0, 1.1),
        flat(
          [
            [2.3, 2.2],
            [3.6, 2.3],
            [3.5, 3.4],
            [2.2, 3.3],
          ],
          white,
          0.05,
          'opacity="0.8"',
        ),
      ],
      [2.5, 2, 3.5],
    ),
  8: () =>
    stand(
      [
        ...shell(finishes.seaside, {
          w: 4.2,
          d: 3.4,
          opening: [1.3, 2.3],
          back: [panel('left', 0.2, 0.95, 3.3, 0.6, '#d6e2da')],
        }),
        ...kitchen(0.05, 0.05, 3, finishes.seaside.front),
        ...fridge(3.25, 0.08),
        ...bucket(1.6, 1.7, terracotta),
        bar([1.75, 1.8, 0.05], [2.25, 1.25, 1.35], 8, wood),
        box(1.6, 1.9, 0.03, 0.5, 0.16, 0.08, white),
        cylinder(2.7, 1.9, 0, 0.1, 0.34, teal),
        cylinder(3, 2, 0, 0.1, 0.3, turmeric),
        cylinder(2.85, 2.25, 0, 0.1, 0.3, '#6f9f9d'),
        flat(
          [
            [0.6, 1.1],
            [1.5, 1.15],
            [1.4, 2.2],
            [0.5, 2.1],
          ],
          white,
          0.05,
          'opacity="0.5"',
        ),
        ...plant(0.35, 2.9),
      ],
      [2.1, 1.7, 2.95],
    ),
  9: () =>
    stand(
      [
        box(-2.4, -2.2, 0, 4.8, 4.4, 1.2, sand),
        box(-2.5, -2.3, 1.2, 5, 4.6, 0.15, terracotta),
        rail(-2.4, -2.2, 1.35, 4.7, 'x', white, 0.6),
        rail(-2.4, -2.2, 1.35, 4.3, 'y', white, 0.6),
        ...tank(-0.7, -0.7, 1.35, 1.05),
        cylinder(1.5, -1, 1.35, 0.6, 1.1, '#48524f', { top: '#5a6562' }),
        ladder(-0.9, 0.35, 1.95, 0.6, 1.35),
        bar([0.9, 0.6, 1.4], [1.7, 1.5, 1.4], 16, '#6f9f9d'),
        cylinder(1.9, 1.6, 1.35, 0.2, 0.34, terracotta, { top: water }),
        cylinder(1.3, 1.7, 1.35, 0.2, 0.34, teal, { top: water }),
        tree(-3.1, 2.2, 0.9),
        ...bushes(-1.4, 2.9, 4),
      ],
      [0, 0, 4],
    ),
};

const rainLines = (count) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y, z] = [
      ((i * 37) % 70) / 10 - 3.5,
      ((i * 53) % 60) / 10 - 3,
      3.9 + ((i * 29) % 20) / 10,
    ];
    return bar([x, y, z], [x - 0.12, y + 0.12, z - 0.6], 3.5, '#8fb0ad');
  });
const articles = {
  agreement: () =>
    stand(
      [
        ...table(-1.7, -1, 3.4, 2),
        ...papers(-1.3, -0.55, 0.77),
        key(0.75, 0.75, 0.42, 0.86),
        ...chair(-0.2, -1.75, terracotta),
        cylinder(1.45, -0.75, 0.77, 0.14, 0.22, teal, { shadow: false }),
        ...plant(-2.3, 0.6, 0, 1.3),
      ],
      [0, 0, 2.7],
    ),
  plot: () =>
    stand(
      [
        ...plot,
        flat(
          [
            [-0.4, 2.6],
            [1.3, 2.6],
            [1.7, 4],
            [-0.8, 4],
          ],
          '#dcc7a0',
        ),
        bar([-3.4, 3, 0.5], [3.6, 3, 0.5], 4, turmeric),
        box(2.4, 1.3, 0, 0.12, 0.12, 1.1, wood),
        box(2.1, 1.2, 1.1, 0.7, 0.3, 0.3, teal),
        tree(-2, -1.6, 0.9),
        ...bushes(0.2, -1.6, 3),
      ],
      [0, 0, 5],
    ),
  water: () =>
    stand(
      [
        ...cottage(-2.5, -2.3, 3, 2.6),
        box(1.3, -1.8, 0, 1.5, 1.5, 1.6, sand),
        ...tank(2.05, -1.05, 1.6, 0.65),
        ...pump(-0.2, 1.9),
        box(1.3, 1.1, 0, 1.3, 1.3, 0.16, stone),
        box(1.65, 1.45, 0.16, 0.6, 0.6, 0.07, steel),
        ...bucket(-1, 2.4, terracotta),
        ...bucket(-1.5, 2, turmeric),
        tree(-3, 1, 0.95),
      ],
      [0, 0, 4.2],
    ),
  monsoon: () =>
    stand(
      [
        ...cottage(-2, -2, 4, 3.2),
        flat(
          [
            [-2.8, 1.9],
            [-1.4, 1.7],
            [-0.9, 2.4],
            [-2.2, 2.9],
          ],
          '#a9c4c1',
        ),
        flat(
          [
            [0.9, 2.1],
            [2.3, 1.8],
            [2.9, 2.5],
            [1.4, 3],
          ],
          '#a9c4c1',
        ),
        tree(-3.2, -0.4, 1.1),
        palm(3.2, -1.4, 4.4, -0.5),
        ...bushes(0.2, 1.6, 3),
        ...rainLines(34),
      ],
      [0, 0, 4.4],
      '#ddd2ba',
    ),
};

/** The bare mass of a house, for a home without pictures. */
const blank = () =>
  stand(
    [
      box(-2, -1.8, 0, 4, 3.2, 2.6, '#f1e6d3', {
        on: [
          panel('left', 0.6, 0, 0.95, 1.9, '#e4d4b9'),
          panel('left', 2.3, 0.8, 1.1, 1.1, '#e4d4b9'),
          panel('right', 1.1, 0.8, 1.1, 1.1, '#e4d4b9'),
        ],
      }),
      hipRoof(-2, -1.8, 2.6, 4, 3.2, 1.2, '#e6d6bb', 0.35),
    ],
    [0, 0, 3.8],
    '#f1e6d3',
  );

/** Every scene by its path under the project's root. */
export const scenes = {
  ...Object.fromEntries(
    Object.entries(services).map(([id, draw]) => [
      `public/assets/images/service/${id}/1.jpg`,
      draw,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(articles).map(([name, draw]) => [`demo/pictures/article-${name}.jpg`, draw]),
  ),
  'public/assets/images/hero/1.jpg': homes.villa,
  'public/assets/images/hero/2.jpg': homes.gated,
  'public/assets/images/default.jpg': blank,
};
