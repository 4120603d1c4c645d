import { utils } from '@e965/xlsx';
import { mentionsStrike } from './check-package.mjs';
import { gatherLetters } from './letters.mjs';
import { parseMarkup } from './parse-markup.mjs';

/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {import('@e965/xlsx').WorkSheet} WorkSheet
 * @typedef {import('./parse-markup.mjs').Attributes} Attributes
 * @typedef {import('./letters.mjs').Strike} Strike
 * @typedef {Map<string, Uint8Array>} Parts
 */

/** A name without the prefix that some programs write. @param {string} name */
const plainName = (name) => name.slice(name.indexOf(':') + 1);

/**
 * Whether an element of a font strikes its letters out.
 *
 * @param {string} name
 * @param {Attributes} attributes
 */
const isStrike = (name, { val }) => plainName(name) === 'strike' && val !== '0' && val !== 'false';

/**
 * The place of a sheet's part in the package.
 *
 * @param {Parts} parts
 * @param {string} sheet
 */
async function findPart(parts, sheet) {
  const book = [...parts.keys()].find((name) => /(?:^|\/)workbook\.xml$/.test(name)) ?? '';
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  let id = '';
  let target = '';
  await parseMarkup(parts.get(book), {
    open(name, attributes) {
      const key = Object.keys(attributes).find((one) => plainName(one) === 'id' && one !== 'id');
      if (plainName(name) === 'sheet' && attributes.name === sheet)
        id = attributes[key ?? ''] ?? '';
    },
  });
  await parseMarkup(parts.get(`${folder}_rels/${book.slice(folder.length)}.rels`), {
    open(_name, attributes) {
      if (attributes.Id === id) target = attributes.Target ?? '';
    },
  });
  return target.startsWith('/') ? target.slice(1) : folder + target;
}

/**
 * Of each format of cells, whether its font is struck out.
 *
 * @param {Uint8Array | undefined} styles
 */
async function readFormats(styles) {
  /** @type {boolean[]} */
  const fonts = [];
  /** @type {boolean[]} */
  const formats = [];
  let list = '';
  await parseMarkup(styles, {
    open(name, attributes) {
      const plain = plainName(name);
      if (/^(?:fonts|cellXfs|cellStyleXfs|dxfs)$/.test(plain)) list = plain;
      if (plain === 'font' && list === 'fonts') fonts.push(false);
      if (list === 'fonts' && isStrike(name, attributes)) fonts[fonts.length - 1] = true;
      if (plain === 'xf' && list === 'cellXfs')
        formats.push(fonts[Number(attributes.fontId)] === true);
    },
  });
  return formats;
}

/**
 * Reads a text of which parts may have fonts of their own.
 *
 * @param {boolean} isCellStruck
 */
function readRuns(isCellStruck) {
  const letters = gatherLetters();
  let isStruck = isCellStruck;
  let isText = false;
  return {
    /**
     * @param {string} name
     * @param {Attributes} attributes
     */
    open(name, attributes) {
      const plain = plainName(name);
      if (plain === 'r') isStruck = isCellStruck;
      if (plain === 'rPr') isStruck = false;
      if (isStrike(name, attributes)) isStruck = true;
      isText = plain === 't';
    },
    /** @param {string} text */
    text(text) {
      if (isText) letters.add(text, isStruck);
    },
    close() {
      isText = false;
    },
    readStrike: () => letters.readStrike(),
  };
}

/**
 * Marks the cells of a sheet whose format or own text is struck out.
 *
 * @param {Uint8Array | undefined} part
 * @param {boolean[]} formats
 * @param {(row: number, column: number, strike: Strike) => void} mark
 */
async function readPart(part, formats, mark) {
  const place = { r: -1, c: -1 };
  let runs = readRuns(false);
  await parseMarkup(part, {
    open(name, attributes) {
      const plain = plainName(name);
      if (plain === 'row') {
        place.r = attributes.r === undefined ? place.r + 1 : Number(attributes.r) - 1;
        place.c = -1;
      } else if (plain === 'c') {
        place.c = attributes.r === undefined ? place.c + 1 : utils.decode_cell(attributes.r).c;
        const isStruck = formats[Number(attributes.s ?? 0)] === true;
        if (isStruck) mark(place.r, place.c, 'all');
        runs = readRuns(isStruck);
      } else runs.open(name, attributes);
    },
    text: (text) => runs.text(text),
    close(name) {
      runs.close();
      const strike = plainName(name) === 'is' ? runs.readStrike() : undefined;
      if (strike) mark(place.r, place.c, strike);
    },
  });
}

/**
 * The cells of a sheet of an .xlsx that are struck out, or letters of which are. The parser does not tell.
 *
 * @param {Parts} parts
 * @param {string} sheet
 * @param {WorkSheet} worksheet
 */
export async function findStruck(parts, sheet, worksheet) {
  /** @type {Map<CellObject, Strike>} */
  const struck = new Map();
  const data = worksheet['!data'] ?? [];
  const styles = parts.get('xl/styles.xml');
  const formats = mentionsStrike(styles) ? await readFormats(styles) : [];
  const part = parts.get(await findPart(parts, sheet));
  if (formats.includes(true) || mentionsStrike(part))
    await readPart(part, formats, (row, column, strike) => {
      const cell = data[row]?.[column];
      if (cell) struck.set(cell, strike);
    });
  for (const cell of Object.values(data).flatMap((row) => Object.values(row))) {
    const text = String(cell.r ?? '');
    if (!/<(?:\w+:)?rPr/.test(text) || !(struck.has(cell) || text.includes('strike'))) continue;
    const runs = readRuns(struck.has(cell));
    await parseMarkup(Buffer.from(text), runs);
    const strike = runs.readStrike();
    if (strike) struck.set(cell, strike);
    else struck.delete(cell);
  }
  return struck;
}
