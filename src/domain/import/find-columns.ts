import { shorten } from '../shorten';
import { cellText, type Cell } from './cell';
import { type Column, costsRow } from './columns';
import { canBeJoined, hasNoFact, type Matching, type SheetColumn } from './matching';
import { matchColumn } from './read-header';
import { readLines, type Sheet, type SheetRow, makeTable } from './table';

/** The header may be below a title, a date or an address; only these rows are searched for it. */
export const headerSearchRows = 20;

const maxValues = 20;
const maxValueLength = 60;

/** The meaning of all lines of a header together or, less certain, of one of two. */
function findMeaning(lines: readonly string[]): { column: Column | null; isCertain: boolean } {
  const whole = matchColumn(lines.join(' '));
  const part = matchColumn(lines.at(-1) ?? '') ?? matchColumn(lines[0] ?? '');
  return { column: whole ?? part, isCertain: whole !== null };
}

function countKnown(header: readonly SheetRow[]): number {
  const width = Math.max(...header.map(({ cells }) => cells.length));
  const known = Array.from({ length: width }, (_, at) => findMeaning(readLines(header, at)).column);
  return new Set(known.filter(Boolean)).size;
}

const textCells = ({ cells }: SheetRow) => cells.filter((cell) => typeof cell === 'string').length;
const isText = (cell: Cell) => cell === null || typeof cell === 'string';

/** The row, or two rows read together, with the most known headers, else the fullest. `wanted` is the first row. */
function findHeader(rows: readonly SheetRow[], wanted: number | undefined): SheetRow[] {
  const given = rows.filter(({ number }) => number === wanted);
  const searched = given.length > 0 ? given : rows.slice(0, headerSearchRows);
  const pairs = searched.flatMap((row) => {
    const next = rows[rows.indexOf(row) + 1];
    return next?.number === row.number + 1 && next.cells.every(isText) ? [[row, next]] : [];
  });
  const [best] = [...searched.map((row) => [row]), ...pairs]
    .map((header) => ({ header, count: countKnown(header) }))
    .sort((one, other) => other.count - one.count);
  if (best && best.count > 1) return best.header;
  return [...searched].sort((one, other) => textCells(other) - textCells(one)).slice(0, 1);
}

function readValues(rows: readonly SheetRow[], at: number): string[] {
  const filled = rows.map(({ cells }) => cellText(cells[at]).trim()).filter(Boolean);
  return [...new Set(filled)].slice(0, maxValues).map((text) => shorten(text, maxValueLength));
}

/** The columns of a sheet, and what each of them means by its header; `wanted` names the rows of the headers. */
export function findColumns(
  sheet: Sheet,
  wanted: readonly number[] = [],
): { matching: Matching; columns: SheetColumn[] } {
  const header = findHeader(sheet.rows, wanted[0]);
  const below = sheet.rows.filter(({ number }) => number > (header.at(-1)?.number ?? 0));
  const width = Math.max(0, ...[...header, ...below].map(({ cells }) => cells.length));
  const found = Array.from({ length: width }, (_, at) => {
    const lines = readLines(header, at);
    return { ...findMeaning(lines), header: lines.join(' ') };
  });
  const isHidden = (at: number) => sheet.hiddenColumns.includes(at);
  const isSure = (column: Column) => found.some((one) => one.isCertain && one.column === column);
  // What is hidden is not for visitors, but for what a property needs and is shown in no other column.
  const isLeftOut = (column: Column, at: number) =>
    isHidden(at) &&
    (!(column.isRequired || costsRow(column)) ||
      found.some((one, place) => one.column === column && !isHidden(place)));
  const meant = found.map(({ column, isCertain }, at) => {
    if (!column || column.kind === 'shown' || isLeftOut(column, at)) return null;
    return isCertain || !isSure(column) ? column : null;
  });
  const isTwice = (column: Column | null) =>
    column !== null && !canBeJoined(column) && meant.filter((one) => one === column).length > 1;
  const matching = {
    sheet: sheet.name,
    header: header.map(({ number }) => number),
    keys: meant.map((column, at) =>
      column && (!isTwice(column) || meant.indexOf(column) === at) ? column.key : null,
    ),
    words: {},
    forAll: {},
    withHidden: true,
  };
  const { rows } = makeTable(sheet, matching);
  return {
    matching: { ...matching, withHidden: false },
    columns: found.map(({ header: text, column, isCertain }, at) => {
      const values = readValues(rows.length > 0 ? rows : below, at);
      const isOpen = !(isCertain && !isTwice(column)) && !hasNoFact(text) && values.length > 0;
      const isOut = isHidden(at) && meant[at] === null;
      return { header: text, values, isCertain: !isOpen || isOut, isHidden: isHidden(at) };
    }),
  };
}
