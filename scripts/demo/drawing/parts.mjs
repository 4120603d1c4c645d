/** The parts that the models are built of: solids, openings, plants. */
import { boxShadow, castShadow, flatness, hull, polygon, project, shade } from './space.mjs';

/** @typedef {import('./space.mjs').Part} Part */

export const palette = {
  plaster: '#f7f0e2',
  sand: '#ead9bb',
  white: '#fdf9f0',
  terracotta: '#c0562f',
  brick: '#a8472a',
  teal: '#1f3d3a',
  glass: '#a9ccc4',
  turmeric: '#e9c46a',
  wood: '#8a5330',
  palewood: '#c99d6b',
  lawn: '#c7cf90',
  leaf: '#5f8a3a',
  darkleaf: '#47702f',
  stone: '#b9b3a4',
  water: '#8fbcbb',
  steel: '#8c9691',
  black: '#2c3331',
  linen: '#e8dfcd',
  rose: '#d9a48f',
};
const light = { top: 1, left: 0.965, right: 0.8 };

/** A solid; `on` draws on its faces afterwards. */
export function box(x, y, z, w, d, h, color, { on = [], shadow = true, top = color } = {}) {
  const bounds = [x, y, z, x + w, y + d, z + h];
  const draw = () => {
    const [x1, y1, z1] = [x + w, y + d, z + h];
    const faces = [
      polygon(
        [
          [x, y, z1],
          [x1, y, z1],
          [x1, y1, z1],
          [x, y1, z1],
        ],
        shade(top, light.top),
      ),
      polygon(
        [
          [x, y1, z],
          [x1, y1, z],
          [x1, y1, z1],
          [x, y1, z1],
        ],
        shade(color, light.left),
      ),
      polygon(
        [
          [x1, y, z],
          [x1, y1, z],
          [x1, y1, z1],
          [x1, y, z1],
        ],
        shade(color, light.right),
      ),
    ];
    if (h > 1) {
      faces.push(
        polygon(
          [
            [x, y1, z],
            [x1, y1, z],
            [x1, y1, z1],
            [x, y1, z1],
          ],
          'url(#wall)',
        ),
      );
      faces.push(
        polygon(
          [
            [x1, y, z],
            [x1, y1, z],
            [x1, y1, z1],
            [x1, y, z1],
          ],
          'url(#wall)',
        ),
      );
    }
    return faces.join('') + on.map((one) => one(bounds)).join('');
  };
  return { bounds, draw, shadow: shadow ? boxShadow(bounds) : [] };
}

/** A point on a face: `left` runs along x, `right` runs from the near corner along -y. */
function onFace([x0, , z0, x1, y1], face, u, v, out = 0) {
  return face === 'left' ? [x0 + u, y1 + out, z0 + v] : [x1 + out, y1 - u, z0 + v];
}
const quad = (bounds, face, u, v, w, h, fill, more) =>
  polygon(
    [
      [u, v],
      [u + w, v],
      [u + w, v + h],
      [u, v + h],
    ].map(([a, b]) => onFace(bounds, face, a, b)),
    fill,
    more,
  );

/** A thin slab that stands out from a face: sunshades, sills, steps. */
export function slab(face, u, v, w, out, thick, color) {
  return (bounds) => {
    const at = (a, o, b) => onFace(bounds, face, a, b, o);
    const front = polygon(
      [at(u, out, v), at(u + w, out, v), at(u + w, out, v + thick), at(u, out, v + thick)],
      shade(color, face === 'left' ? light.left : light.right),
    );
    const top = polygon(
      [
        at(u, 0, v + thick),
        at(u + w, 0, v + thick),
        at(u + w, out, v + thick),
        at(u, out, v + thick),
      ],
      color,
    );
    const side =
      face === 'left'
        ? polygon(
            [
              at(u + w, 0, v),
              at(u + w, out, v),
              at(u + w, out, v + thick),
              at(u + w, 0, v + thick),
            ],
            shade(color, light.right),
          )
        : polygon(
            [at(u, 0, v), at(u, out, v), at(u, out, v + thick), at(u, 0, v + thick)],
            shade(color, light.left),
          );
    return top + side + front;
  };
}

