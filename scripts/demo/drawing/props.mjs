/** Things that tell what a scene is about: keys, boards, ladders, papers. */
import { box, cylinder, flat, palette, panel } from './parts.mjs';
import { boxShadow, flatness, project } from './space.mjs';

const { terracotta, teal, white, turmeric, wood, palewood, steel, stone, water } = palette;

/** A straight bar between two points. */
export function bar(from, to, width, color) {
  const low = from.map((n, i) => Math.min(n, to[i]) - 0.04);
  const high = from.map((n, i) => Math.max(n, to[i]) + 0.04);
  const draw = () => {
    const [a, b] = [project(from), project(to)];
    return `<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  };
  return { bounds: [...low, ...high], draw, shadow: [] };
}

/** A large key lying on the ground, its ring towards us. */
export function key(x, y, size = 1, z = 0.06) {
  const draw = () => {
    const [cx, cy] = project([x, y, z]);
    const shape = (color, dy) =>
      `<g transform="translate(${cx} ${cy + dy}) scale(${size} ${size * flatness}) rotate(-40)" fill="none" stroke="${color}" stroke-linejoin="round"><circle r="38" stroke-width="22"/><path d="M44 0H205M165 6V52M196 6V44" stroke-width="24"/></g>`;
    return shape('#a98126', 9) + shape(turmeric, 0);
  };
  return {
    bounds: [x - 0.5 * size, y - 2 * size, z, x + 2 * size, y + 0.5 * size, z + 0.12],
    draw,
    shadow: boxShadow([x - 0.1, y - 1.2, 0, x + 1.4, y + 0.1, 0.1]),
  };
}

/** A board on two posts. */
export const board = (x, y, color = terracotta) => [
  box(x, y, 0, 0.1, 0.1, 1.6, wood),
  box(x + 1.3, y, 0, 0.1, 0.1, 1.6, wood),
  box(x - 0.15, y + 0.1, 0.85, 1.7, 0.08, 0.9, white, {
    on: [
      panel('left', 0.08, 0.08, 1.54, 0.74, color),
      panel('left', 0.3, 0.52, 1.1, 0.1, white),
      panel('left', 0.5, 0.27, 0.7, 0.1, white),
    ],
  }),
];

export const cartons = (x, y) => [
  box(x, y, 0, 0.9, 0.8, 0.7, palewood, { on: [panel('left', 0.4, 0, 0.1, 0.7, '#e3c79b')] }),
  box(x + 0.12, y + 0.1, 0.7, 0.65, 0.6, 0.5, palewood, {
    on: [panel('left', 0.28, 0, 0.09, 0.5, '#e3c79b')],
  }),
  box(x + 1.05, y + 0.15, 0, 0.7, 0.65, 0.55, '#d4ab78', {
    on: [panel('left', 0.3, 0, 0.1, 0.55, '#e3c79b')],
  }),
];

export const suitcase = (x, y, color = terracotta) => [
  box(x, y, 0.06, 0.6, 0.3, 0.8, color, {
    on: [panel('left', 0.06, 0.2, 0.48, 0.04, white), panel('left', 0.06, 0.55, 0.48, 0.04, white)],
  }),
  bar([x + 0.15, y + 0.15, 0.86], [x + 0.15, y + 0.15, 1.1], 5, teal),
  bar([x + 0.45, y + 0.15, 0.86], [x + 0.45, y + 0.15, 1.1], 5, teal),
  bar([x + 0.15, y + 0.15, 1.1], [x + 0.45, y + 0.15, 1.1], 6, teal),
];

/** A ladder that leans against a face with constant y. */
export function ladder(x, y, height, lean = 0.7, z = 0) {
  const draw = () => {
    const line = (a, b, width) => {
      const [p, q] = [project(a), project(b)];
      return `<line x1="${p[0]}" y1="${p[1]}" x2="${q[0]}" y2="${q[1]}" stroke="${wood}" stroke-width="${width}" stroke-linecap="round"/>`;
    };
    const rungs = Array.from({ length: Math.floor(height / 0.32) }, (_, i) => {
      const t = ((i + 0.6) * 0.32) / height;
      return line(
        [x, y + lean * (1 - t), z + height * t],
        [x + 0.45, y + lean * (1 - t), z + height * t],
        6,
      );
    });
    return (
      [x, x + 0.45].map((one) => line([one, y + lean, z], [one, y, z + height], 8)).join('') +
      rungs.join('')
    );
  };
  return {
    bounds: [x, y, z, x + 0.45, y + lean, z + height],
    draw,
    shadow: boxShadow([x, y + lean / 2, 0, x + 0.4, y + lean / 2 + 0.05, z + height * 0.8]),
  };
}

/** Poles and planks before a wall. */
export const scaffold = (x, y, w, h) => [
  ...[0, 0.5, 1].map((t) => box(x + t * w, y, 0, 0.08, 0.08, h, palewood)),
  ...[1.4, 2.9]
    .filter((z) => z < h)
    .map((z) => box(x - 0.15, y - 0.55, z, w + 0.4, 0.75, 0.09, '#d9b483')),
];

/** Posts and two wires. */
export function fence(x, y, length, axis) {
  const count = Math.round(length / 0.9);
  const at = (i) => (axis === 'x' ? [x + (length * i) / count, y] : [x, y + (length * i) / count]);
  return Array.from({ length: count + 1 }, (_, i) =>
    box(at(i)[0], at(i)[1], 0, 0.13, 0.13, 0.85, white, { top: terracotta }),
  ).concat(
    [0.35, 0.68].flatMap((z) =>
      Array.from({ length: count }, (_, i) =>
        bar(
          [at(i)[0] + 0.06, at(i)[1] + 0.06, z],
          [at(i + 1)[0] + 0.06, at(i + 1)[1] + 0.06, z],
          3.5,
          teal,
        ),
      ),
    ),
  );
}

export const surveyStone = (x, y) => [
  box(x, y, 0, 0.24, 0.24, 0.4, stone),
  box(x, y, 0.4, 0.24, 0.24, 0.16, terracotta),
];

export const toolbox = (x, y) => [
  box(x, y, 0, 0.9, 0.45, 0.4, terracotta),
  bar([x + 0.15, y + 0.22, 0.4], [x + 0.15, y + 0.22, 0.65], 6, teal),
  bar([x + 0.75, y + 0.22, 0.4], [x + 0.75, y + 0.22, 0.65], 6, teal),
  bar([x + 0.15, y + 0.22, 0.65], [x + 0.75, y + 0.22, 0.65], 8, teal),
];

export const paint = (x, y, color) => [cylinder(x, y, 0, 0.2, 0.36, steel, { top: color })];

/** Sheets on a table top, with lines of writing. */
export const papers = (x, y, z) => [
  flat(
    [
      [x, y],
      [x + 0.75, y + 0.1],
      [x + 0.65, y + 1.1],
      [x - 0.1, y + 1],
    ],
    white,
    z + 0.03,
  ),
  flat(
    [
      [x + 0.95, y],
      [x + 1.7, y - 0.08],
      [x + 1.8, y + 0.92],
      [x + 1.05, y + 1],
    ],
    white,
    z + 0.03,
  ),
  ...Array.from({ length: 6 }, (_, i) =>
    flat(
      [
        [x + 0.06 - i * 0.012, y + 0.16 + i * 0.13],
        [x + 0.62 - i * 0.012, y + 0.24 + i * 0.13],
        [x + 0.62 - i * 0.012, y + 0.27 + i * 0.13],
        [x + 0.06 - i * 0.012, y + 0.19 + i * 0.13],
      ],
      teal,
      z + 0.06,
    ),
  ),
  ...Array.from({ length: 6 }, (_, i) =>
    flat(
      [
        [x + 1.06 + i * 0.012, y + 0.14 + i * 0.12],
        [x + 1.62 + i * 0.012, y + 0.08 + i * 0.12],
        [x + 1.62 + i * 0.012, y + 0.11 + i * 0.12],
        [x + 1.06 + i * 0.012, y + 0.17 + i * 0.12],
      ],
      teal,
      z + 0.06,
    ),
  ),
  flat(
    [
      [x + 0.3, y + 0.92],
      [x + 0.52, y + 0.95],
      [x + 0.5, y + 1.04],
      [x + 0.28, y + 1.01],
    ],
    terracotta,
    z + 0.07,
  ),
];

/** A hand pump that stands for the borewell. */
export const pump = (x, y) => [
  cylinder(x, y, 0, 0.36, 0.1, stone),
  cylinder(x, y, 0.1, 0.1, 0.9, teal),
  cylinder(x, y, 1, 0.17, 0.16, teal),
  bar([x, y, 1.1], [x - 0.5, y, 1.45], 9, teal),
  bar([x, y, 0.72], [x, y + 0.36, 0.66], 10, teal),
  cylinder(x, y + 0.5, 0, 0.2, 0.32, terracotta, { top: water }),
];
