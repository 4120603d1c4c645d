/** The rows of a sheet as properties: which rows are one, and what their cells say once the column, the rows above and the row itself have spoken. */
import { addDays, isoDay } from '../date';
import { isPictureUrl } from '../picture/address';
import { cities } from '../property/cities';
import { readArea, readCount } from '../property/measure';
import type { Property } from '../property/schema';
import { shorten } from '../shorten';
import { type CellFinding, faultOrCaution, makeFinding, type RowCaution } from './cautions';
import {
  type Column,
  columns,
  readInUnit,
  readValue,
  plainWord,
  type OwnWords,
  type TableColumn,
} from './columns';
import { type Cell, cellText, columnLetters, isBlank, type Sheet, type SheetRow } from './sheet';
import type { ColumnKey } from './spellings';

/** Which column of a sheet is what: as its headers say, or as the operator has matched them. */
export interface Matching {
  sheet: string;
  /** The number of the header row, or of two that are read together; 0 for a sheet without headers. */
  header: readonly number[];
  /** For each column from A on; `null` is not imported. */
  keys: readonly (ColumnKey | null)[];
  words: OwnWords;
  /** For required facts without a column: the text that every row has. */
  forAll: Readonly<Partial<Record<ColumnKey, string>>>;
  withHidden: boolean;
}

/** The texts for all rows; a column of the sheet counts before one. */
export function listForAll({ keys, forAll }: Pick<Matching, 'keys' | 'forAll'>) {
  return columns.flatMap((column) => {
    const text = forAll[column.key]?.trim() ?? '';
    return text === '' || keys.includes(column.key) ? [] : [{ column, text }];
  });
}

/** Cells that say "as above": offices write so below a first home of a building, an owner or an area. */

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

/** In which order a column writes day and month: a list has one order, and a day that can be read in one way only tells it. */

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
  columns: readonly TableColumn[];
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

type Fields = Partial<Record<ColumnKey, unknown>>;

const isCity = (part: string) => cities.some((city) => city.toLowerCase() === part.toLowerCase());
const isPinCode = (part: string) => /^\d{3} ?\d{3}$/.test(part);

/** An address of several columns (city, locality, pin code), each part once, in the order of an address. */
export function joinAddress(parts: readonly string[]): string {
  const isRepeated = (part: string, index: number) =>
    parts.some(
      (other, otherIndex) =>
        otherIndex !== index &&
        other.toLowerCase().includes(part.toLowerCase()) &&
        (other.length > part.length || otherIndex < index),
    );
  const own = parts.filter((part, index) => part !== '' && !isRepeated(part, index));
  const city = own.filter(isCity);
  const pinCode = own.filter(isPinCode);
  const rest = own.filter((part) => !isCity(part) && !isPinCode(part));
  return [...rest, [...city, ...pinCode].join(' ')].filter(Boolean).join(', ');
}

const roomsThenSize = /^(.*?(?:b\.?h\.?k|r\.?k|bed(?:room)?s?)\.?)\s*[/,|(–-]\s*(.+?)\)?$/i;

/** Parts "2 BHK / 950 sqft" of a column of bedrooms or sizes into both, where the row states the other nowhere else. */
export function splitRoomsAndSize(fields: Fields): Fields {
  for (const [key, other] of [
    ['bedrooms', 'propertySize'],
    ['propertySize', 'bedrooms'],
  ] as const) {
    const text = fields[key];
    const [, rooms = '', size = ''] =
      typeof text === 'string' ? (roomsThenSize.exec(text) ?? []) : [];
    if (other in fields || readCount(rooms) === null || readArea(size) === null) continue;
    return { ...fields, bedrooms: rooms.trim(), propertySize: size.trim() };
  }
  return fields;
}

const vegetarian =
  /(?<!non[- ]?)(?<![\p{L}\p{M}])(?:(?:pure\s+)?veg(?:etarian)?s?(?:\s+only)?|சைவம்(?:\s+மட்டும்)?)(?![\p{L}\p{M}])/giu;
