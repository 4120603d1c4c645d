/* What the words of a search text from one of them on mean: of several readings the longest, else a word of a home's own. */

import { readMeasure } from './measures';
import { readDoorInBlock, readDoors, readNumber } from './numbers';
import { readLine, readOwn } from './own-words';
import { readShared } from './phrase';
import { readAfterPlace, readPhraseWhole, readSide } from './places';
import type { Before, Reading } from './reading';
import type { Reader } from './text';

/** Of several readings the longest. */
export function readWish(reader: Reader, index: number, before: Before): Reading {
  const { typed, words, isOpen } = reader;
  const range = readDoors(reader, index);
  if (range) return range;
  // A single letter at the end begins a word that is still being typed.
  const isLetter = isOpen && /^\p{L}$/u.test(typed[index] ?? '') && index === words.length - 1;
  const phrase = isLetter ? null : readPhraseWhole(reader, index);
  // "24/7" and "2 wheeler" count nothing.
  const number = () => (phrase ? null : readNumber(reader, index, before, readWish));
  const readings = [
    readShared(reader, index),
    readDoorInBlock(reader, index),
    readAfterPlace(reader, index, before.last),
    phrase,
    readMeasure(reader, index) ?? number(),
    readLine(reader, index),
    readSide(reader, index),
  ].filter((reading) => reading !== null);
  readings.sort((a, b) => b.length - a.length);
  return readings[0] ?? readOwn(reader, index, before);
}