/** A framed window with a sunshade and the shade's own shadow. */
export function window(
  face,
  u,
  v,
  w = 1.2,
  h = 1.35,
  { shadeColor = palette.terracotta, bars = 2 } = {},
) {
  return (bounds) => {
    const dim = face === 'left' ? 1 : 0.84;
    const frame = quad(bounds, face, u, v, w, h, shade(palette.teal, dim));
    const pane = (w - 0.08 * (bars + 1)) / bars;
    const panes = Array.from(
      { length: bars },
      (_, i) =>
        quad(
          bounds,
          face,
          u + 0.08 + i * (pane + 0.08),
          v + 0.08,
          pane,
          h - 0.16,
          shade(palette.glass, dim),
        ) +
        polygon(
          [
            [0, h - 0.16],
            [pane, h - 0.16],
            [0, 0.35],
          ].map(([a, b]) => onFace(bounds, face, u + 0.08 + i * (pane + 0.08) + a, v + 0.08 + b)),
          '#fff',
          'opacity="0.22"',
        ),
    );
    const cast = quad(
      bounds,
      face,
      u - 0.1,
      v + h - 0.3,
      w + 0.2,
      0.32,
      palette.teal,
      'opacity="0.2"',
    );
    return (
      frame +
      panes.join('') +
      slab(face, u - 0.08, v - 0.1, w + 0.16, 0.1, 0.1, palette.white)(bounds) +
      cast +
      slab(face, u - 0.18, v + h + 0.04, w + 0.36, 0.42, 0.09, shadeColor)(bounds)
    );
  };
}

export function door(face, u, w = 1.05, h = 2.1, color = palette.wood, v = 0) {
  return (bounds) => {
    const dim = face === 'left' ? 1 : 0.8;
    return (
      quad(bounds, face, u - 0.1, v, w + 0.2, h + 0.1, shade(palette.teal, dim)) +
      quad(bounds, face, u, v, w, h, shade(color, dim)) +
      quad(bounds, face, u + 0.15, v + 0.25, w - 0.3, 0.7, shade(color, dim * 0.85)) +
      quad(bounds, face, u + 0.15, v + 1.15, w - 0.3, h - 1.4, shade(color, dim * 0.85)) +
      quad(bounds, face, u + w - 0.18, v + 1, 0.07, 0.14, palette.turmeric)
    );
  };
}

/** A flat mark on a face: a picture, a panel, a sign. */
export const panel = (face, u, v, w, h, color) => (bounds) =>
  quad(bounds, face, u, v, w, h, shade(color, face === 'left' ? 1 : 0.88));

/** A flat mark on the ground or a floor. */
export function flat(points, color, z = 0.02, more = '') {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    bounds: [Math.min(...xs), Math.min(...ys), z - 0.02, Math.max(...xs), Math.max(...ys), z],
    draw: () =>
      polygon(
        points.map(([x, y]) => [x, y, z]),
        color,
        more,
      ),
    shadow: [],
  };
}
export const patch = (x, y, w, d, color, z, more) =>
  flat(
    [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ],
    color,
    z,
    more,
  );

/** A roof with four slopes that overhangs the walls. */
export function hipRoof(x, y, z, w, d, rise, color = palette.terracotta, over = 0.4) {
  const [x0, y0, x1, y1] = [x - over, y - over, x + w + over, y + d + over];
  const run = Math.min(x1 - x0, y1 - y0) / 2;
  const long = x1 - x0 > y1 - y0;
  const a = long ? [x0 + run, (y0 + y1) / 2, z + rise] : [(x0 + x1) / 2, y0 + run, z + rise];
  const b = long ? [x1 - run, (y0 + y1) / 2, z + rise] : [(x0 + x1) / 2, y1 - run, z + rise];
  const c = [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
  const slopes = long
    ? [
        [[c[0], c[1], b, a], 0.9],
        [[c[3], c[0], a], 1.03],
        [[c[1], c[2], b], 0.78],
        [[c[2], c[3], a, b], 1],
      ]
    : [
        [[c[0], c[1], a], 0.9],
        [[c[3], c[0], a, b], 1.03],
        [[c[1], c[2], b, a], 0.78],
        [[c[2], c[3], b], 1],
      ];
  const edge = 0.12;
  const eave = (p, q, k) =>
    polygon([p, q, [q[0], q[1], q[2] - edge], [p[0], p[1], p[2] - edge]], shade(color, k));
  return {
    bounds: [x0, y0, z, x1, y1, z + rise],
    draw: () =>
      slopes.map(([points, k]) => polygon(points, shade(color, k))).join('') +
      tileLines(c, a, b, long, color) +
      eave(c[2], c[3], 0.85) +
      eave(c[1], c[2], 0.65),
    shadow: [hull(castShadow([...c, a, b]))],
  };
}

/** Rows of tiles on the two slopes that face us. */
function tileLines(c, a, b, long, color) {
  const between = (p, q, t) => p.map((n, i) => n + (q[i] - n) * t);
  const near = long ? [c[3], c[2], a, b] : [c[2], c[1], b, a];
  const end = long ? [c[2], c[1], b, b] : [c[3], c[2], b, b];
  return [near, end]
    .flatMap(([p, q, top, other]) =>
      [0.2, 0.4, 0.6, 0.8].map((t) => {
        const [s, e] = [between(p, top, t), between(q, other, t)].map(project);
        return `<line x1="${s[0]}" y1="${s[1]}" x2="${e[0]}" y2="${e[1]}" stroke="${shade(color, 0.72)}" stroke-width="2.5" opacity="0.5"/>`;
      }),
    )
    .join('');
}

/** A standing round solid: tank, column, pot. */
export function cylinder(x, y, z, r, h, color, { top = color, shadow = true } = {}) {
  const draw = () => {
    const [cx, low] = project([x, y, z]);
    const high = project([x, y, z + h])[1];
    const [rx, ry] = [r * 100, r * 100 * flatness];
    const side = `M${cx - rx} ${high} L${cx - rx} ${low} A${rx} ${ry} 0 0 0 ${cx + rx} ${low} L${cx + rx} ${high} Z`;
    return (
      `<path d="${side}" fill="${color}"/><path d="${side}" fill="url(#round)"/>` +
      `<ellipse cx="${cx}" cy="${high}" rx="${rx}" ry="${ry}" fill="${shade(top, 1.08)}"/>`
    );
  };
  const ring = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6).flatMap((t) =>
    [z, z + h].map((up) => [x + r * Math.cos(t), y + r * Math.sin(t), up]),
  );
  return {
    bounds: [x - r, y - r, z, x + r, y + r, z + h],
    draw,
    shadow: shadow ? [hull(castShadow(ring))] : [],
  };
}

