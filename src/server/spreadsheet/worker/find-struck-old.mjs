import { CFB } from '@e965/xlsx';
import { gatherLetters } from './letters.mjs';
import { readOldTexts } from './old-strings.mjs';

/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {import('./letters.mjs').Strike} Strike
 * @typedef {{ type: number, at: number, body: Buffer }} Record
 */

/** The numbers of the records that are read, by section 2.3 of MS-XLS. */
const kinds = {
  start: 0x809,
  sheet: 0x85,
  font: 0x31,
  format: 0xe0,
  texts: 0xfc,
  more: 0x3c,
  end: 0x0a,
};
const textCell = 0xfd;
const manyNumbers = 0xbd;
const cellRecords = [textCell, manyNumbers, 0x06, 0x203, 0x204, 0x205, 0x27e];

/**
 * @param {Buffer} stream
 * @param {number} start
 * @returns {Generator<Record>}
 */
function* readRecords(stream, start) {
  for (let at = start; at + 4 <= stream.length;) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    yield { type: stream.readUInt16LE(at), at, body: stream.subarray(at + 4, end) };
    at = end;
  }
}

/** @param {Buffer} body */
function readSheetName(body) {
  const isWide = (body[7] ?? 0) % 2 === 1;
  const length = (body[6] ?? 0) * (isWide ? 2 : 1);
  return body.subarray(8, 8 + length).toString(isWide ? 'utf16le' : 'latin1');
}

/**
 * What a workbook says of its fonts, formats, texts, and where a sheet begins.
 *
 * @param {Buffer} stream
 * @param {string} sheet
 */
function readGlobals(stream, sheet) {
  /** @type {boolean[]} */
  const fonts = [];
  /** @type {number[]} */
  const formats = [];
  /** @type {Buffer[]} */
  const texts = [];
  let start = -1;
  let last = 0;
  for (const { type, body } of readRecords(stream, 0)) {
    if (type === kinds.end) break;
    // A font with the number 4 does not exist.
    if (type === kinds.font) fonts.push((body.readUInt16LE(2) & 8) !== 0);
    if (fonts.length === 4) fonts.push(false);
    if (type === kinds.format) formats.push(body.readUInt16LE(0));
    if (type === kinds.sheet && readSheetName(body) === sheet) start = body.readUInt32LE(0);
    if (type === kinds.texts || (type === kinds.more && last === kinds.texts)) texts.push(body);
    if (type !== kinds.more) last = type;
  }
  return { fonts, formats, texts, start };
}

/**
 * The cells of a sheet: place, format, and the number of the text.
 *
 * @param {Buffer} stream
 * @param {number} start
 */
function* readCells(stream, start) {
  for (const { type, at, body } of readRecords(stream, start)) {
    if (type === kinds.end) return;
    if (at === start || !cellRecords.includes(type) || body.length < 6) continue;
    const [row, column] = [body.readUInt16LE(0), body.readUInt16LE(2)];
    const text = type === textCell ? body.readUInt32LE(6) : -1;
    yield { row, column, format: body.readUInt16LE(4), text };
    if (type !== manyNumbers) continue;
    // Each further number has its format before it; the last column is behind them.
    for (let place = 10; place + 6 <= body.length - 2; place += 6) {
      const further = column + (place - 4) / 6;
      yield { row, column: further, format: body.readUInt16LE(place), text };
    }
  }
}

/**
 * What is struck out in a text whose letters have several fonts.
 *
 * @param {import('./old-strings.mjs').OldText} text
 * @param {boolean[]} fonts
 * @param {boolean} isCellStruck
 */
function findStrike({ text, runs }, fonts, isCellStruck) {
  const letters = gatherLetters();
  letters.add(text.slice(0, runs[0]?.at), isCellStruck);
  for (const [index, { at, font }] of runs.entries())
    letters.add(text.slice(at, runs[index + 1]?.at), fonts[font] === true);
  return letters.readStrike();
}

/**
 * Marks the cells of a sheet that are struck out, or letters of which are.
 *
 * @param {Buffer} stream
 * @param {string} sheet
 * @param {(row: number, column: number, strike: Strike) => void} mark
 */
function markStruck(stream, sheet, mark) {
  const { fonts, formats, texts, start } = readGlobals(stream, sheet);
  if (start < 0 || !fonts.includes(true)) return;
  const ofSeveral = readOldTexts(texts);
  for (const { row, column, format, text } of readCells(stream, start)) {
    const isStruck = fonts[formats[format] ?? -1] === true;
    const several = ofSeveral.get(text);
    const whole = isStruck ? 'all' : undefined;
    const strike = several ? findStrike(several, fonts, isStruck) : whole;
    if (strike) mark(row, column, strike);
  }
}

/**
 * The library's types leave them out.
 *
 * @type {{
 *   read: (file: Buffer, options: { type: 'buffer' }) => object,
 *   find: (container: object, path: string) => { content: Uint8Array } | null,
 * }}
 */
const { read, find } = CFB;

/**
 * The cells of a sheet of an .xls that are struck out, or letters of which are. The parser does not tell.
 *
 * @param {Buffer} file
 * @param {string} sheet
 * @param {import('@e965/xlsx').WorkSheet} worksheet
 */
export function findStruckOld(file, sheet, worksheet) {
  /** @type {Map<CellObject, Strike>} */
  const struck = new Map();
  try {
    const stream = Buffer.from(find(read(file, { type: 'buffer' }), '/Workbook')?.content ?? []);
    markStruck(stream, sheet, (row, column, strike) => {
      const cell = worksheet['!data']?.[row]?.[column];
      if (cell) struck.set(cell, strike);
    });
  } catch {
    // The parser has read what this cannot: then nothing more of it counts as struck out.
  }
  return struck;
}