const noPets = /\bno\s+pets?\b|\bpets?\s+not\s+allowed\b/gi;
const joins = /^(?:[\s,;/&+]|and\b)+|(?:[\s,;/&+]|\band)+$/gi;

/** Takes what is a fact of its own out of a text of preferred tenants: "Family/Veg", "veg family only", "Family, no pets". */
export function takeHouseRules(text: string) {
  const withoutPets = text.replace(noPets, '');
  const rest = withoutPets.replace(vegetarian, '');
  return {
    rest: rest.replace(joins, ''),
    isVegetarian: rest !== withoutPets,
    isWithoutPets: withoutPets !== text,
  };
}

/** The properties of a sheet: its columns matched, and the rows below its headers. */
export interface Table {
  headers: string[];
  columns: TableColumn[];
  words: OwnWords;
  rows: SheetRow[];
  /** The numbers of the rows that the sheet hides. */
  hiddenRows: number[];
  /** The numbers of the rows without a property: titles, sums, repeated headers. */
  leftOutRows: number[];
  /** The columns that write the month of a day first. */
  monthFirst: MonthFirst[];
}

/** The texts of the header's rows at a column, each once. */
export function readLines(header: readonly SheetRow[], index: number): string[] {
  const lines = header.map(({ cells }) => cellText(cells[index]).replace(/\s+/g, ' ').trim());
  return [...new Set(lines.filter(Boolean))];
}

const sum =
  /^(?:(?:grand|sub)[ -]?)?totals?(?: (?:rent|amount|homes|properties))?\s*[:=.]?$|^மொத்தம்$/i;

function isNoProperty(
  { cells }: SheetRow,
  { columns: used, headers }: Pick<Table, 'columns' | 'headers'>,
) {
  const textAt = (index: number) => cellText(cells[index]).trim();
  const readText = (key: ColumnKey) =>
    textAt(used.find(({ column }) => column.key === key)?.index ?? cells.length);
  const filled = used.filter(({ index }) => textAt(index) !== '');
  // Also a row of which no matched column has anything, such as notes at the side.
  if (filled.every(({ index }) => textAt(index) === headers[index])) return true;
  const isSum = cells.some((_, index) => sum.test(textAt(index)));
  if (isSum)
    return [readText('reference'), readText('address')].every(
      (text) => text === '' || sum.test(text),
    );
  // One text alone is a title, but where the sheet has hardly more than that of any property.
  const isTitle = used.length > 2 && new Set(filled.map(({ index }) => textAt(index))).size === 1;
  return isTitle && readText('reference') === '';
}

/** Puts the texts for all rows behind the last column, as if the sheet had a column for each. */
function addForAll(
  { headers, columns: used, rows }: Pick<Table, 'headers' | 'columns' | 'rows'>,
  matching: Matching,
) {
  const given = listForAll(matching).map(({ column, text }, index) => {
    return { index: headers.length + index, header: column.title, column, text };
  });
  const texts = given.map(({ text }) => text);
  return {
    headers: [...headers, ...given.map(({ header }) => header)],
    columns: [...used, ...given],
    rows: rows.map((row) => ({
      ...row,
      cells: [...headers.map((_, index) => row.cells[index] ?? null), ...texts],
    })),
  };
}

