import { localities, roads } from './localities';
import { wordsOf } from './words';

interface Spelling {
  words: readonly string[];
  /** The name of the place or road. */
  place: string;
}

const textsOf = (text: string) => wordsOf(text).map((word) => word.text);

function spellingsOf([place, ...others]: readonly [string, ...string[]]): Spelling[] {
  return [place, ...others]
    .flatMap((spelling) => {
      const words = textsOf(spelling);
      // "annanagar", "tnagar": written as one word.
      return words.length > 1 ? [words, [words.join('')]] : [words];
    })
    .map((words) => ({ words, place }));
}

const allSpellings = [...localities, ...roads.map(({ names }) => names)]
  .flatMap(spellingsOf)
  .sort((a, b) => b.words.length - a.words.length);

/** The spellings by their first word, the longest first: "Old Mahabalipuram Road" is not Mahabalipuram. */
const byFirstWord = new Map<string, Spelling[]>();
for (const spelling of allSpellings) {
  const first = spelling.words[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), spelling]);
}

/** Every word of the spellings. */
export const placeWords: ReadonlySet<string> = new Set(allSpellings.flatMap(({ words }) => words));

const byWholeText = new Map(allSpellings.map(({ words, place }) => [words.join(''), place]));

/** The place whose spelling is this text, in small letters and without spaces and dots; `null` for no place of the table. */
export function placeNamed(text: string): string | null {
  return byWholeText.get(text) ?? null;
}

/** The place whose spelling begins at a word, and how many words that spelling has. */
export function placeAt(
  words: readonly string[],
  start: number,
): { place: string; length: number } | null {
  const found = byFirstWord
    .get(words[start] ?? '')
    ?.find((spelling) => spelling.words.every((word, index) => words[start + index] === word));
  return found ? { place: found.place, length: found.words.length } : null;
}

const roadNames: ReadonlySet<string> = new Set(roads.map(({ names }) => names[0]));

/** Whether a place of the table is a road, which stands for the places along it. */
export function isRoad(place: string): boolean {
  return roadNames.has(place);
}

const roadsOf = new Map<string, string[]>();
for (const { names, along } of roads) {
  for (const place of along) roadsOf.set(place, [...(roadsOf.get(place) ?? []), names[0]]);
}

/** The places that words name, with the roads that these are along. */
export function placesIn(words: readonly string[]): string[] {
  const places: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = placeAt(words, at);
    if (!found) continue;
    places.push(found.place, ...(roadsOf.get(found.place) ?? []));
    at += found.length - 1;
  }
  return places;
}
