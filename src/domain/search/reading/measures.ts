/*
 * What the number with its unit means that a search text begins with, or an address, a reference or who writes, which are read
 * as one, too: amounts, days and rooms each know theirs, and the longest counts.
 */

import type { Meaning } from '../../wish';
import { readReference } from '../../reference';
import { findAmount, pinPattern } from './amounts';
import { findWantedDay, measureDistanceText } from './days';
import { ownersWords } from './language';
import type { Reading } from './reading';
import { findFloors, findRooms } from './rooms';
import type { Reader } from './text';

/** What the words from one on mean that begin with such a number. */
export function readMeasure(reader: Reader, index: number): Reading | null {
  const { plain, words, homes } = reader;
  const start = words[index]?.start ?? plain.length;
  const rest = plain.slice(start);
  const count = (length: number) =>
    words.filter((word) => word.start >= start && word.start < start + length).length;
  const away = measureDistanceText(rest);
  if (away > 0) return { meaning: null, length: count(away) };
  const found = findMeasure(rest, reader);
  if (!found) return null;
  const { length, ...meaning } = found;
  const isStudio = meaning.kind === 'bed' && /^(?:studio|1\s*r)/i.test(rest);
  const isNowhere = isStudio && homes?.have(' studio ') === false && !homes.have(' 1 rk ');
  return { meaning, length: count(length), ...(isNowhere && { corrected: '1 bedroom' }) };
}

/** A pasted address of a page; that of a home ends with its id. */
const link = /^(?:https?:\/\/|www\.)\S+/i;

const referencePattern =
  /^(?:ref(?:erence)?\b[.\s]*(?:(?:no|number)\b)?[.:\s]*)?([\da-z]{3})[\s-]?([\da-z]{3})(?![\p{L}\p{M}\d])/iu;

/** What a text begins with that is a number with its unit, and how many characters it has; the longest. */
function findMeasure(
  rest: string,
  { homes, isOpen }: Reader,
): (Meaning & { length: number }) | null {
  const [page] = link.exec(rest) ?? [];
  if (page !== undefined) {
    const found = homes?.all.find(({ id }) => page.split(/[/?#]/).includes(id));
    const meaning: Meaning = found
      ? { kind: 'reference', reference: found.reference }
      : { kind: 'unknown' };
    return { ...meaning, length: page.length };
  }
  const [owners] = ownersWords.exec(rest) ?? [];
  if (owners !== undefined) return { kind: 'notOffered', what: 'letting', length: owners.length };
  const [asked = '', one = '', other = ''] = referencePattern.exec(rest) ?? [];
  const reference = readReference(one + other);
  if (reference !== null && homes?.all.some((home) => home.reference === reference))
    return { kind: 'reference', reference, length: asked.length };
  const [pin, area = '', zone = ''] = pinPattern.exec(rest) ?? [];
  if (pin !== undefined) return { kind: 'pin', code: area + zone, length: pin.length };
  const floors = findFloors(rest);
  const day = findWantedDay(rest);
  const found = [
    floors && { kind: 'word' as const, ...floors },
    day && { kind: 'by' as const, ...day },
    findRooms(rest, isOpen),
    findAmount(rest),
  ].filter((one) => one !== null);
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}
