/**
 * Where the words beside a map's bubbles stand: on a free side, in two lines or one, those with the fewest free sides
 * first.
 */
import { type Area, around, isFree } from './area';
import type { Bubble } from './bubbles';

export type LabelSide = 'right' | 'left' | 'below' | 'above';

export interface Labelled {
  bubble: Bubble;
  /** `null` where no side has room: the words are then only read out. */
  side: LabelSide | null;
  /** Whether there is room for the second line. */
  isFull: boolean;
}

interface Lettering {
  makeLines: (bubble: Bubble) => readonly [string, string];
  line: number;
  letter: number;
}

const sides: readonly LabelSide[] = ['right', 'left', 'below', 'above'];

const gap = 5;

const countLetters = (text: string) => text.length + 0.45 * (text.match(/[mw]/gi)?.length ?? 0);

/** The width of a letter in the second line, relative to the first: it is smaller and not bold. */
const lighter = 0.84;

/** Grows with the homes, but slowly: a hundred are not a hundred times as large. */
export function findRadius(count: number): number {
  return 11 + Math.min(10, Math.log2(count + 1) * 1.5);
}

function labelArea(
  { x, y }: Bubble,
  side: LabelSide,
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

interface Choice {
  bubble: Bubble;
  sides: readonly { side: LabelSide; area: Area }[];
}

function mostConstrained(choices: readonly Choice[]): Choice | undefined {
  const possible = choices.filter((choice) => choice.sides.length > 0);
  return possible.sort(
    (a, b) => a.sides.length - b.sides.length || b.bubble.count - a.bubble.count,
  )[0];
}

/** Writes each bubble's words on a free side, on two lines or on one; also returns what is taken then. */
export function labelBubbles(
  bubbles: readonly Bubble[],
  { paper, taken }: { paper: Area; taken: readonly Area[] },
  { makeLines, line, letter }: Lettering,
): { labelled: Labelled[]; taken: Area[] } {
  const used = [...taken, ...bubbles.map((one) => around(one, findRadius(one.count) + gap - 1))];
  const chosen = new Map<Bubble, Pick<Labelled, 'side' | 'isFull'>>();
  const freeSides = (bubble: Bubble, isFull: boolean): Choice => {
    const [first, second] = makeLines(bubble);
    const lines = isFull && second !== '' ? 2 : 1;
    const letters = Math.max(countLetters(first), lines > 1 ? countLetters(second) * lighter : 0);
    const away = findRadius(bubble.count) + gap;
    const size = { away, width: letters * letter, height: lines * line };
    const areas = sides.map((side) => ({ side, area: labelArea(bubble, side, size) }));
    return { bubble, sides: areas.filter(({ area }) => isFree(area, paper, used)) };
  };
  for (const isFull of [true, false]) {
    for (;;) {
      const waiting = bubbles.filter((bubble) => !chosen.has(bubble));
      const next = mostConstrained(waiting.map((bubble) => freeSides(bubble, isFull)));
      const [free] = next?.sides ?? [];
      if (!next || !free) break;
      used.push(free.area);
      chosen.set(next.bubble, { side: free.side, isFull });
    }
  }
  const labelled = bubbles.map((bubble) => ({
    bubble,
    ...(chosen.get(bubble) ?? { side: null, isFull: false }),
  }));
  return { labelled, taken: used };
}