/** The properties of a sheet whose columns are matched. */
export function makeTable({ rows }: Sheet, matching: Matching): Table {
  const { header, keys, words, withHidden } = matching;
  const heads = rows.filter(({ number }) => header.includes(number));
  const headers = keys.map((_, index) => readLines(heads, index).join(' '));
  const used = keys.flatMap((key, index): TableColumn[] => {
    const column = columns.find((one) => one.key === key);
    return column
      ? [{ index, header: (headers[index] ?? '') || columnLetters(index), column }]
      : [];
  });
  const below = rows.filter(
    ({ number, cells }) => number > (header.at(-1) ?? 0) && !cells.every(isBlank),
  );
  const { property = [], none = [] } = Object.groupBy(below, (row) =>
    isNoProperty(row, { headers, columns: used }) ? 'none' : 'property',
  );
  const numbers = (some: readonly SheetRow[]) => some.map(({ number }) => number);
  const hidden = property.filter(({ isHidden }) => isHidden);
  const wanted = withHidden ? property : property.filter(({ isHidden }) => !isHidden);
  const filled = fillAsAbove(wanted);
  const monthFirst = findMonthFirst({ columns: used, rows: filled });
  const read = filled.map((row) => ({ ...row, cells: readDays(row.cells, monthFirst) }));
  return {
    ...addForAll({ headers, columns: used, rows: read }, matching),
    monthFirst: [...monthFirst.values()],
    words,
    hiddenRows: numbers(hidden),
    leftOutRows: numbers(none),
  };
}

/** The values of one row; a field that its cells leave blank is absent. */
export interface ParsedRow {
  row: number;
  cells: Cell[];
  reference: string;
  /** The exported version; '' where the row has none. */
  version: string;
  /** The day of listing, YYYY-MM-DD. */
  day: string | undefined;
  fields: Partial<Record<ColumnKey, unknown>>;
  findings: CellFinding[];
}

/** The address of a finding's cell such as `F12`; '' where it is in none. */
export function cellAddress({ row }: Pick<ParsedRow, 'row'>, index: number | null): string {
  return index === null ? '' : `${columnLetters(index)}${row}`;
}

/** Several columns of one field as one text. */
const join = (key: ColumnKey, texts: readonly unknown[]) =>
  key === 'address' ? joinAddress(texts.map(String)) : texts.join('\n');

/** How offices write beside a home, in whatever column, that it has been rented out: "LET", "let out 22/11", "Gone - Ravi". */
const rentedOutWords =
  /^(?:already)?(?:let|letout|rented|rentedout|leased|leasedout|occupied|tenanted|gone|booked|காலியில்லை|வாடகைக்குவிட்டாச்சு)$/;

/**
 * The findings about cells that say so where no column of the status does.
 * Columns of choices and of yes or no are skipped: a word there answers that column.
 */
