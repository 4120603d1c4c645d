/** Where the name of a road or a river is written along its line, so that it covers nothing that is there already. */
import { type Area, around, isFree } from './area';
import type { Coordinates } from '../coordinates';
import { type Frame, type Point, project } from './projection';

export interface NamedLine {
  name: string;
  line: readonly Coordinates[];
}

export interface PlacedName {
  name: string;
  /** The start, in per cent of the length of the line. */
  start: number;
}

const letter = 5.4;
const step = 4;

function walk(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  let left = 0;
  line.forEach((from, index) => {
    const to = line[index + 1];
    if (!to) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; left < length; left += step) {
      const part = left / length;
      points.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    left -= length;
  });
  return points;
}

function straightness(part: readonly Point[]): number {
  const from = part[0];
  const to = part.at(-1);
  if (!from || !to) return 0;
  const length = (part.length - 1) * step;
  return to.x - from.x < -0.3 * length ? 0 : Math.hypot(to.x - from.x, to.y - from.y) / length;
}

/** Writes each name where its line is straightest; one without room is left out. Also returns what is taken. */
export function nameLines(
  lines: readonly NamedLine[],
  frame: Frame,
  { paper, taken }: { paper: Area; taken: readonly Area[] },
): { names: PlacedName[]; taken: Area[] } {
  const used = [...taken];
  const names = lines.flatMap(({ name, line }) => {
    const points = walk(line.map((place) => project(place, frame)));
    const needed = Math.ceil((name.length * letter) / step);
    let best = { straight: 0.9, index: -1 };
    for (let index = 1; index + needed < points.length; index += 2) {
      const part = points.slice(index, index + needed);
      const straight = straightness(part);
      if (straight <= best.straight + 0.001) continue;
      if (part.every((point) => isFree(around(point, 8), paper, used))) best = { straight, index };
    }
    if (best.index < 0) return [];
    used.push(...points.slice(best.index, best.index + needed).map((point) => around(point, 6)));
    return [{ name, start: (best.index / points.length) * 100 }];
  });
  return { names, taken: used };
}
