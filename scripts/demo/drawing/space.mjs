/** A small drawing space: parallel projection, depth order and shadows of an architect's model. */

/** @typedef {[number, number, number]} Point metres: x to the right front, y to the left front, z up */
/** @typedef {{ bounds: number[], draw: () => string, shadow: Point[][] }} Part */

const turn = (38 * Math.PI) / 180;
const rise = (29 * Math.PI) / 180;
/** Where the shadow of a point one metre up falls. */
const shadowStep = [0.42, -0.42];
const margin = 0.01;

/** @param {Point} point @returns {[number, number]} */
export function project([x, y, z]) {
  const across = x * Math.cos(turn) - y * Math.sin(turn);
  const away = x * Math.sin(turn) + y * Math.cos(turn);
  return [across * 100, away * Math.sin(rise) * 100 - z * Math.cos(rise) * 100];
}

/** How flat a level circle looks. */
export const flatness = Math.sin(rise);

/** @param {Point[]} points @param {string} fill @param {string} [more] */
export function polygon(points, fill, more = '') {
  const list = points
    .map((point) =>
      project(point)
        .map((n) => n.toFixed(1))
        .join(','),
    )
    .join(' ');
  return `<polygon points="${list}" fill="${fill}" ${more}/>`;
}

/** @param {string} colour @param {number} factor below 1 darker, above lighter */
export function shade(colour, factor) {
  const parts = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  // Shadows in morning light are warm, so blue goes first.
  const tinted = parts.map((part, index) =>
    Math.max(
      0,
      Math.min(255, Math.round(factor < 1 ? part * factor ** (1 + index * 0.12) : part * factor)),
    ),
  );
  return `#${tinted.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {number[]} bounds @returns {Point[]} */
const corners = ([x0, y0, z0, x1, y1, z1]) =>
  [x0, x1].flatMap((x) =>
    [y0, y1].flatMap((y) => [z0, z1].map((z) => /** @type {Point} */ ([x, y, z]))),
  );

/** @param {Point[]} points @returns {Point[]} */
export const castShadow = (points) =>
  points.map(([x, y, z]) => [x + z * shadowStep[0], y + z * shadowStep[1], 0]);

/** @param {number[]} bounds */
export const boxShadow = (bounds) => [hull(castShadow(corners(bounds)))];

/** @param {Point[]} points @returns {Point[]} the outline on the ground, by the monotone chain */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (/** @type {Point[]} */ list) => {
    /** @type {Point[]} */
    const chain = [];
    for (const point of list) {
      while (chain.length > 1 && turnOf(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turnOf = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** @param {number[]} bounds */
function screenBox(bounds) {
  const points = corners(bounds).map(project);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether `a` must be drawn before `b`. @param {number[]} a @param {number[]} b */
function isBehind(a, b) {
  if (a[5] <= b[2] + margin) return true;
  if (b[5] <= a[2] + margin) return false;
  if (a[3] <= b[0] + margin) return true;
  if (b[3] <= a[0] + margin) return false;
  return a[4] <= b[1] + margin;
}

/** Far parts first. @param {Part[]} parts @returns {Part[]} */
export function inDepthOrder(parts) {
  const boxes = parts.map((part) => screenBox(part.bounds));
  const meet = (i, j) =>
    boxes[i][0] < boxes[j][2] &&
    boxes[j][0] < boxes[i][2] &&
    boxes[i][1] < boxes[j][3] &&
    boxes[j][1] < boxes[i][3];
  const behind = parts.map((part, i) =>
    parts.flatMap((other, j) =>
      i !== j && meet(i, j) && isBehind(other.bounds, part.bounds) ? [j] : [],
    ),
  );
  const ordered = [];
  const seen = new Set();
  const visit = (index) => {
    if (seen.has(index)) return;
    seen.add(index);
    behind[index].forEach(visit);
    ordered.push(parts[index]);
  };
  parts.forEach((_, index) => visit(index));
  return ordered;
}

/** The box on the screen that holds all parts. @param {Part[]} parts */
export function extent(parts) {
  const boxes = parts.map((part) => screenBox(part.bounds));
  return [0, 1]
    .map((i) => Math.min(...boxes.map((box) => box[i])))
    .concat([2, 3].map((i) => Math.max(...boxes.map((box) => box[i]))));
}
