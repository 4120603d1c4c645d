import { shownError } from './cells.mjs';
import { gatherLetters, joinSpaces } from './letters.mjs';

/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {import('./letters.mjs').Strike} Strike
 */

/** Stands where a paragraph or a row of a table inside of a cell begins or ends. */
export const edge = '\u000b';

/** @param {string} text */
const showLines = (text) =>
  text
    .split('\n')
    .map((line) => joinSpaces(line).trim())
    .join('\n')
    .trim();

/** A text as a page shows it. @param {string} text */
const showText = (text) => text.split(edge).map(showLines).filter(Boolean).join('\n');

/** Gathers what is in a cell of a page: every value is a text. */
export function gatherCell() {
  const letters = gatherLetters();
  let link = '';
  let picture = '';
  return {
    /**
     * @param {string} text
     * @param {boolean} isStruck
     */
    add: (text, isStruck) => letters.add(text, isStruck),
    /** @param {string} address */
    addLink(address) {
      if (/^https?:/i.test(address.trim())) link ||= address.trim();
    },
    /** @param {string} address */
    addPicture(address) {
      if (/^https?:/i.test(address.trim())) picture ||= address.trim();
    },
    /**
     * The cell as the parser of workbooks gives it, and what is struck out in it; `undefined` for a blank one.
     *
     * @returns {{ cell: CellObject, strike: Strike | undefined } | undefined}
     */
    take() {
      const text = showText(letters.readText()) || link || picture;
      if (text === '') return undefined;
      /** @type {CellObject} */
      const cell = shownError.test(text) ? { t: 'e', w: text } : { t: 's', v: text };
      if (link !== '') cell.l = { Target: link };
      const strike = letters.readStrike();
      if (strike === undefined || strike === 'all') return { cell, strike };
      return { cell, strike: { text: showText(strike.text), struck: showText(strike.struck) } };
    },
  };
}

/** @typedef {ReturnType<typeof gatherCell>} PageCell */
