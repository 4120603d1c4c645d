/*
 * How a search text becomes wishes: from left to right, each keeps its place in the text, so that a chip removes exactly
 * what it says. What nobody knows is a wish too, which the list names and which hides nothing. Then each is read once more
 * beside the others. Which homes fit is decided in `finding`.
 */

import { isRoad } from '../../place/names';
import type { Meaning, UnlabelledWish, Wish } from '../../wish';
import { normalizeWords } from '../../words';
import type { Homes } from '../homes';
import { canBeLacked, type Dictionary } from './dictionary';
import { isFlood, joinYears, readFlood } from './floods';
import { joinWish } from './joining';
import { readMeasure } from './measures';
import { readMusts } from './musts';
import { isBeside, isWorkplace, readNear } from './near';
import { makePart } from './part';
import { findStretch } from './places';
import { readWish } from './read-wish';
import { type Before, noneBefore, type Reading } from './reading';
import { readRefusal } from './refusals';
import { joinRepeated } from './repeated';
import { asRough } from './rough';
import { prepareText, type Reader } from './text';
import {
  isNowOfWriter,
  isOfPerson,
  isOfWriter,
  isOfOtherCity,
  isOneOfFamily,
  isOrigin,
  isSharedByOthers,
  isWhereWriterIs,
} from './writer';

/** The wishes of a search text, in its order; mistyped words count as what they are meant to be. */
export function parseText(
  text: string,
  dictionary: Dictionary,
  homes: Homes | null,
  isOpen = false,
): Wish[] {
  const reader = prepareText(text, dictionary, homes, isOpen);
  const named = findNamed(reader);
  const wishes = named ? [named] : readBesideOthers(reader, readInTurn(reader));
  const labelled = wishes.map((wish) => ({
    ...wish,
    label: dictionary.makeLabel(wish),
    isAsked: canBeLacked(wish),
  }));
  return joinRepeated(reader.plain, labelled, dictionary.makeLabel);
}

/** The home whose whole name a text is, as one that was pasted. */
function findNamed({ plain, typed, homes }: Reader): UnlabelledWish | null {
  const name = ` ${typed.join(' ')} `;
  const [home, other] = homes?.all.filter((one) => one.name === name) ?? [];
  if (typed.length <= 2 || !home || other) return null;
  const all = { typed: plain, readAs: null, start: 0, end: plain.length, rest: '', group: 0 };
  return { kind: 'reference', reference: home.reference, ...all };
}

/** Words of a text that are read together, by their numbers. */
interface Step {
  /** The first of the fillers before them; `from`, where there are none. */
  fillers: number;
  from: number;
  /** The one after them. */
  end: number;
  reading: Reading;
}

/** The wishes of a text one after the other. */
function readInTurn(reader: Reader): readonly UnlabelledWish[] {
  let wishes: readonly UnlabelledWish[] = [];
  let fillers = 0;
  for (let from = 0; from < reader.words.length;) {
    const last = fillers === from ? wishes.at(-1) : undefined;
    const reading = readAt(reader, from, { wishes, last });
    const end = from + reading.length;
    const added = addStep(reader, wishes, { fillers, from, end, reading });
    from = added?.end ?? end;
    if (!added) continue;
    wishes = added.wishes;
    fillers = from;
  }
  return wishes;
}

const sign = /^[₹<>$€£¥]$/;

/** What the words from one on mean. */
function readAt(reader: Reader, index: number, before: Before): Reading {
  if (sign.test(reader.typed[index] ?? '') && !readMeasure(reader, index))
    return { meaning: null, length: 1 };
  const reading = readWish(reader, index, before);
  return isSizeOfPart(reader, index, reading)
    ? { meaning: null, length: reading.length }
    : readRefusal(reader, index, reading);
}

/** Whether a size is that of a part or of who moves in, and not the home's: "big balcony", "large family", "small budget". */
function isSizeOfPart(reader: Reader, index: number, { meaning, length }: Reading): boolean {
  if (meaning?.kind !== 'least' || (meaning.of !== 'size' && meaning.of !== 'space')) return false;
  if (index + length >= reader.words.length) return false;
  const { meaning: next } = readWish(reader, index + length, noneBefore);
  return (
    next !== null &&
    (['word', 'flag', 'mentioned'].includes(next.kind) ||
      (next.kind === 'options' && ['letTo', 'parking'].includes(next.name)))
  );
}

/** The wishes with a step, which is more of the last or the next, and where that ends; `null` for a filler, which goes with the next. */
function addStep(
  reader: Reader,
  wishes: readonly UnlabelledWish[],
  step: Step,
): { wishes: readonly UnlabelledWish[]; end: number } | null {
  const { plain, words } = reader;
  const { fillers, from, end, reading } = step;
  const last = wishes.at(-1);
  const start = words[from]?.start;
  const isNamed =
    reading.meaning &&
    (isBeside(reading.meaning, plain.slice(words[fillers]?.start, start)) ||
      isOfWriter(reader, reading.meaning, step));
  const isPerson = reading.meaning !== null && isOfPerson(reader, reading.meaning, step);
  const own: Meaning | null = isPerson ? { kind: 'unknown' } : reading.meaning;
  const meaning = isNamed ? null : own;
  const between = plain.slice(last?.end, start);
  const longer = last && lengthen(reader, last, step, meaning, between);
  if (longer) return { wishes: [...wishes.slice(0, -1), longer], end };
  if (!meaning) return null;
  const next = makeWish(reader, step, meaning, (last?.group ?? -1) + 1);
  return { wishes: joinWish(plain, wishes, next.wish, between), end: next.end };
}