/** Black rooftop water tank with a lid. */
export const tank = (x, y, z, r = 0.5) => [
  cylinder(x, y, z, r, r * 1.9, palette.black),
  cylinder(x, y, z + r * 1.9, r * 0.42, 0.14, palette.black),
];

const ball = (x, y, z, r, id) => {
  const [cx, cy] = project([x, y, z]);
  return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(r * 100).toFixed(1)}" fill="url(#${id})"/>`;
};
const ballShadow = (x, y, z, r) =>
  hull(
    castShadow(
      Array.from({ length: 14 }, (_, i) => [
        x + r * Math.cos((i * Math.PI) / 7),
        y + r * Math.sin((i * Math.PI) / 7),
        z,
      ]),
    ),
  );

/** A round-headed neem. */
export function tree(x, y, size = 1, z = 0) {
  const heads = [
    [-0.45, 0.35, 1.75, 0.62],
    [0.4, -0.4, 1.8, 0.62],
    [-0.2, -0.3, 2.35, 0.66],
    [0.3, 0.35, 2.05, 0.66],
    [0.05, 0.05, 2.6, 0.5],
  ].map(([dx, dy, up, r]) => [x + dx * size, y + dy * size, z + up * size, r * size]);
  const draw = () => {
    const [bx, by] = project([x, y, z]);
    const ty = project([x, y, z + 1.7 * size])[1];
    return (
      `<path d="M${bx - 8 * size} ${by} L${bx - 5 * size} ${ty} L${bx + 5 * size} ${ty} L${bx + 8 * size} ${by} Z" fill="${palette.wood}"/>` +
      heads.map((one, i) => ball(...one, i % 2 ? 'leafLight' : 'leafDark')).join('')
    );
  };
  return {
    bounds: [x - 0.5 * size, y - 0.5 * size, z, x + 0.5 * size, y + 0.5 * size, z + 3 * size],
    draw,
    shadow:
      z > 0
        ? []
        : [
            ...heads.map((one) => ballShadow(...one)),
            ...boxShadow([x - 0.05, y - 0.05, 0, x + 0.05, y + 0.05, 1.7 * size]),
          ],
  };
}

