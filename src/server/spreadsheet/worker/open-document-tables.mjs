import { gatherLetters, joinSpaces } from './letters.mjs';
import { lastRow, maxColumns } from './limits.mjs';
import { openDocumentCell } from './open-document-cells.mjs';
import { gatherStyles } from './open-document-styles.mjs';

/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {import('@e965/xlsx').WorkSheet} WorkSheet
 * @typedef {import('./parse-markup.mjs').Attributes} Attributes
 * @typedef {import('./letters.mjs').Strike} Strike
 * @typedef {{ name: string, isHidden: boolean, isForeign: boolean, row: number, columnStyles: (string | undefined)[], worksheet: Table }} Sheet
 * @typedef {Required<Pick<WorkSheet, '!data' | '!rows' | '!cols' | '!merges'>>} Table
 * @typedef {{ cells: CellObject[], column: number, repeat: number, isHidden: boolean, style: string | undefined }} Row
 */

/** No spreadsheet has more rows or columns. */
const gridRows = 1_048_576;
const gridColumns = 16_384;

/** What stands in a cell beside its text: notes, pictures, other tables. */
const aside =
  /^(?:office:annotation|office:event-listeners|draw:.*|table:(?:shapes|detective|table)|text:note)$/;

/**
 * A count of an attribute, at most so high.
 *
 * @param {string | undefined} text
 * @param {number} most
 */
const readCount = (text, most) => Math.min(Math.max(Math.trunc(Number(text ?? 1)) || 1, 1), most);

/** @param {Attributes} attributes */
const isNotShown = (attributes) =>
  /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');

/** Reads the tables of an .ods, which names its styles before them. */
export class TableReader {
  /** @type {Sheet[]} */
  sheets = [];
  /** @type {Map<CellObject, Strike>} */
  struck = new Map();
  styles = gatherStyles();
  /** @type {Sheet | undefined} */
  #sheet;
  /** @type {Row | undefined} */
  #row;
  /** @type {{ attributes: Attributes, letters: import('./letters.mjs').Letters, paragraphs: number, link: string, fill: CellObject['s'], strikes: boolean[] } | undefined} */
  #cell;
  /** How many elements are open inside of one that is not read. */
  #aside = 0;

