import { formatOrdinal } from '../../words';

export const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** A floor: the names that pages have for it, and how people begin it in each way of writing. */
interface Floor {
  printed: readonly string[];
  word: string;
  short: string;
}

const ground: Floor = { printed: ['ground floor', 'தரைத்தளம்'], word: 'ground', short: 'ground' };
const above = ordinals.map((word, index): Floor => {
  const short = formatOrdinal(index + 1);
  return { printed: [`${short} floor`, `${word} floor`], word, short };
});
const floors = [ground, ...above];

const ends = ['floor', 'flr'] as const;

function listNames({ word, short }: Floor): string[] {
  const number = Number.parseInt(short);
  const names = Number.isNaN(number) ? [word] : [word, short, `${number}`];
  return names.flatMap((name) => ends.map((end) => `${name} ${end}`));
}

/** Two floors, one above the other, either of which will do: "1st or 2nd floor", "first floor or second floor". */
function pairNames(lower: Floor, upper: Floor): string[] {
  return (['word', 'short'] as const).flatMap((way) =>
    ends.flatMap((end) => [
      `${lower[way]} or ${upper[way]} ${end}`,
      `${lower[way]} ${upper[way]} ${end}`,
      `${lower[way]} ${end} or ${upper[way]} ${end}`,
    ]),
  );
}

/** What people say of floors: the words of homes that they mean, and their phrases, separated by commas. */
export const floorSayings: readonly (readonly [printed: readonly string[], phrases: string])[] = [
  [ground.printed, 'ground,தரைத்தளம்,தரை தளம்'],
  ...floors.map((floor) => [floor.printed, listNames(floor).join(',')] as const),
  ...above.map((upper, index) => {
    const lower = floors[index] ?? ground;
    return [[...lower.printed, ...upper.printed], pairNames(lower, upper).join(',')] as const;
  }),
];
