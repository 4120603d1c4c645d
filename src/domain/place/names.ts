/**
 * Reads which places a text names, in every spelling of the table, for the search, for addresses of homes and for those of
 * pages. What a home's place is, of the several that its address may name, `home.ts` decides.
 */
import { parseWords } from '../words';
import { localities, roads } from './localities';
import type { Place } from './place';

export interface Spelling {
  words: readonly string[];
  place: string;
}

/** The words of a text in their normal form. */
export const listTexts = (text: string) => parseWords(text).map((word) => word.text);

function makeSpellings(names: readonly string[]): Spelling[] {
  return names.flatMap((name) => {
    const words = listTexts(name);
    // "annanagar", "tnagar": written as one word.
    const ways = words.length > 1 ? [words, [words.join('')]] : [words];
    return ways.map((way) => ({ words: way, place: names[0] ?? '' }));
  });
}

/** The spellings of all places and roads. */
export function listSpellings(): Spelling[] {
  const places = Object.values(localities).flatMap((city) => [...city.values()]);
  return [...places, ...roads].flatMap(({ names }) => makeSpellings(names));
}

/** By their first word, the longest first: "Old Mahabalipuram Road" is not Mahabalipuram. */
function readSpellings(): ReadonlyMap<string, readonly Spelling[]> {
  const byFirstWord = new Map<string, Spelling[]>();
  for (const spelling of listSpellings().sort((a, b) => b.words.length - a.words.length)) {
    const first = spelling.words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), spelling]);
  }
  return byFirstWord;
}

let read: ReturnType<typeof readSpellings> | undefined;

/** The spellings of all places; read when a text asks for them, since a choice in the filter must not wait for it. */
const spellings = () => (read ??= readSpellings());

/** The place whose spelling begins at a word, and how many words that spelling has. */
export function placeAt(
  words: readonly string[],
  start: number,
): { place: string; length: number } | null {
  const found = spellings()
    .get(words[start] ?? '')
    ?.find((spelling) => spelling.words.every((word, index) => words[start + index] === word));
  return found ? { place: found.place, length: found.words.length } : null;
}

const roadNames: ReadonlySet<string> = new Set(roads.map(({ names }) => names[0]));

/** Whether a place of the table is a road, which stands for the places along it. */
export function isRoad(place: string): boolean {
  return roadNames.has(place);
}

/** The places along a road; [] for anything else. */
export function placesAlong(road: string): readonly string[] {
  return roads.find(({ names }) => names[0] === road)?.along.split(', ') ?? [];
}

const listRoads = new Map<string, string[]>();
for (const { names, along } of roads) {
  for (const place of along.split(', '))
    listRoads.set(place, [...(listRoads.get(place) ?? []), names[0]]);
}

/** The places that words name, with the roads that these are along. */
export function placesIn(words: readonly string[]): string[] {
  const places: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const found = placeAt(words, index);
    if (!found) continue;
    places.push(found.place, ...(listRoads.get(found.place) ?? []));
    index += found.length - 1;
  }
  return places;
}

/** An address parted around the words that name a place, the last that do; `null` where none does. */
export function splitAtPlace(
  address: string,
  { name }: Pick<Place, 'name'>,
): { before: string; named: string; after: string } | null {
  const parts = address.split(/(?<=[,\n])/);
  const index = parts.findLastIndex((part) => placesIn(listTexts(part)).includes(name));
  const [, space = '', named = '', end = ''] =
    /^(\s*)(.*?)([\s,]*)$/s.exec(parts[index] ?? '') ?? [];
  if (named === '') return null;
  return {
    before: parts.slice(0, index).join('') + space,
    named,
    after: end + parts.slice(index + 1).join(''),
  };
}
