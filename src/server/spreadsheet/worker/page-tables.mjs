import { lastRow, maxColumns } from './limits.mjs';
import { gatherCell } from './page-cells.mjs';

/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {import('@e965/xlsx').WorkSheet} WorkSheet
 * @typedef {import('./parse-markup.mjs').Attributes} Attributes
 * @typedef {import('./letters.mjs').Strike} Strike
 * @typedef {{ name: string, isHidden: boolean, worksheet: WorkSheet, filled: number }} PageTable
 */

/**
 * Whether a page does not show an element.
 *
 * @param {Attributes} attributes
 */
export const isNotShown = ({ style = '', hidden }) =>
  hidden !== undefined ||
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*collapse)/i.test(style);

/**
 * @param {string | undefined} text
 * @param {number} most
 */
const readSpan = (text, most) => Math.min(Math.max(Math.trunc(Number(text ?? 1)) || 1, 1), most);

/**
 * Gathers the cells of one table of a page, each in its place behind those that are joined.
 *
 * @param {Attributes} attributes Those of the table.
 * @param {Map<CellObject, Strike>} struck Takes what is struck out.
 */
export function gatherTable(attributes, struck) {
  /** @type {CellObject[][]} */
  const data = [];
  /** @type {Required<Pick<WorkSheet, '!rows' | '!cols' | '!merges'>>} */
  const marks = { '!rows': [], '!cols': [], '!merges': [] };
  /** Of each column the first row that is free below a joined cell. @type {number[]} */
  const free = [];
  /** The cells that are not shown, and the columns in which one is. @type {{ row: number, column: number }[]} */
  const unseen = [];
  /** @type {Set<number>} */
  const seen = new Set();
  /** @type {{ content: import('./page-cells.mjs').PageCell, attributes: Attributes } | undefined} */
  let open;
  let caption = '';
  let column = 0;
  let isInRow = false;
  let isGroupHidden = false;
  let filled = 0;

  /** @param {Attributes} of */
  function openRow(of) {
    closeRow();
    isInRow = true;
    column = 0;
    if (isGroupHidden || isNotShown(of)) marks['!rows'][data.length] = { hidden: true };
    data.push([]);
  }

  function closeRow() {
    closeCell();
    isInRow = false;
  }

  /** @param {Attributes} of */
  function openCell(of) {
    closeCell();
    if (!isInRow) openRow({});
    open = { content: gatherCell(), attributes: of };
  }

  function closeCell() {
    if (!open) return;
    const { colspan, rowspan } = open.attributes;
    const [columns, rows] = [readSpan(colspan, maxColumns + 1), readSpan(rowspan, lastRow)];
    const row = data.length - 1;
    while ((free[column] ?? 0) > row) column += 1;
    const taken = open.content.take();
    if (taken) {
      const { cell, strike } = taken;
      data[row] ??= [];
      data[row][column] = cell;
      filled += 1;
      if (strike) struck.set(cell, strike);
      if (isNotShown(open.attributes)) unseen.push({ row, column });
      else seen.add(column);
      if (columns * rows > 1)
        marks['!merges'].push({
          s: { r: row, c: column },
          e: { r: row + rows - 1, c: column + columns - 1 },
        });
    }
    for (const end = column + columns; column < end; column += 1) free[column] = row + rows;
    open = undefined;
  }

  /** Hides the columns of which no cell is shown, and takes single cells that are not shown away. */
  function hideCells() {
    for (const { row, column: at } of unseen) {
      if (seen.has(at)) delete data[row]?.[at];
      else marks['!cols'][at] = { hidden: true };
    }
  }

  return {
    openRow,
    closeRow,
    openCell,
    closeCell,
    /** @param {Attributes} of */
    openGroup(of) {
      closeRow();
      isGroupHidden = isNotShown(of);
    },
    /** @param {Attributes} of */
    addColumn(of) {
      for (let left = readSpan(of.span, maxColumns); left > 0; left -= 1)
        marks['!cols'].push({ hidden: isNotShown(of) });
    },
    /** @param {string} text */
    addCaption(text) {
      caption += text;
    },
    readCell: () => open?.content,
    /**
     * The table, unless it is too small for a list.
     *
     * @returns {PageTable | undefined}
     */
    take() {
      closeRow();
      hideCells();
      const isWide = data.some((cells) => cells.length > 1);
      if (!isWide || data.filter((cells) => cells.length > 0).length < 2) return undefined;
      const name = caption.replace(/\s+/g, ' ').trim();
      const worksheet = { '!data': data, ...marks };
      return { name, isHidden: isNotShown(attributes), worksheet, filled };
    },
  };
}