  /**
   * @param {string} name
   * @param {Attributes} attributes
   */
  open(name, attributes) {
    if (this.#aside > 0 || (this.#cell && aside.test(name)) || name === 'table:tracked-changes')
      this.#aside += 1;
    else if (this.#cell) this.#openInCell(name, attributes);
    else if (this.#sheet) this.#openInSheet(this.#sheet, name, attributes);
    else if (name === 'table:table') this.#openSheet(attributes);
    else this.styles.open(name, attributes);
  }

  /** @param {string} text */
  text(text) {
    if (
      this.#cell &&
      this.#aside === 0 &&
      this.#cell.paragraphs > 0 &&
      this.#cell.strikes.length > 1
    )
      this.#cell.letters.add(joinSpaces(text), this.#cell.strikes.at(-1) === true);
  }

  /** @param {string} name */
  close(name) {
    if (this.#aside > 0) this.#aside -= 1;
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.#closeCell();
    else if (name === 'table:table-row') this.#closeRow();
    else if (name === 'table:table') this.#sheet = undefined;
    else if (this.#cell) this.#cell.strikes.pop();
    else this.styles.close(name);
  }

  /** @param {Attributes} attributes */
  #openSheet(attributes) {
    const style = `table/${attributes['table:style-name'] ?? ''}`;
    this.#sheet = {
      name: attributes['table:name'] ?? '',
      isHidden: this.styles.find(style, 'isHidden') === true,
      isForeign: false,
      row: 0,
      columnStyles: [],
      worksheet: { '!data': [], '!rows': [], '!cols': [], '!merges': [] },
    };
    this.sheets.push(this.#sheet);
  }

  /**
   * @param {Sheet} sheet
   * @param {string} name
   * @param {Attributes} attributes
   */
  #openInSheet(sheet, name, attributes) {
    const style = attributes['table:default-cell-style-name'];
    if (name === 'table:table-source') sheet.isForeign = true;
    if (name === 'table:table-column') {
      const repeat = readCount(attributes['table:number-columns-repeated'], maxColumns);
      for (let left = repeat; left > 0 && sheet.columnStyles.length < maxColumns; left -= 1) {
        sheet.worksheet['!cols'].push({ hidden: isNotShown(attributes) });
        sheet.columnStyles.push(style);
      }
    }
    if (name === 'table:table-row') {
      const repeat = readCount(attributes['table:number-rows-repeated'], gridRows);
      this.#row = { cells: [], column: 0, repeat, isHidden: isNotShown(attributes), style };
    }
    if (name === 'table:table-cell' || name === 'table:covered-table-cell')
      this.#openCell(sheet, attributes);
  }

  /**
   * @param {Sheet} sheet
   * @param {Attributes} attributes
   */
  #openCell(sheet, attributes) {
    const { column = 0, style: rowStyle } = this.#row ?? {};
    const named = attributes['table:style-name'] ?? rowStyle ?? sheet.columnStyles[column];
    const style = `table-cell/${named ?? 'Default'}`;
    this.#cell = {
      attributes,
      letters: gatherLetters(),
      paragraphs: 0,
      link: '',
      fill: this.styles.find(style, 'fill') ?? undefined,
      strikes: [this.styles.find(style, 'isStruck') === true],
    };
  }

  /**
   * @param {string} name
   * @param {Attributes} attributes
   */
  #openInCell(name, attributes) {
    const cell = this.#cell;
    if (!cell) return;
    const isStruck = cell.strikes.at(-1) === true;
    const own = this.styles.find(`text/${attributes['text:style-name'] ?? ''}`, 'isStruck');
    if (name === 'text:p' || name === 'text:h') {
      if (cell.paragraphs > 0) cell.letters.add('\n', isStruck);
      cell.paragraphs += 1;
    }
    if (name === 'text:line-break') cell.letters.add('\n', isStruck);
    if (name === 'text:tab') cell.letters.add('\t', isStruck);
    if (name === 'text:s')
      cell.letters.add(' '.repeat(readCount(attributes['text:c'], 100)), isStruck);
    if (name === 'text:a') cell.link ||= attributes['xlink:href'] ?? '';
    cell.strikes.push(own ?? isStruck);
  }

  #closeCell() {
    const [sheet, row, open] = [this.#sheet, this.#row, this.#cell];
    this.#cell = undefined;
    if (!sheet || !row || !open) return;
    const { attributes, letters, link, fill } = open;
    const shown = open.paragraphs > 0 ? letters.readText() : undefined;
    const cell = openDocumentCell(attributes, shown, link);
    const repeat = readCount(attributes['table:number-columns-repeated'], gridColumns);
    this.#join(sheet, row, attributes);
    if (cell) {
      if (fill) cell.s = fill;
      const strike = letters.readStrike();
      if (strike) this.struck.set(cell, strike);
      const end = Math.min(row.column + repeat, Math.max(maxColumns, row.column) + 1);
      for (let column = row.column; column < end; column += 1) row.cells[column] = cell;
    }
    row.column = Math.min(row.column + repeat, gridColumns);
  }

  /**
   * @param {Sheet} sheet
   * @param {Row} row
   * @param {Attributes} attributes
   */
  #join({ worksheet, row: number }, { column }, attributes) {
    const columns = readCount(attributes['table:number-columns-spanned'], gridColumns);
    const rows = readCount(attributes['table:number-rows-spanned'], gridRows);
    if (columns * rows > 1)
      worksheet['!merges'].push({
        s: { r: number, c: column },
        e: { r: number + rows - 1, c: column + columns - 1 },
      });
  }

  #closeRow() {
    const [sheet, row] = [this.#sheet, this.#row];
    this.#row = undefined;
    if (!sheet || !row) return;
    const end = Math.min(sheet.row + row.repeat, Math.max(lastRow, sheet.row) + 1);
    if (row.cells.length > 0)
      for (let number = sheet.row; number < end; number += 1) {
        sheet.worksheet['!data'][number] = row.cells;
        if (row.isHidden) sheet.worksheet['!rows'][number] = { hidden: true };
      }
    sheet.row = Math.min(sheet.row + row.repeat, gridRows);
  }
}