/** A coconut palm. */
export function palm(x, y, height = 4.4, lean = 0.35) {
  const crown = [x + lean, y, height];
  const fronds = [-170, -140, -112, -75, -40, -12, 20, 160].map((angle, i) => [
    angle,
    125 - (i % 3) * 14,
  ]);
  const draw = () => {
    const [bx, by] = project([x, y, 0]);
    const [tx, ty] = project(crown);
    const bend = `${bx + 4} ${(by + ty) / 2}`;
    return (
      `<path d="M${bx - 9} ${by} Q${bend} ${tx - 5} ${ty} L${tx + 5} ${ty} Q${bx + 18} ${(by + ty) / 2} ${bx + 9} ${by} Z" fill="#9a6238"/>` +
      fronds
        .map(([angle, length], i) =>
          frond(tx, ty, angle, length, i % 2 ? palette.leaf : palette.darkleaf),
        )
        .join('') +
      [
        [-7, 8],
        [6, 10],
        [0, 15],
      ]
        .map(([dx, dy]) => `<circle cx="${tx + dx}" cy="${ty + dy}" r="8" fill="#7d8a3c"/>`)
        .join('')
    );
  };
  return {
    bounds: [x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, height],
    draw,
    shadow: [
      ballShadow(crown[0], crown[1], height, 0.9),
      ...boxShadow([x - 0.06, y - 0.06, 0, x + 0.06, y + 0.06, height]),
    ],
  };
}
function frond(x, y, degrees, length, color) {
  const t = (degrees * Math.PI) / 180;
  const [ex, ey] = [x + Math.cos(t) * length, y + Math.sin(t) * length * 0.62 + length * 0.42];
  const [mx, my] = [x + Math.cos(t) * length * 0.55, y + Math.sin(t) * length * 0.75 - 14];
  return `<path d="M${x} ${y} Q${mx} ${my - 17} ${ex} ${ey} Q${mx - 2} ${my + 17} ${x} ${y} Z" fill="${color}"/>`;
}

/** A row of clipped bushes. */
export const bushes = (x, y, count, step = [0.5, 0]) =>
  Array.from({ length: count }, (_, i) => {
    const [bx, by, r] = [x + step[0] * i, y + step[1] * i, 0.26 + (i % 3) * 0.03];
    return {
      bounds: [bx - r, by - r, 0, bx + r, by + r, 2 * r],
      draw: () => ball(bx, by, r * 0.8, r, i % 2 ? 'leafLight' : 'leafDark'),
      shadow: [ballShadow(bx, by, r, r)],
    };
  });

/** A potted plant. */
export const plant = (x, y, z = 0, size = 1) => [
  cylinder(x, y, z, 0.2 * size, 0.32 * size, palette.terracotta, { shadow: z === 0 }),
  {
    bounds: [
      x - 0.2 * size,
      y - 0.2 * size,
      z + 0.32 * size,
      x + 0.2 * size,
      y + 0.2 * size,
      z + 1.1 * size,
    ],
    shadow: [],
    draw: () =>
      [
        [-0.12, 0.05, 0.5],
        [0.12, -0.05, 0.55],
        [0, 0, 0.78],
      ]
        .map(([dx, dy, up], i) =>
          ball(
            x + dx * size,
            y + dy * size,
            z + up * size,
            0.22 * size,
            i % 2 ? 'leafLight' : 'leafDark',
          ),
        )
        .join(''),
  },
];

/** A rail with uprights along x or y. */
export function rail(x, y, z, length, axis, color = palette.white, height = 0.9) {
  const end = axis === 'x' ? [x + length, y] : [x, y + length];
  const count = Math.max(2, Math.round(length / 0.28));
  const bar = (from, to, width) => {
    const [a, b] = [project(from), project(to)];
    return `<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  };
  const at = (i) => [x + ((end[0] - x) * i) / count, y + ((end[1] - y) * i) / count];
  const draw = () =>
    Array.from({ length: count + 1 }, (_, i) => {
      const [px, py] = at(i);
      return bar([px, py, z], [px, py, z + height], 4.5);
    }).join('') +
    bar([x, y, z + height], [end[0], end[1], z + height], 8).replace(color, palette.terracotta);
  return {
    bounds: [
      x,
      y,
      z,
      end[0] + (axis === 'y' ? 0.05 : 0),
      end[1] + (axis === 'x' ? 0.05 : 0),
      z + height,
    ],
    draw,
    shadow: [],
  };
}

/** A kolam before the door. */
export function kolam(x, y, r = 0.55) {
  const draw = () => {
    const [cx, cy] = project([x, y, 0.03]);
    const petals = Array.from(
      { length: 8 },
      (_, i) =>
        `<ellipse cx="${r * 52}" cy="0" rx="${r * 40}" ry="${r * 15}" transform="rotate(${i * 45})"/>`,
    ).join('');
    return `<g transform="translate(${cx} ${cy}) scale(1 ${flatness})" fill="none" stroke="#fffdf7" stroke-width="4">${petals}<circle r="${r * 14}"/></g>`;
  };
  return { bounds: [x - r, y - r, 0, x + r, y + r, 0.03], draw, shadow: [] };
}