/** The last wish with a step that says more of it: what stands at a place, words that nobody knows either, where a way leads. */
function lengthen(
  { plain, words }: Reader,
  last: UnlabelledWish,
  { fillers, from, end, reading }: Step,
  meaning: Meaning | null,
  between: string,
): UnlabelledWish | null {
  const { isOfPlace, branch } = reading;
  const whole = makePart(plain, last.start, words[end - 1]?.end ?? last.end);
  if (isOfPlace && branch && last.kind === 'landmark')
    return { ...last, ...whole, city: branch.city, places: [branch.name], point: undefined };
  if (isOfPlace) return { ...last, ...whole };
  if (!meaning) return null;
  const typed = plain.slice(plain.indexOf(last.typed, last.start), whole.end);
  const isOfLast = isRoom(meaning, plain.slice(words[from]?.start, words[end - 1]?.end))
    ? ['unknown', 'mentioned'].includes(last.kind) && !/[,;]/.test(between)
    : last.kind === 'unknown' && meaning.kind === 'unknown';
  if (isOfLast && fillers === from) return { ...last, ...whole, typed };
  if (last.kind !== 'place') return null;
  const stretch = findStretch(plain, last, meaning, between);
  return stretch && { ...last, ...whole, stretch, typed, readAs: null };
}

/** The wish of a step with the fillers before it, and with what the words around it add. */
function makeWish(
  reader: Reader,
  { fillers, from, end, reading }: Step,
  meaning: Meaning,
  group: number,
): { wish: UnlabelledWish; end: number } {
  const { plain, words, typed } = reader;
  const { core, corrected } = reading;
  const around = readAround(reader, fillers, end, meaning);
  const beyond = end + around.length;
  const [ownStart, ownEnd] = core ?? [from, beyond];
  const isRefused = core !== undefined && meaning.isNot === true;
  const wish: UnlabelledWish = {
    ...around.meaning,
    refusal: isRefused ? (ownEnd < beyond ? 'after' : 'before') : undefined,
    typed: plain.slice(words[ownStart]?.start, words[ownEnd - 1]?.end),
    readAs: findReading(meaning, typed.slice(ownStart, ownEnd), corrected),
    ...makePart(plain, words[fillers]?.start ?? 0, words[beyond - 1]?.end ?? plain.length),
    group,
  };
  return { wish, end: beyond };
}

/** What the words around a wish add to it, and how many follow it: the street of a flood, a source that is the only one. */
function readAround(
  reader: Reader,
  from: number,
  end: number,
  meaning: Meaning,
): { meaning: Meaning; length: number } {
  if (isFlood(meaning)) return readFlood(reader, from, end, meaning);
  const { typed } = reader;
  const isSource =
    meaning.kind === 'options' && meaning.name === 'waterSource' && meaning.isNot !== true;
  return isSource && typed.slice(from, end + 1).includes('only')
    ? { meaning: { ...meaning, isOnly: true }, length: Number(typed[end] === 'only') }
    : { meaning, length: 0 };
}

/** The words that a wish is read as, `null` if they are the typed ones: a road or a landmark is known by each of its names. */
function findReading(
  meaning: Meaning,
  typed: readonly string[],
  corrected: string | undefined,
): string | null {
  if (meaning.kind !== 'place') return corrected ?? null;
  const { place } = meaning;
  const isSame = typed.join('').endsWith(normalizeWords(place).replaceAll(' ', ''));
  return isSame || (isRoad(place) && corrected === undefined) ? null : place;
}

/** What each wish is beside the others: near something, of a year, or nothing that is asked of a home. */
function readBesideOthers(reader: Reader, wishes: readonly UnlabelledWish[]): UnlabelledWish[] {
  const asked = joinYears(reader.plain, readNear(reader, wishes)).filter(
    (wish) =>
      !isWorkplace(wish, wishes) &&
      !isRoomOfHome(wish, wishes) &&
      !isNowOfWriter(reader, wish, wishes) &&
      !isWhereWriterIs(reader, wish, wishes),
  );
  const isNothing = (wish: UnlabelledWish) =>
    [isOfSale, isOrigin, isSharedByOthers].some((is) => is(wish, wishes)) ||
    isOfOtherCity(wish, asked) ||
    isOneOfFamily(reader, wish, wishes);
  const read = asked.map((wish): UnlabelledWish =>
    isNothing(wish) ? { ...wish, kind: 'unknown' } : asRough(reader, wish, wishes),
  );
  return readMusts(reader.plain, read);
}

const isRoom = ({ kind }: Meaning, typed: string) => kind === 'least' && /^rooms?$/i.test(typed);

/** Whether a "room" is one of a home's, and not what is looked for: "3 room flat", "2bhk with a store room". */
const isRoomOfHome = (wish: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  isRoom(wish, wish.typed) && wishes.some(({ kind }) => kind === 'bed' || kind === 'first');

/** Whether an amount is the price of what is bought or leased, and no rent. */
const isOfSale = ({ kind }: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  kind === 'rent' &&
  wishes.some(
    (wish) => wish.kind === 'notOffered' && ['sale', 'lease', 'plot'].includes(wish.what),
  );