function findRentedOut({ columns, headers }: Table, cells: readonly Cell[]): CellFinding[] {
  return cells.flatMap((cell, index): CellFinding[] => {
    const cellRules = columns.find((one) => one.index === index)?.column.cells;
    const hasChoices = cellRules?.words !== undefined || cellRules?.anyOf !== undefined;
    const text = cellText(cell).trim();
    const [word = ''] = text.split(/[-–—:;,(\d]/);
    if (hasChoices || !rentedOutWords.test(plainWord(word))) return [];
    return [
      {
        key: 'status',
        column: headers[index] ?? '',
        index,
        caution: { code: 'says-rented-out', text },
      },
    ];
  });
}

function parseSheetRow(table: Table, { number, cells }: SheetRow): ParsedRow {
  const fields: ParsedRow['fields'] = {};
  const findings: CellFinding[] = [];
  for (const { index, header, column } of table.columns) {
    const { key } = column;
    const houseRules = key === 'letTo' ? takeHouseRules(cellText(cells[index])) : null;
    if (houseRules?.isVegetarian) fields.veg ??= true;
    if (houseRules?.isWithoutPets) fields.pets ??= false;
    const hasHouseRule =
      houseRules !== null && (houseRules.isVegetarian || houseRules.isWithoutPets);
    const read = readValue(column, hasHouseRule ? houseRules.rest : cells[index], table.words);
    if (read === undefined) continue;
    if ('value' in read) {
      const value = readInUnit(key, header, read.value);
      fields[key] = key in fields ? join(key, [fields[key], value]) : value;
    } else {
      findings.push({ key, column: header, index, ...faultOrCaution(column, read.fault) });
    }
  }
  const { reference: given = '', version = '', date, ...rest } = splitRoomsAndSize(fields);
  const reference = String(given);
  const day = typeof date === 'string' ? date : undefined;
  if (!('status' in rest)) findings.push(...findRentedOut(table, cells));
  return { row: number, cells, reference, version: String(version), day, fields: rest, findings };
}

/** All rows of a table, read. */
export function parseRows(table: Table): ParsedRow[] {
  return table.rows.map((row) => parseSheetRow(table, row));
}

/** The last day that a property can be listed on: tomorrow in Chennai, so that one for the next morning can be prepared. */
export function latestListingDay(now: Date): string {
  return addDays(isoDay(now.toISOString()), 1);
}

/** Leaves out days that are still to come; a property can be listed for tomorrow, but not have been checked then. */
export function withoutFutureDays(table: Table, row: ParsedRow, latestDay: string): ParsedRow {
  const { checkedOn, ...fields } = row.fields;
  const isLate = row.day !== undefined && row.day > latestDay;
  const isEarly = typeof checkedOn === 'string' && checkedOn > addDays(latestDay, -1);
  const caution = { code: 'not-imported', fault: { code: 'future-day' } } as const;
  const late = [...(isLate ? ['date' as const] : []), ...(isEarly ? ['checkedOn' as const] : [])];
  return {
    ...row,
    day: isLate ? undefined : row.day,
    fields: isEarly ? fields : row.fields,
    findings: [...row.findings, ...late.map((key) => makeFinding(table, key, { caution }))],
  };
}

/** Whether an address is that of a picture of this site which is not in its store. */
export type IsMissing = (address: string) => boolean;

const shareHosts =
  /^(?:(?:drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|(?:www\.)?dropbox\.com|db\.tt|(?:photos\.)?onedrive(?:\.live)?\.com|1drv\.ms|[\w-]+\.sharepoint\.com|(?:www\.|share\.)?icloud\.com)$/;

/** Whether an address opens the page of a service in place of a picture. */
export function isSharePage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  // With `raw=1` Dropbox sends the file itself.
  return shareHosts.test(hostname) && searchParams.get('raw') !== '1';
}

const shownCharacters = 80;

/** The name of a file on somebody's computer. */
const fileName = /^(?!www\.)(?!.*:\/\/).*\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?|pdf|mp4|mov)$/is;

/** Leaves out what is no picture or would show as broken, unless the property has it or nobody edited it. */
export function withoutBrokenPictures(
  table: Table,
  row: ParsedRow,
  isMissing: IsMissing,
  property: Pick<Property, 'images'> | undefined,
  baseline: Pick<Property, 'images'> | undefined,
): ParsedRow {
  // `readValue` makes a list of texts of a cell with pictures.
  const images = row.fields.images as readonly string[] | undefined;
  if (!images || String(images) === String(baseline?.images)) return row;
  const isBroken = (address: string) =>
    !property?.images.includes(address) && (isSharePage(address) || isMissing(address));
  const texts = images.filter((text) => !isPictureUrl(text) && !isBroken(text));
  const pictures = images.flatMap((address, index) => (isBroken(address) ? [index + 1] : []));
  const shown = images.filter((one) => !texts.includes(one) && !isBroken(one));
  if (shown.length === images.length) return row;
  const fields: ParsedRow['fields'] = { ...row.fields, images: shown };
  // With no picture left in the row, the property keeps those that it has.
  if (shown.length === 0) delete fields.images;
  const areFiles = texts.every((text) => fileName.test(text));
  const text = shorten(texts.join(', '), shownCharacters);
  const cautions: RowCaution[] = [
    ...(texts.length > 0 ? [{ code: 'no-picture', text, areFiles } as const] : []),
    ...(pictures.length > 0 ? [{ code: 'broken-picture', pictures } as const] : []),
  ];
  const found = cautions.map((caution) => makeFinding(table, 'images', { caution }));
  return { ...row, fields, findings: [...row.findings, ...found] };
}
