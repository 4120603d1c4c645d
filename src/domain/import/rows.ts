/** The rows of a table, read: the values of their cells, and what was found about them. */
import { addDays, isoDay } from '../date';
import { isPictureUrl } from '../picture/address';
import { cities } from '../place/place';
import { readArea, readCount } from '../property/measure';
import type { Property } from '../property/schema';
import { shorten } from '../shorten';
import { type CellFinding, faultOrCaution, makeFinding, type RowCaution } from './cautions';
import { plainWord } from './cells';
import { hasTwoDays, saysPartlyAbove } from './cells-beside';
import { type Column, identifiesProperty, readValue, type TableColumn } from './columns';
import { isRemark } from './headers';
import { lookId } from './offer';
import { readInUnit } from './measures';
import { type Cell, cellText, columnLetters, isBlank, type SheetRow } from './sheet';
import type { ColumnKey } from './spellings';
import type { Table } from './table';

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

const roomsThenBaths =
  /^(\d(?:\.5)?\s*(?:(?:b\.?h\.?k|bed(?:room)?s?)\.?)?)b?\s*[/,|+&(–-]?\s*(\d)\s*(?:t|b|bath(?:room)?s?|toilets?)\.?\)?$/i;

/**
 * Parts what a cell of rooms or sizes says of both, "2 BHK / 950 sqft", and of bathrooms, "2B2T", "3BHK/2 bath", where the row
 * states the other nowhere else.
 */
export function splitRooms(fields: Fields): Fields {
  const { bedrooms } = fields;
  const [, beds, baths] =
    typeof bedrooms === 'string' && !('bathrooms' in fields)
      ? (roomsThenBaths.exec(bedrooms) ?? [])
      : [];
  if (beds !== undefined && baths !== undefined)
    return { ...fields, bedrooms: beds.trim(), bathrooms: baths };
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
  /** The facts that a cell states beside that of its column, by the index of its column: "Family / Veg", "2 BHK / 950 sqft". */
  besides: { index: number; key: ColumnKey }[];
  findings: CellFinding[];
}

/** The address of a finding's cell such as `F12`; '' where it is in none. */
export function cellAddress({ row }: Pick<ParsedRow, 'row'>, index: number | null): string {
  return index === null ? '' : `${columnLetters(index)}${row}`;
}

/** Several columns of one field as one text. */
const join = (key: ColumnKey, texts: readonly unknown[]) =>
  key === 'address' ? joinAddress(texts.map(String)) : texts.join(key === 'unit' ? ' ' : '\n');

