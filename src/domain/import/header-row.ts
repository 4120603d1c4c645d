/** Which row of a sheet, or which two read together, are its headers. */
import { findMeaning, matchHeader } from './headers';
import { type Cell, type Sheet, type SheetRow, cellText } from './sheet';
import { readLines } from './table';

/** The header may be below a title, a date or an address; only these rows are searched for it. */
export const headerSearchRows = 20;

function countKnown(header: readonly SheetRow[]): number {
  const width = Math.max(...header.map(({ cells }) => cells.length));
  const known = Array.from(
    { length: width },
    (_, index) => findMeaning(readLines(header, index)).column,
  );
  return new Set(known.filter(Boolean)).size;
}

const textCells = ({ cells }: SheetRow) => cells.filter((cell) => typeof cell === 'string').length;
const isText = (cell: Cell) => cell === null || typeof cell === 'string';

export const hasDigit = (text: string) => /\d/.test(text);
/** Headers name things; a row that says how many is a property. */
const hasNumber = ({ cells }: SheetRow) => cells.some((cell) => hasDigit(cellText(cell)));

/** Whether a row has a number where the row above it has the header of numbers: it is a home, and no second line of a header. */
function isHomeBelow(above: SheetRow, { cells }: SheetRow): boolean {
  return cells.some((cell, index) => {
    const isOfNumbers = matchHeader(cellText(above.cells[index]))?.cells.isMeasure === true;
    return isOfNumbers && /^[^\p{L}\p{M}(]*\d/u.test(cellText(cell));
  });
}

/**
 * The row, or two rows read together, with the most known headers, else the fullest; none where that is a property.
 * `wanted` is the first row, 0 for a sheet without headers.
 */
export function findHeader(rows: readonly SheetRow[], wanted: number | undefined): SheetRow[] {
  if (wanted === 0) return [];
  const given = rows.filter(({ number }) => number === wanted);
  const searched = given.length > 0 ? given : rows.slice(0, headerSearchRows);
  const pairs = searched.flatMap((row) => {
    const next = rows[rows.indexOf(row) + 1];
    const isLine = next?.number === row.number + 1 && next.cells.every(isText);
    return isLine && !isHomeBelow(row, next) ? [[row, next]] : [];
  });
  const [best] = [...searched.map((row) => [row]), ...pairs]
    .map((header) => ({ header, count: countKnown(header) }))
    .sort((one, other) => other.count - one.count);
  if (best && best.count > 1) return best.header;
  const fullest = [...searched].sort((one, other) => textCells(other) - textCells(one)).slice(0, 1);
  const isProperty = given.length === 0 && !best?.count && fullest.some(hasNumber);
  return isProperty ? [] : fullest;
}

/** In columns of a property: fewer are words that happen to be headers. */
const minTurned = 5;

/** Whether a sheet has its headers below each other in one column, and a home in each other one. */
export function isTurned({ rows }: Sheet): boolean {
  const isIn = (index: number) => {
    const texts = rows.map(({ cells }) => cellText(cells[index]).trim()).filter(Boolean);
    return new Set(texts.map((text) => matchHeader(text)?.key).filter(Boolean)).size >= minTurned;
  };
  return (isIn(0) || isIn(1)) && countKnown(findHeader(rows, undefined)) < minTurned - 2;
}
