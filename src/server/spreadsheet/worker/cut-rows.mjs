/** Cuts the rows out of a sheet of an .xlsx that has too many: it is rejected for it, and its parser takes as long for each row. */
import { maxRows } from './limits.mjs';

const rowEnd = '</row>';
/** A text in a row: one of the list that sheets share, or its own. A number may have a format that shows nothing. */
const text = /\st="(?:s"|(?:str|inlineStr)"[^<>]*>(?:<(?![f/])[^<>]*>)*\s*[^<>\s])/;
const blankText = /<(?:t|si)(?:\s[^<>]*)?(?:\/>|>\s*<\/)/;

/** One letter for each byte. @param {Uint8Array} part */
const readLetters = (part) =>
  Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1');

/**
 * A sheet with one row of texts more than can be read, and the last one of all, which says how far it goes; unchanged where it
 * does not surely have so many.
 *
 * @param {Uint8Array} part
 * @param {Uint8Array | undefined} sharedTexts
 */
export function cutRows(part, sharedTexts) {
  const letters = readLetters(part);
  /** @param {number} start @param {number} end */
  const hasText = (start, end) => text.test(letters.slice(start, end));
  let kept = 0;
  let end = 0;
  for (let count = 0; count <= maxRows;) {
    kept = end;
    const found = letters.indexOf(rowEnd, end);
    if (found === -1) return part;
    end = found + rowEnd.length;
    if (hasText(kept, end)) count += 1;
  }
  if (sharedTexts && blankText.test(readLetters(sharedTexts))) return part;
  let last = letters.lastIndexOf('<row ');
  while (last > end && !hasText(last, letters.indexOf(rowEnd, last)))
    last = letters.lastIndexOf('<row ', last - 1);
  const isNumbered = /^<row [^<>]*\br="\d/.test(letters.slice(last, last + 200));
  if (last <= end || !isNumbered) return part;
  return Buffer.from(letters.slice(0, end) + letters.slice(last), 'latin1');
}
