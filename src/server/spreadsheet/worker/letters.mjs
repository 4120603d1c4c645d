/**
 * What of a cell is struck out: everything, or some letters, with those that are not.
 *
 * @typedef {'all' | { text: string, struck: string }} Strike
 */

/**
 * A text in which spaces and ends of lines are one space each. Replacing would leave each word an object of its own, which
 * takes ten times the memory of its letters.
 *
 * @param {string} text
 */
export const joinSpaces = (text) => text.split(/[ \t\r\n\f\u00a0]+/).join(' ');

/** Gathers the letters of a cell, and which of them are struck out. */
export function gatherLetters() {
  let whole = '';
  let kept = '';
  let struck = '';
  return {
    /**
     * @param {string} text
     * @param {boolean} isStruck
     */
    add(text, isStruck) {
      whole += text;
      if (isStruck) struck += text;
      else kept += text;
    },
    readText: () => whole,
    /** @returns {Strike | undefined} */
    readStrike() {
      if (struck.trim() === '') return undefined;
      return kept.trim() === '' ? 'all' : { text: kept.trim(), struck: struck.trim() };
    },
  };
}

/** @typedef {ReturnType<typeof gatherLetters>} Letters */
