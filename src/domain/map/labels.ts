import { type Area, around, isFree } from './area';
import type { Bubble } from './bubbles';

/** Where the words of a bubble stand. */
export type Side = 'right' | 'left' | 'below' | 'above';

/** A bubble with its size, and how its words are written. */
export interface Labelled {
  bubble: Bubble;
  radius: number;
  /** `null` where no side has room: the words are then only read out. */
  side: Side | null;
  /** Whether there is room for the second line. */
  isFull: boolean;
}

/** The words of a bubble in two lines, of which the second may be '', and the size of a line and of a letter. */
interface Lettering {
  linesOf: (bubble: Bubble) => readonly [string, string];
  line: number;
  letter: number;
}

/** What an edge of the drawing is, and what may not be covered. */
interface Room {
  paper: Area;
  taken: readonly Area[];
}

const sides: readonly Side[] = ['right', 'left', 'below', 'above'];

/** Between a bubble, with the ring of several places, and what is beside it. */
const gap = 5;

/** Grows with the homes, but slowly: a hundred are not a hundred times as large. */
export function radiusOf(homes: number): number {
  return 11 + Math.min(10, Math.log2(homes + 1) * 1.5);
}

function labelArea(
  { x, y }: Bubble,
  side: Side,
  { away, width, height }: { away: number; width: number; height: number },
): Area {
  const columns = { left: x - width / 2, right: x + width / 2 };
  if (side === 'below') return { ...columns, top: y + away, bottom: y + away + height };
  if (side === 'above') return { ...columns, top: y - away - height, bottom: y - away };
  const rows = { top: y - height / 2, bottom: y + height / 2 };
  return side === 'right'
    ? { ...rows, left: x + away, right: x + away + width }
    : { ...rows, left: x - away - width, right: x - away };
}

/**
 * Gives the words of each bubble a side on which they touch no bubble, no other words and no edge. The bubbles with
 * the most homes choose first; where two lines fit nowhere, the first alone may. Also returns what is taken then.
 */
export function labelBubbles(
  bubbles: readonly Bubble[],
  { paper, taken }: Room,
  { linesOf, line, letter }: Lettering,
): { labelled: Labelled[]; taken: Area[] } {
  const used = [...taken, ...bubbles.map((one) => around(one, radiusOf(one.homes) + gap - 1))];
  const labelled = new Map<Bubble, Labelled>();
  for (const bubble of [...bubbles].sort((a, b) => b.homes - a.homes)) {
    const radius = radiusOf(bubble.homes);
    const [first, second] = linesOf(bubble);
    const one: Labelled = { bubble, radius, side: null, isFull: false };
    for (const lines of second === '' ? [[first]] : [[first, second], [first]]) {
      const width = Math.max(...lines.map(({ length }) => length)) * letter;
      const size = { away: radius + gap, width, height: lines.length * line };
      const areas = sides.map((side) => ({ side, area: labelArea(bubble, side, size) }));
      const free = areas.find(({ area }) => isFree(area, paper, used));
      if (!free) continue;
      used.push(free.area);
      Object.assign(one, { side: free.side, isFull: lines.length > 1 });
      break;
    }
    labelled.set(bubble, one);
  }
  return { labelled: bubbles.flatMap((bubble) => labelled.get(bubble) ?? []), taken: used };
}
