import { utils } from '@e965/xlsx';
import { demand, lastRow, maxBytes, maxCells, maxMerges, Rejection } from './limits.mjs';
import { joinedRuns } from './rich-text.mjs';

/** From 0. */
const lastColumn = 16_383;
const token = /<(\/?)(?:[A-Za-z]\w{0,30}:)?(sheetData|row|c|f|v|is|mergeCell)(?=[\s/>])([^<>]*)>/g;
const cellTypes = ['n', 's', 'str', 'inlineStr', 'b', 'd', 'e'];
const patterns = {
  r: /\sr=["']([^"'<>]{1,40})["']/,
  s: /\ss=["'](\d{1,9})["']/,
  t: /\st=["']([A-Za-z]{1,9})["']/,
  ref: /\sref=["']([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})["']/,
};

/**
 * @param {string} attributes
 * @param {keyof typeof patterns} name
 */
function attribute(attributes, name) {
  return patterns[name].exec(attributes)?.[1] ?? '';
}

/**
 * A cell that is being read: where it is, and what its elements hold.
 *
 * @typedef {{
 *   place: import('@e965/xlsx').CellAddress, attributes: string, isFormula?: boolean, v?: string, is?: string
 * }} Cell
 */

/** Copies only the cells of a worksheet that have content. */
class SheetCopy {
  /** @type {string[]} */
  cells = [];
  /** @type {string[]} */
  merges = [];
  row = 0;
  column = -1;
  isOpen = false;
  isWhole = false;
  /** @type {Cell | null} */
  cell = null;
  start = 0;
  size = 0;

  /**
   * @param {string} text
   * @param {{ formula: string }} words
   */
  constructor(text, words) {
    this.text = text;
    this.words = words;
  }

  /**
   * Handles a start tag; `at` is where its content begins.
   *
   * @param {string} name
   * @param {string} attributes
   * @param {number} at
   */
  open(name, attributes, at) {
    if (name === 'sheetData') this.isOpen = true;
    else if (name === 'mergeCell') this.merge(attribute(attributes, 'ref'));
    else if (!this.isOpen) return;
    else if (name === 'row') this.openRow(attribute(attributes, 'r'));
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'f' && this.cell) this.cell.isFormula = true;
    else this.start = at;
  }

  /**
   * Handles an end tag; `at` is where its content ended.
   *
   * @param {string} name
   * @param {number} at
   */
  close(name, at) {
    if (name === 'sheetData') {
      this.closeCell();
      this.isWhole = true;
      this.isOpen = false;
    } else if (name === 'c') this.closeCell();
    else if (this.cell && (name === 'v' || name === 'is'))
      this.cell[name] = this.text.slice(this.start, at);
  }

  /** @param {string} number */
  openRow(number) {
    this.closeCell();
    this.row = number === '' ? this.row + 1 : Number(number);
    this.column = -1;
  }

  /** @param {string} attributes */
  openCell(attributes) {
    this.closeCell();
    const address = attribute(attributes, 'r');
    const isAddress = /^[A-Z]{1,3}\d{1,7}$/.test(address);
    const place = isAddress ? utils.decode_cell(address) : { r: this.row - 1, c: this.column + 1 };
    demand(place.r >= 0 && place.c <= lastColumn);
    this.column = place.c;
    this.cell = { place, attributes };
  }

  closeCell() {
    const { cell } = this;
    this.cell = null;
    if (!cell) return;
    const content = cell.is ? joinedRuns(`<is>${cell.is}</is>`) : cell.v ? `<v>${cell.v}</v>` : '';
    if (content === '' && !cell.isFormula) return;
    demand(!cell.v?.includes('<'));
    const type = cellTypes.find((one) => one === attribute(cell.attributes, 't')) ?? 'n';
    if (content !== '') {
      // A date written as text stays text: a number would need a date format.
      this.add(cell, type === 'd' ? 'str' : type, content);
    } else if (type !== 'str') {
      // An empty text is the result of a formula; an empty number was never calculated.
      this.add(cell, 'e', `<v>${this.words.formula}</v>`);
    }
  }

  /**
   * @param {Cell} cell
   * @param {string} type
   * @param {string} content
   */
  add({ place, attributes }, type, content) {
    const row = place.r + 1;
    if (row > lastRow) throw new Rejection('farRow', { row: String(row) });
    this.size += content.length;
    if (this.cells.length >= maxCells || this.size > maxBytes) throw new Rejection('tooMuch');
    const style = attribute(attributes, 's') || '0';
    const cell = `<c r="${utils.encode_cell(place)}" s="${style}" t="${type}">${content}</c>`;
    this.cells.push(`<row r="${row}">${cell}</row>`);
  }

  /** @param {string} range */
  merge(range) {
    if (range !== '' && this.merges.length < maxMerges) this.merges.push(range);
  }
}

/**
 * A worksheet with nothing but the cells that have content: the parser would be slow with distant, styled or linked
 * blank cells. `words.formula` is the error of a formula without a value.
 *
 * @param {Buffer} part
 * @param {{ formula: string }} words
 */
export function copySheet(part, words) {
  // In latin1 one byte is one character, so that the copy has the same bytes.
  const text = part.toString('latin1');
  const copy = new SheetCopy(text, words);
  for (const match of text.matchAll(token)) {
    const [whole, slash, name = '', attributes = ''] = match;
    if (!slash) copy.open(name, attributes, match.index + whole.length);
    const isEmpty = attributes.endsWith('/');
    if (slash || isEmpty) copy.close(name, slash ? match.index : match.index + whole.length);
  }
  demand(copy.isWhole);
  const xml = `<worksheet><sheetData>${copy.cells.join('')}</sheetData></worksheet>`;
  return { xml: Buffer.from(xml, 'latin1'), merges: copy.merges };
}
