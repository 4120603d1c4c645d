import type { Coordinates } from '../coordinates';
import { type Frame, type Point, project } from './projection';

const rounded = (value: number) => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The path of a line that bends softly at its points: each but the ends is the handle of a curve between two middles. */
export function curve(line: readonly Coordinates[], frame: Frame): string {
  const points = line.map((place) => project(place, frame));
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return '';
  const bends = rest.map((point, index) => {
    const next = rest[index + 1];
    return `Q${pair(point)} ${pair(next ? middle(point, next) : last)}`;
  });
  return `M${pair(first)}${bends.length > 0 ? bends.join('') : `L${pair(last)}`}`;
}

/** The same, closed: the last point is joined to the first, and all are bends. */
export function shape(line: readonly Coordinates[], frame: Frame): string {
  const points = line.map((place) => project(place, frame));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = points.map((point, index) => {
    const next = points[index + 1] ?? first;
    return `Q${pair(point)} ${pair(middle(point, next))}`;
  });
  return `M${pair(middle(last, first))}${bends.join('')}Z`;
}