/** How a list says beside a home, in whatever column, why it is not to be offered: "LET", "let till March", "Gone - Ravi", "Lease", "PG", "per week". */
const beside = {
  'rented-out': {
    ends: /[-–—:;,(?\d]/,
    words:
      /^(?:already)?(?:let|rented|leased|occupied|tenanted|gone|booked|காலியில்லை|வாடகைக்குவிட்டாச்சு)(?:out)?(?:(?:till?|until|upto|by|to)\p{L}*)?$/u,
  },
  'not-for-rent': {
    ends: /[-–—:;,(?]/,
    words:
      /^(?:(?:for|only|outright)?(?:sale|resale|lease)(?:only)?|pg|payingguests?|hostel|(?:commercial)?(?:shop|office|space|godown|warehouse|showroom)(?:space|room)?|commercial|plots?|land)$/,
  },
  'other-rent': {
    ends: /[-–—:;,(?]/,
    words:
      /^(?:(?:per|a)?(?:day|night|week|quarter|year|annum|bed|head|person)|(?:dai|night|week|quarter|(?:half)?year|annual)ly|annual|pw|pa)$/,
  },
} as const;

/** In a sentence these words leave no doubt: "2 year lease only, no rent". */
const saysSale =
  /\bfor (?:re)?sale\b|\b(?<!\b(?:company|corporate) )lease only\b|\bonly (?:for |on )?lease\b|\bno rent\b/i;
/** In these a word such as "office" or "plot" is a part of what they say. */
const wordyColumns: readonly (ColumnKey | undefined)[] = [
  ...(['name', 'address', 'unit', 'letTo'] as const),
  ...(['owner', 'ownerPhones', 'ownerEmail', 'keyPlace', 'tenant', 'token'] as const),
];

const isOtherCurrency = (code: string) =>
  code !== 'INR' && Intl.supportedValuesOf('currency').includes(code);
const otherPeriod =
  /(?<!\p{L})(?:(?:day|night|week|quarter|year|annum|bed|head|person)(?:ly)?|annual(?:ly)?|p\.?[aw]|sq\.?\s?ft|sft)(?!\p{L})/iu;

/** Whether the header of a rent says that it is not in rupees a month: "Annual rent", "Rent (AED)". */
const isOfOtherRent = (header: string) =>
  otherPeriod.test(header) ||
  /[$€£¥]|\bdirhams?\b|\bdhs?\b/i.test(header) ||
  [...header.matchAll(/(?:[([]|\bin)\s*([A-Z]{3})(?=\s*(?:[)\]]|$))/g)].some(([, code = '']) =>
    isOtherCurrency(code),
  );

/** An amount of another currency, or its period: "AED 72,000", "600 USD", "AED/yr". */
const amountOf = /\b([A-Z]{3})(?=\s?(?:\/|[\d,.]{4}))|(?<=\d{3}\s?)([A-Z]{3})\b/g;

/** Whether a text says an amount of another currency than the rupee. */
const saysOtherCurrency = (text: string) =>
  /\bdirhams?\b/i.test(text) ||
  // Few cells have a word of capitals.
  (/[A-Z]{3}/.test(text) &&
    [...text.matchAll(amountOf)].some(([, before = '', behind = '']) =>
      isOtherCurrency(before || behind),
    ));

/** The finding about a rent whose header says that it is not in rupees a month. */
function findOtherRent({ columns: used }: Table, cells: readonly Cell[]): CellFinding[] {
  const found = used.find(({ column }) => column.key === 'price');
  if (!found || isBlank(cells[found.index]) || !isOfOtherRent(found.header)) return [];
  const { header, index } = found;
  const caution = { code: 'says', what: 'other-rent', text: header } as const;
  return [{ key: 'price', column: header, index, caution }];
}

/** What a list says of a home that is for rent by the month, where it says so of each. */
const forRent =
  /^(?:(?:for|to|on)?(?:rent|rental|let)|rent(?:al)?only|monthly(?:rent)?|leaveandlicen[cs]e|residential|வாடகை(?:க்கு)?)$/;

/**
 * The columns that say of each row what is to be had, or for how long one rent is: half of their words or more are known to say so.
 * There, whatever else a cell says is no home for rent by the month; whether most rows say it, so that a blank cell says nothing.
 */
function findDealColumns({ columns: used, headers, rows }: Table): ReadonlyMap<number, boolean> {
  const isDeal = (word: string) =>
    forRent.test(word) ||
    beside['not-for-rent'].words.test(word) ||
    beside['other-rent'].words.test(word);
  const found = headers.flatMap((_, index) => {
    const isKnown = used.some((one) => one.index === index && one.column.key !== 'remarks');
    const said = rows.map(({ cells }) => plainWord(cellText(cells[index]))).filter(Boolean);
    const words = [...new Set(said)];
    const isOfDeals = words.some(isDeal) && words.filter(isDeal).length * 2 >= words.length;
    return isOfDeals && !isKnown ? [[index, said.length * 2 > rows.length] as const] : [];
  });
  return new Map(found);
}

/** What the cells of a row say of its home that keeps it from being offered; a cell that answers its own column says nothing else. */
function findSaid(
  { columns: used, headers, words }: Table,
  cells: readonly Cell[],
  { hasStatus, deals }: { hasStatus: boolean; deals: ReturnType<typeof findDealColumns> },
): CellFinding[] {
  const makeSaid = (index: number, what: keyof typeof beside, text: string): CellFinding => {
    const place = { key: 'status', column: headers[index] ?? '', index } as const;
    return { ...place, caution: { code: 'says', what, text } };
  };
  const unsaid = [...deals].filter(([index, isUsual]) => isUsual && isBlank(cells[index]));
  const said = cells.flatMap((cell, index): CellFinding[] => {
    const text = typeof cell === 'number' ? '' : cellText(cell).trim();
    if (text === '') return [];
    const column = used.find((one) => one.index === index)?.column;
    const hasChoices = column?.cells.words !== undefined || column?.cells.anyOf !== undefined;
    const read = column && hasChoices ? readValue(column, cell, words) : undefined;
    if (read && 'value' in read) return [];
    const isSaidIn = (what: keyof typeof beside, part: string) =>
      beside[what].words.test(plainWord(part.split(beside[what].ends)[0] ?? ''));
    const starts = (what: keyof typeof beside) => isSaidIn(what, text);
    // A name says it in a part of its own: "Pearl 2A (occupied)".
    const parts = column?.key === 'name' ? text.split(/[()[\]]|\s[-–—]\s/) : [text];
    const isOut = !hasStatus && !hasChoices && parts.some((part) => isSaidIn('rented-out', part));
    const isElse =
      (deals.has(index) && !forRent.test(plainWord(text))) ||
      saysSale.test(text) ||
      (!wordyColumns.includes(column?.key) && starts('not-for-rent'));
    const isOther = !hasChoices && (starts('other-rent') || saysOtherCurrency(text));
    const what = isOut ? 'rented-out' : isOther ? 'other-rent' : isElse ? 'not-for-rent' : null;
    return what === null ? [] : [makeSaid(index, what, text)];
  });
  return [...said, ...unsaid.map(([index]) => makeSaid(index, 'not-for-rent', ''))];
}

/** The words of a text, without case and signs, between single spaces. */
const findWords = (text: string) =>
  ` ${text
    .split(/[\s,()]+/)
    .map(plainWord)
    .filter(Boolean)
    .join(' ')} `;

/** A flat's own number is part of its address, and of its name where that is its building's; without an address, the building has it. */
function takeUnit({ unit, ...fields }: Fields): Fields {
  if (typeof unit !== 'string') return fields;
  const name = typeof fields.name === 'string' ? fields.name : '';
  const place = typeof fields.address === 'string' ? fields.address : name;
  const [building = ''] = name.split(',');
  // As a word: the flats 1 and 2 of "Tower 12" are two.
  const hasUnit = (text: string) => findWords(text).includes(findWords(unit));
  const isSaid = typeof fields.address === 'string' ? place.startsWith(unit) : hasUnit(building);
  return {
    ...fields,
    ...(name !== '' && { name: hasUnit(building) ? building : `${building.trim()} ${unit}` }),
    ...(place !== '' && { address: isSaid ? place : `${unit}, ${place}` }),
  };
}

/** What the look of a row means, as the office says; nobody has said what it means where that is a finding. */
function readLook({ answers, questions, columns: used }: Table, look: string | undefined) {
  const id = look === undefined ? '' : lookId(look);
  if (!questions.some((question) => question.id === id)) return { fields: {}, findings: [] };
  const answer = answers[id];
  if (answer === undefined) {
    const caution = { code: 'look' } as const;
    return { fields: {}, findings: [makeFinding({ columns: used }, 'shown', { caution })] };
  }
  const isStatus = answer === 'Available' || answer === 'Occupied';
  const fields: Fields = {
    ...(isStatus && { status: answer }),
    ...(answer === 'hidden' && { shown: false }),
  };
  return { fields, findings: [] };
}

/** The value of a cell, with what its header says of all of them. */
function readCell(table: Table, { index, header, column }: TableColumn, cell: Cell | undefined) {
  const text = cellText(cell).trim();
  if (table.openDays.has(index) && hasTwoDays(text))
    return { fault: { code: 'day-order', text } as const };
  const read = readValue(column, cell, table.words);
  return read && 'value' in read
    ? { ...read, value: readInUnit(column.key, header, read.value) }
    : read;
}

/** Whether a text of what a home is known by, or cannot do without, is in part that of the cell above. */
const isPartOfAbove = (table: Table, column: Column, text: string) =>
  (column.isRequired || identifiesProperty(column) || column.key === 'unit') &&
  table.answers.above !== 'written' &&
  saysPartlyAbove(text);

/** A remark under the heading of its column, if it has one that says more than that it is one: "Broker: R. Kumar". */
const withHeading = (heading: string, value: unknown) =>
  heading === '' || isRemark(heading) ? value : `${heading}: ${String(value)}`;

function parseSheetRow(
  table: Table,
  deals: ReturnType<typeof findDealColumns>,
  { number, cells, look }: SheetRow,
): ParsedRow {
  const seen = readLook(table, look);
  const fields: Fields = {};
  const beside: Fields = {};
  const findings: CellFinding[] = [...seen.findings];
  const besides: ParsedRow['besides'] = [];
  if (table.shiftedRows.has(number))
    findings.push(makeFinding(table, 'reference', { fault: { code: 'shifted' } }));
  for (const column of table.columns) {
    const { key } = column.column;
    const { index, header } = column;
    const cell = cells[index];
    const houseRules = key === 'letTo' ? takeHouseRules(cellText(cell)) : null;
    if (houseRules?.isVegetarian) fields.veg ??= true;
    if (houseRules?.isWithoutPets) fields.pets ??= false;
    const rules = [
      ...(houseRules?.isVegetarian ? (['veg'] as const) : []),
      ...(houseRules?.isWithoutPets ? (['pets'] as const) : []),
    ];
    besides.push(...rules.map((rule) => ({ index, key: rule })));
    const read = readCell(table, column, houseRules && rules.length > 0 ? houseRules.rest : cell);
    const place = { key, column: header, index };
    if (typeof cell === 'object' && cell && 'struck' in cell)
      findings.push({ ...place, caution: { code: 'struck', text: cell.struck } });
    if (read === undefined) continue;
    if (typeof cell === 'string' && isPartOfAbove(table, column.column, cell.trim()))
      findings.push({ ...place, caution: { code: 'above' } });
    if ('value' in read) {
      const value =
        key === 'remarks' ? withHeading(table.headers[index] ?? '', read.value) : read.value;
      fields[key] = key in fields ? join(key, [fields[key], value]) : value;
      if ('beside' in read) Object.assign(beside, read.beside);
    } else findings.push({ ...place, ...faultOrCaution(column.column, read.fault) });
  }
  const parted = splitRooms(fields);
  const parts = ['bedrooms', 'propertySize', 'bathrooms'] as const;
  const split = parts.find((key) => key in parted && !(key in fields));
  const from = table.columns.find(
    ({ column: { key } }) => key in fields && parts.some((part) => part === key),
  );
  if (split && from) besides.push({ index: from.index, key: split });
  // A column of its own counts before a word in another one.
  const whole = { ...beside, ...takeUnit(parted), ...seen.fields };
  const { reference: given = '', version = '', date, ...rest } = whole;
  const reference = String(given);
  const day = typeof date === 'string' ? date : undefined;
  findings.push(
    ...findOtherRent(table, cells),
    ...findSaid(table, cells, { hasStatus: 'status' in rest, deals }),
  );
  return {
    row: number,
    cells,
    reference,
    version: String(version),
    day,
    fields: rest,
    besides,
    findings,
  };
}

/** All rows of a table, read. */
export function parseRows(table: Table): ParsedRow[] {
  const deals = findDealColumns(table);
  return table.rows.map((row) => parseSheetRow(table, deals, row));
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

/** Whether addresses are those on the site up to within one of them, where a program has cut the cell. */
function isCutList(images: readonly string[], onSite: readonly string[]): boolean {
  const last = images.at(-1) ?? '';
  const place = images.length - 1;
  const isBeginning = images.slice(0, place).every((one, index) => one === onSite[index]);
  const whole = onSite[place] ?? '';
  return isBeginning && last !== '' && whole !== last && whole.startsWith(last);
}

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
  if (property && isCutList(images, property.images)) {
    const others = { ...row.fields };
    delete others.images;
    const finding = makeFinding(table, 'images', { caution: { code: 'cut' } });
    return { ...row, fields: others, findings: [...row.findings, finding] };
  }
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
