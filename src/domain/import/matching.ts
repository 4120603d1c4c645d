/** Which column of a sheet is which fact of a home, all of them beside each other. */
import { isPrivate } from '../property/private-fields';
import { shorten } from '../shorten';
import { readYesAsStatus } from './cells';
import {
  findColumnMeant,
  type SheetColumn,
  type Standing,
  decides,
  hasNoFact,
} from './column-meant';
import { canBeJoined, type Column, columnTitle, columns, identifiesProperty } from './columns';
import { findHeader } from './header-row';
import { plainHeader } from './headers';
import { matchUnknown } from './matching-check';
import { type Sheet, type SheetRow, cellText } from './sheet';
import { type Matching, findHomeRows, readBelow, readLines } from './table';

const maxValues = 20;
const maxValueLength = 60;

function readValues(rows: readonly SheetRow[], index: number): string[] {
  const filled = rows.map(({ cells }) => cellText(cells[index]).trim()).filter(Boolean);
  return [...new Set(filled)].slice(0, maxValues).map((text) => shorten(text, maxValueLength));
}

/**
 * The column that may say where the homes are, in a sheet whose headers name none: the first whose cells are texts that differ
 * from row to row, and that is nothing else; -1 for none.
 */
function findPlace(
  found: readonly { column: Column | null; standing: Standing }[],
  below: readonly SheetRow[],
): number {
  return found.findIndex(({ column, standing }, index) => {
    const texts = below.map((row) => cellText(row.cells[index]).trim()).filter(Boolean);
    const named = texts.filter((text) => /\p{L}{3}/u.test(text));
    const isText = named.length * 2 > below.length && new Set(named).size * 4 > named.length * 3;
    return column === null && standing === 'unknown' && isText;
  });
}

/** Headers that do not say whose name they are. */
const bareNames: readonly string[] = ['name', 'பெயர்'];

/** The columns of a sheet, and what each of them means by its header; `wanted` names the rows of the headers. */
export function matchColumns(
  sheet: Sheet,
  wanted: readonly number[] = [],
): { matching: Matching; columns: SheetColumn[] } {
  const header = findHeader(sheet.rows, wanted[0]);
  const below = readBelow(sheet.rows, header);
  const width = Math.max(0, ...[...header, ...below].map(({ cells }) => cells.length));
  // The site alone writes a version.
  const isExport = header.some(({ cells }) =>
    cells.some((cell) => cellText(cell).trim() === columnTitle('version')),
  );
  const found = Array.from({ length: width }, (_, index) => {
    const lines = readLines(header, index);
    const filled = below
      .map(({ cells }) => cells[index])
      .map((cell) => (typeof cell === 'number' ? cell : cellText(cell).trim()))
      .filter((cell) => cell !== '');
    return { ...findColumnMeant(lines, filled, isExport), header: lines.join(' ') };
  });
  const isHidden = (index: number) => sheet.hiddenColumns.includes(index);
  const isSure = (column: Column) =>
    found.some((one) => one.standing === 'certain' && one.column === column);
  // What is hidden is not for visitors, but for what a property needs and is shown in no other column.
  const isLeftOut = (column: Column, index: number) =>
    isHidden(index) &&
    !isPrivate(column.key) &&
    (!(column.isRequired || identifiesProperty(column)) ||
      found.some((one, otherIndex) => one.column === column && !isHidden(otherIndex)));
  const meant = found.map(({ column, standing }, index) => {
    if (!column || column.isShown || isLeftOut(column, index)) return null;
    return standing === 'certain' || !isSure(column) ? column : null;
  });
  const isNamed = meant.some(
    (column) => column && ['name', 'address', 'reference'].includes(column.key),
  );
  const place = isNamed ? -1 : findPlace(found, below);
  if (place !== -1) meant[place] = columns.find(({ key }) => key === 'address') ?? null;
  const isTwice = (column: Column | null) =>
    column !== null && !canBeJoined(column) && meant.filter((one) => one === column).length > 1;
  const isSecond = (column: Column | null, index: number) =>
    isTwice(column) && meant.indexOf(column) !== index;
  const isOwnerOpen =
    meant.some((column) => column?.key === 'ownerPhones') &&
    !meant.some((column) => column?.key === 'owner');
  const statusWords = meant.flatMap((column, index) => {
    const texts = below.map((row) => cellText(row.cells[index]).trim()).filter(Boolean);
    const said = readYesAsStatus(found[index]?.header ?? '', texts);
    return column?.key === 'status' && said ? [said.status ?? {}] : [];
  });
  const [status] = statusWords;
  const matching = {
    sheet: sheet.name,
    // 0 says that there is none.
    header: header.length > 0 ? header.map(({ number }) => number) : [0],
    keys: meant.map((column, index) => (column && !isSecond(column, index) ? column.key : null)),
    words: { ...(status && Object.keys(status).length > 0 && { status }) },
    forAll: {},
    answers: {},
    withHidden: true,
    withTitles: false,
  };
  const rows = findHomeRows(sheet, matching).wanted;
  const readStanding = (index: number, values: readonly string[]): Standing => {
    const { header: text = '', standing = 'unknown' } = found[index] ?? {};
    const column = meant[index] ?? null;
    const isNothing = values.length === 0 || hasNoFact(text) || (isHidden(index) && !column);
    if (isNothing) return 'certain';
    if (index === place || (column && isTwice(column) && decides(column))) return 'open';
    // Beside a telephone, without an owner, a mere "Name" may be that of the owner.
    if (column?.key === 'name' && isOwnerOpen && bareNames.includes(plainHeader(text)))
      return 'open';
    if (isSecond(column, index)) return 'unknown';
    // What is certain without a column has nothing to say.
    return column || standing === 'certain' ? standing : 'unknown';
  };
  const read = found.map(({ header: text }, index): SheetColumn => {
    const values = readValues(rows.length > 0 ? rows : below, index);
    const standing = readStanding(index, values);
    return { header: text, values, standing, isHidden: isHidden(index) };
  });
  const reference = matching.keys.indexOf('reference');
  const isOfChanges = reference !== -1 && read[reference]?.values.length !== 0;
  const known = { ...matching, withHidden: false };
  // What a property of the site has among its remarks stays as it is.
  return { matching: isOfChanges ? known : matchUnknown(known, read, 'remarks'), columns: read };
}
