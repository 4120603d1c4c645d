/** In which order a column writes day and month: a list has one order, and a day that can be read in one way only tells it. */
import { cellText, type Cell } from './cell';
import type { Column } from './columns';

/** Three numbers, of which the last is the year: 12/15/2026, 1-2-26. */
const written = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/** A column that writes the month first, and the cell that tells it. */
export interface MonthFirst {
  header: string;
  because: string;
}

const holdsDays = ({ cells, field }: Column) =>
  cells.isDay === true || field?.column?.isDay === true;

/** The cell of a column that tells its month comes first; `undefined` where the day does, as in India, or both do. */
function findTelling(texts: readonly string[]): string | undefined {
  const parts = texts.flatMap((text) => {
    const [, one = '', , other = ''] = written.exec(text) ?? [];
    return one === '' ? [] : [{ text, one: Number(one), other: Number(other) }];
  });
  if (parts.some(({ one }) => one > 12)) return undefined;
  return parts.find(({ other }) => other > 12)?.text;
}

function readMonthFirst(cell: Cell): Cell {
  const [, month = '', , day = '', year = ''] = written.exec(cellText(cell).trim()) ?? [];
  if (month === '') return cell;
  const full = year.length === 2 ? `20${year}` : year;
  return { day: `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

interface Columns {
  columns: readonly { index: number; header: string; column: Column }[];
  rows: readonly { cells: Cell[] }[];
}

/** The columns of a table that write the month first, by their index. */
export function findMonthFirst({ columns, rows }: Columns): Map<number, MonthFirst> {
  const found = columns.flatMap(({ index, header, column }) => {
    if (!holdsDays(column)) return [];
    const because = findTelling(rows.map(({ cells }) => cellText(cells[index]).trim()));
    return because === undefined ? [] : [[index, { header, because }] as const];
  });
  return new Map(found);
}

/** The cells of a row, with the days of such columns as days. */
export function readDays(
  cells: readonly Cell[],
  monthFirst: ReadonlyMap<number, MonthFirst>,
): Cell[] {
  return cells.map((cell, index) => (monthFirst.has(index) ? readMonthFirst(cell) : cell));
}
