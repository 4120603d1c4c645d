/**
 * @typedef {{ at: number, font: number }} Run From which letter on a text has which font.
 * @typedef {{ text: string, runs: Run[] }} OldText
 */

/**
 * Reads the bytes of a record of an .xls that is continued in further ones.
 *
 * @param {Buffer[]} pieces
 */
function readPieces(pieces) {
  let piece = 0;
  let at = 0;
  const skipEnded = () => {
    while (piece < pieces.length && at >= (pieces[piece]?.length ?? 0))
      [piece, at] = [piece + 1, 0];
  };
  return {
    hasMore() {
      skipEnded();
      return piece < pieces.length;
    },
    /** A whole number of so many bytes. @param {number} bytes */
    readNumber(bytes) {
      let value = 0;
      for (let index = 0; index < bytes; index += 1) {
        skipEnded();
        value += (pieces[piece]?.[at] ?? 0) * 256 ** index;
        at += 1;
      }
      return value;
    },
    /** @param {number} bytes */
    skip(bytes) {
      for (let left = bytes; left > 0 && this.hasMore();) {
        const part = Math.min(left, (pieces[piece]?.length ?? 0) - at);
        at += part;
        left -= part;
      }
    },
    /**
     * Letters of one or two bytes, of which each further piece says anew how many.
     *
     * @param {number} count
     * @param {boolean} isWide
     */
    readLetters(count, isWide) {
      let text = '';
      while (text.length < count) {
        if (at >= (pieces[piece]?.length ?? 0)) {
          if (!this.hasMore()) break;
          isWide = this.readNumber(1) % 2 === 1;
        }
        const width = isWide ? 2 : 1;
        const end = at + (count - text.length) * width;
        const found =
          pieces[piece]?.subarray(at, end).toString(isWide ? 'utf16le' : 'latin1') ?? '';
        if (found === '') break;
        text += found;
        at += found.length * width;
      }
      return text;
    },
  };
}

/**
 * The texts of an .xls that have letters of several fonts, by their numbers (2.4.265 of MS-XLS).
 *
 * @param {Buffer[]} pieces The record of all texts and those that continue it.
 */
export function readOldTexts(pieces) {
  const reader = readPieces(pieces);
  /** @type {Map<number, OldText>} */
  const texts = new Map();
  reader.skip(8);
  for (let number = 0; reader.hasMore(); number += 1) {
    const count = reader.readNumber(2);
    const flags = reader.readNumber(1);
    const runCount = flags & 8 ? reader.readNumber(2) : 0;
    const more = flags & 4 ? reader.readNumber(4) : 0;
    const text = reader.readLetters(count, flags % 2 === 1);
    /** @type {Run[]} */
    const runs = [];
    for (let left = runCount; left > 0 && reader.hasMore(); left -= 1)
      runs.push({ at: reader.readNumber(2), font: reader.readNumber(2) });
    reader.skip(more);
    if (runs.length > 0) texts.set(number, { text, runs });
  }
  return texts;
}
