/** Cells that say "as above": offices write so below a first home of a building, an owner or an area. */
import { cellText, type Cell } from './cell';

/** "-do-", "ditto", the marks for it, "same as above", "மேற்படி", with signs around them. */
const asAbove =
  /^[-–—.\s(]*(?:do|ditto|same(?: as above)?|as above|மேற்படி|["“”″]|''|,,|〃)[-–—.\s)]*$/iu;

const isAsAbove = (cell: Cell | undefined) => asAbove.test(cellText(cell).trim());

/** The rows of a sheet with the cell above in place of each cell that says so; the first row stays as it is. */
export function fillAsAbove<Row extends { cells: Cell[] }>(rows: readonly Row[]): Row[] {
  let above: readonly Cell[] = [];
  return rows.map((row) => {
    const cells = row.cells.map((cell, index) =>
      isAsAbove(cell) && above[index] !== undefined ? above[index] : cell,
    );
    above = cells;
    return { ...row, cells };
  });
}
