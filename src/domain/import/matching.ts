/**
 * Which column of a sheet is which fact of a home, all of them beside each other. What one column is by itself is decided in
 * `column-meant.ts`.
 */
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
import { type Sheet, type SheetRow, cellText, textAt } from './sheet';
import { type Matching, findHomeRows, readBelow, readLines } from './table';

const maxValues = 20;
const maxValueLength = 60;

function readValues(rows: readonly SheetRow[], index: number): string[] {
  const filled = rows.map((row) => textAt(row, index)).filter(Boolean);
  return [...new Set(filled)].slice(0, maxValues).map((text) => shorten(text, maxValueLength));
}

/** A column of a sheet, and what it is by its own header and cells. */
interface FoundColumn {
  header: string;
  column: Column | null;
  standing: Standing;
  isHidden: boolean;
}

/** What each column of a sheet is by itself. */
function readColumns(
  { hiddenColumns }: Sheet,
  header: readonly SheetRow[],
  below: readonly SheetRow[],
): FoundColumn[] {
  const width = Math.max(0, ...[...header, ...below].map(({ cells }) => cells.length));
  // The site alone writes a version.
  const isExport = header.some(({ cells }) =>
    cells.some((cell) => cellText(cell).trim() === columnTitle('version')),
  );
  return Array.from({ length: width }, (_, index) => {
    const lines = readLines(header, index);
    const filled = below
      .map(({ cells }) => cells[index])
      .map((cell) => (typeof cell === 'number' ? cell : cellText(cell).trim()))
      .filter((cell) => cell !== '');
    return {
      ...findColumnMeant(lines, filled, isExport),
      header: lines.join(' '),
      isHidden: hiddenColumns.includes(index),
    };
  });
}

/**
 * For each column the fact that it is beside the others; `null` for one that is not imported as a fact:
 * - its header names none, or one that only the export writes;
 * - it is hidden, and so not for visitors. A private fact is read all the same, and what a property needs where no column that
 *   is seen has it;
 * - its header may name the fact, and that of another column certainly does.
 */
function chooseFacts(found: readonly FoundColumn[]): (Column | null)[] {
  const isLeftOut = (column: Column) =>
    !isPrivate(column.key) &&
    (!(column.isRequired || identifiesProperty(column)) ||
      found.some((one) => one.column === column && !one.isHidden));
  const isSure = (column: Column) =>
    found.some((one) => one.standing === 'certain' && one.column === column);
  return found.map(({ column, standing, isHidden }) => {
    if (!column || column.isShown || (isHidden && isLeftOut(column))) return null;
    return standing === 'certain' || !isSure(column) ? column : null;
  });
}

/**
 * The column that may say where the homes are, in a sheet whose headers name none: the first whose cells are texts that differ
 * from row to row, and that is nothing else; -1 for none.
 */
function findPlace(
  found: readonly Pick<FoundColumn, 'column' | 'standing'>[],
  below: readonly SheetRow[],
): number {
  return found.findIndex(({ column, standing }, index) => {
    const texts = below.map((row) => textAt(row, index)).filter(Boolean);
    const named = texts.filter((text) => /\p{L}{3}/u.test(text));
    const isText = named.length * 2 > below.length && new Set(named).size * 4 > named.length * 3;
    return column === null && standing === 'unknown' && isText;
  });
}

/** Headers that do not say whose name they are. */
const bareNames: readonly string[] = ['name', 'பெயர்'];

/** Whether a column is one of several of the same fact, of which a property takes but one. */
const isOneOfSeveral = (facts: readonly (Column | null)[], column: Column) =>
  !canBeJoined(column) && facts.filter((one) => one === column).length > 1;

/**
 * How sure it is what a column is beside the others. Nothing is lost of one that is empty, a serial number, or hidden and no
 * fact: that is certain. The office is asked about the place that was guessed, about several columns of one fact that decides
 * what visitors see, and about a mere "Name" beside a telephone of an owner who has no column: it may be the owner's. The second
 * of several columns of another fact is kept as a remark.
 */
function findStanding(
  { header, standing, isHidden }: FoundColumn,
  { facts, index, isPlace, isEmpty }: Place,
): Standing {
  const fact = facts[index] ?? null;
  if (isEmpty || hasNoFact(header) || (isHidden && !fact)) return 'certain';
  const isOneOfMany = fact !== null && isOneOfSeveral(facts, fact);
  if (isPlace || (isOneOfMany && decides(fact))) return 'open';
  const has = (key: string) => facts.some((one) => one?.key === key);
  const isOwnerOpen = has('ownerPhones') && !has('owner');
  if (fact?.key === 'name' && isOwnerOpen && bareNames.includes(plainHeader(header))) return 'open';
  if (isOneOfMany && facts.indexOf(fact) !== index) return 'unknown';
  // Without a fact it is unknown, unless it certainly has none, as a column that counts the rows.
  return fact || standing === 'certain' ? standing : 'unknown';
}

/** Where a column stands among the others. */
interface Place {
  facts: readonly (Column | null)[];
  index: number;
  /** Whether it was guessed to say where the homes are. */
  isPlace: boolean;
  isEmpty: boolean;
}

/** The columns of a sheet, and what each of them means by its header; `wanted` names the rows of the headers. */
export function matchColumns(
  sheet: Sheet,
  wanted: readonly number[] = [],
): { matching: Matching; columns: SheetColumn[] } {
  const header = findHeader(sheet.rows, wanted[0]);
  const below = readBelow(sheet.rows, header);
  const found = readColumns(sheet, header, below);
  const facts = chooseFacts(found);
  const isNamed = facts.some((fact) => fact && ['name', 'address', 'reference'].includes(fact.key));
  const place = isNamed ? -1 : findPlace(found, below);
  if (place !== -1) facts[place] = columns.find(({ key }) => key === 'address') ?? null;
  const [status] = facts.flatMap((fact, index) => {
    const texts = below.map((row) => textAt(row, index)).filter(Boolean);
    const said = readYesAsStatus(found[index]?.header ?? '', texts);
    return fact?.key === 'status' && said ? [said.status ?? {}] : [];
  });
  const isFirst = (fact: Column, index: number) =>
    !isOneOfSeveral(facts, fact) || facts.indexOf(fact) === index;
  const matching = {
    sheet: sheet.name,
    // 0 says that there is none.
    header: header.length > 0 ? header.map(({ number }) => number) : [0],
    keys: facts.map((fact, index) => (fact && isFirst(fact, index) ? fact.key : null)),
    words: { ...(status && Object.keys(status).length > 0 && { status }) },
    forAll: {},
    answers: {},
    withHidden: false,
    withTitles: false,
  };
  const homes = findHomeRows(sheet, { ...matching, withHidden: true }).wanted;
  const read = found.map((one, index): SheetColumn => {
    const values = readValues(homes.length > 0 ? homes : below, index);
    const isEmpty = values.length === 0;
    const standing = findStanding(one, { facts, index, isPlace: index === place, isEmpty });
    return { header: one.header, values, standing, isHidden: one.isHidden };
  });
  const reference = matching.keys.indexOf('reference');
  const isOfChanges = reference !== -1 && read[reference]?.values.length !== 0;
  // A property of the site keeps the remarks that it has: unknown columns are not put among them.
  return {
    matching: isOfChanges ? matching : matchUnknown(matching, read, 'remarks'),
    columns: read,
  };
}
