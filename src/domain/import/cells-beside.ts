/** What a cell means beside the others of its column and above it: "-do-", blanks of a group, the order of days, decimals, thousands. */
import { maxBareMonths } from '../property/costs';
import { type TableColumn, holdsDays } from './columns';
import { parseHeaderUnit } from './measures';
import { type HomeRows, findAnswer, makeQuestion } from './question';
import { type Cell, type SheetRow, cellText, isBlank, textAt } from './sheet';

/** "-do-", "ditto", the marks for it, "same as above", "மேற்படி". */
const aboveWord = String.raw`(?:do|ditto|same(?: as above)?|as above|மேற்படி|["“”″]|''|,,|〃)`;
/** With signs around it. */
const asAbove = new RegExp(String.raw`^[-–—.\s(]*${aboveWord}[-–—.\s)]*$`, 'iu');
/** At the beginning or the end of more: "do, A5", "Shop 3, do". */
const partlyAsAbove = new RegExp(
  String.raw`^[-–—.\s(]*${aboveWord}[-–—.,;\s)]|[-–—,;\s(]${aboveWord}[-–—.\s)]*$`,
  'iu',
);

/** Whether a text is a part of the cell above and more beside it, of which nobody can tell what it takes the place of. */
export const saysPartlyAbove = (text: string) => partlyAsAbove.test(text) && !asAbove.test(text);

const saysAbove = (cell: Cell | undefined) => asAbove.test(cellText(cell).trim());

/** The rows with the last cell above that is not blank in place of each cell of which `isAbove` says so. */
function fillFromAbove(
  rows: readonly SheetRow[],
  isAbove: (cell: Cell | undefined, index: number, row: SheetRow) => boolean,
): SheetRow[] {
  const above: Cell[] = [];
  return rows.map((row) => {
    const width = Math.max(row.cells.length, above.length);
    const cells = Array.from({ length: width }, (_, index) => {
      const cell = row.cells[index] ?? null;
      return isAbove(cell, index, row) ? (above[index] ?? cell) : cell;
    });
    for (const [index, cell] of cells.entries()) if (!isBlank(cell)) above[index] = cell;
    return { ...row, cells };
  });
}

/** Offices write "as above" below a first home of a building, an owner or an area. */
function readAbove(draft: HomeRows): HomeRows {
  const found = draft.rows.filter(({ cells }) => cells.some(saysAbove));
  if (found.length === 0) return draft;
  const question = makeQuestion(
    {
      id: 'above',
      about: 'above',
      options: ['above', 'written'],
      likely: 'above',
      headers: [],
      rows: found,
    },
    found.flatMap(({ cells }) => cells.filter(saysAbove).map(cellText)),
  );
  const isKept = findAnswer(draft, question) === 'written';
  const rows = isKept ? draft.rows : fillFromAbove(draft.rows, saysAbove);
  return { ...draft, rows, questions: [...draft.questions, question] };
}

/**
 * The columns that state their value at the first row of a group alone: that of the address, or else of the name or the
 * flat's number, where a later row is blank there, and those that are blank in exactly the same rows.
 */
function findGroupColumns({ columns: used, rows }: HomeRows): TableColumn[] {
  const blankRows = ({ index }: TableColumn) =>
    rows.filter((row) => textAt(row, index) === '').map(({ number }) => number);
  const key = ['address', 'name', 'unit'].find((one) =>
    used.some(({ column }) => column.key === one),
  );
  const leader = used.find(({ column }) => column.key === key);
  const blank = leader ? blankRows(leader) : [];
  // One row that lacks both has an error.
  const areSome = blank.length > 1 || blank.length * 2 >= rows.length;
  const isGroup = blank.length > 0 && areSome && blank[0] !== rows[0]?.number;
  return isGroup ? used.filter((one) => String(blankRows(one)) === String(blank)) : [];
}

/** Whether a sheet names homes of the site: what is blank in it stays as it is, and its words are those of the site. */
function isOfChanges({ columns: used, rows }: HomeRows): boolean {
  const column = used.find((one) => one.column.key === 'reference');
  return column !== undefined && rows.some((row) => textAt(row, column.index) !== '');
}

function readGroups(draft: HomeRows): HomeRows {
  if (isOfChanges(draft)) return draft;
  const group = findGroupColumns(draft);
  const [leader] = group;
  if (!leader) return draft;
  const isBlankHere = (row: SheetRow) => textAt(row, leader.index) === '';
  const question = makeQuestion(
    {
      id: 'blanks',
      about: 'blanks',
      options: ['above', 'blank'],
      likely: 'above',
      headers: group.map(({ header }) => header),
      rows: draft.rows.filter(isBlankHere),
    },
    draft.rows.map((row) => textAt(row, leader.index)).filter(Boolean),
  );
  const indexes = new Set(group.map(({ index }) => index));
  const isFilled = findAnswer(draft, question) === 'above';
  const rows = isFilled
    ? fillFromAbove(
        draft.rows,
        (cell, index, row) => isBlank(cell) && indexes.has(index) && isBlankHere(row),
      )
    : draft.rows;
  return { ...draft, rows, questions: [...draft.questions, question] };
}

/** Three numbers, of which the last is the year: 12/15/2026, 1-2-26. */
const dayParts = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
/** The site's own form, which its template and its export have. */
const ownDay = /^\d{2}-\d{2}-\d{4}$/;

type DayOrder = 'day' | 'month';

function readDayParts(text: string) {
  const [, first = '', , second = '', year = ''] = dayParts.exec(text) ?? [];
  return first === '' ? null : { text, first: Number(first), second: Number(second), year };
}

/** Whether a day can be read in both orders, as two different days. */
export function hasTwoDays(text: string): boolean {
  const parts = readDayParts(text);
  return parts !== null && parts.first <= 12 && parts.second <= 12 && parts.first !== parts.second;
}

/** The order in which texts write day and month, and the one that tells it; `null` where none does. Days of both orders have none: each is read as India writes it. */
function findDayOrder(texts: readonly string[]): { order: DayOrder; because: string } | null {
  const parts = texts.map(readDayParts).filter((one) => one !== null);
  const tells = {
    day: parts.find(({ first }) => first > 12),
    month: parts.find(({ second }) => second > 12),
  };
  const order = tells.day || !tells.month ? 'day' : 'month';
  const because = tells[order]?.text;
  return because === undefined ? null : { order, because };
}

/** A day whose month is written first; other cells as they are. */
export function readMonthFirst(cell: Cell): Cell {
  const parts = readDayParts(cellText(cell).trim());
  if (!parts) return cell;
  const { first: month, second: day, year } = parts;
  const full = year.length === 2 ? `20${year}` : year;
  return { day: [full, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-') };
}

/** A column that writes the month first, and the cell that tells it; none where the office has said so. */
export interface MonthFirst {
  header: string;
  because: string | null;
}

/**
 * Days are read in the order that a day of the file tells, whichever column it is in; where columns tell both, each has its own.
 * Where none tells one, the form of the site does, else the office; before it has, they are read in none.
 */
function readDayOrder(
  draft: HomeRows,
): HomeRows & { monthFirst: MonthFirst[]; openDays: ReadonlySet<number> } {
  const found = draft.columns
    .filter(({ column }) => holdsDays(column))
    .map((column) => {
      const texts = draft.rows.map((row) => textAt(row, column.index));
      return { ...column, texts, told: findDayOrder(texts), doubtful: texts.filter(hasTwoDays) };
    });
  const told = new Set(found.flatMap((one) => (one.told ? [one.told.order] : [])));
  const isOwn = found.some(({ texts }) => texts.some((text) => ownDay.test(text)));
  const [inFile] = told.size === 1 ? told : told.size === 0 && isOwn ? (['day'] as const) : [];
  const open = inFile ? [] : found.filter((one) => !one.told && one.doubtful.length > 0);
  const isOpen = (row: SheetRow) => open.some(({ index }) => hasTwoDays(textAt(row, index)));
  const question = makeQuestion(
    {
      id: 'days',
      about: 'days',
      options: ['day', 'month'],
      likely: 'day',
      headers: open.map(({ header }) => header),
      rows: draft.rows.filter(isOpen),
    },
    open.flatMap(({ doubtful }) => doubtful),
  );
  const answer = findAnswer(draft, question);
  const isMonthFirst = ({ told: own }: (typeof found)[number]) =>
    (own?.order ?? inFile ?? answer) === 'month';
  const monthFirst = found.filter(isMonthFirst);
  const indexes = new Set(monthFirst.map(({ index }) => index));
  const read = (row: SheetRow) => ({
    ...row,
    cells: row.cells.map((cell, index) => (indexes.has(index) ? readMonthFirst(cell) : cell)),
  });
  return {
    ...draft,
    rows: indexes.size === 0 ? draft.rows : draft.rows.map(read),
    questions: open.length > 0 ? [...draft.questions, question] : draft.questions,
    monthFirst: monthFirst.map(({ header, told: own }) => ({
      header,
      because: own?.because ?? null,
    })),
    openDays: new Set(answer === undefined ? open.map(({ index }) => index) : []),
  };
}

/** A number with a comma for its decimals. */
const decimalComma = /^\d+(?:\.\d{3})*,\d{1,2}$/;
const hasNumbers = ({ column }: TableColumn) => column.cells.isMeasure === true;

/** Where a column of amounts has a comma for decimals and no other use of one, its numbers are written so. */
function readDecimals(draft: HomeRows): HomeRows {
  const isDecimal = ({ index }: TableColumn) => {
    const texts = draft.rows.map((row) => textAt(row, index)).filter((text) => text.includes(','));
    return texts.length > 0 && texts.every((text) => decimalComma.test(text));
  };
  const indexes = new Set(
    draft.columns.filter((one) => hasNumbers(one) && isDecimal(one)).map(({ index }) => index),
  );
  if (indexes.size === 0) return draft;
  const read = (cell: Cell) => {
    const text = cellText(cell).trim();
    return decimalComma.test(text)
      ? Number(text.replaceAll('.', '').replace(',', '.'))
      : /^\d{1,3}(?:\.\d{3})+$/.test(text)
        ? Number(text.replaceAll('.', ''))
        : cell;
  };
  const rows = draft.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (indexes.has(index) ? read(cell) : cell)),
  }));
  return { ...draft, rows };
}

/** Months of rent that a brokerage is written as: "50%", "0.5", "15 days"; a larger bare number is rupees. */
function readPart(text: string): number | null {
  const [, number = '', unit = ''] =
    /^(\d+(?:\.\d+)?)\s*(%|days?(?:[’']? rent)?)?$/i.exec(text) ?? [];
  if (number === '') return null;
  const value = Number(number);
  const months = unit === '' ? value : unit === '%' ? value / 100 : value / 30;
  return months > 0 && months <= 3 ? Number(months.toFixed(3)) : null;
}

/** A brokerage in parts or months of something is asked about: of one month's rent? */
function readParts(draft: HomeRows): HomeRows {
  const column = draft.columns.find((one) => one.column.key === 'brokerage');
  if (!column || isOfChanges(draft)) return draft;
  const partAt = (row: SheetRow) => readPart(textAt(row, column.index));
  const found = draft.rows.filter((row) => partAt(row) !== null);
  if (found.length === 0) return draft;
  const question = makeQuestion(
    {
      id: 'parts',
      about: 'parts',
      options: ['months', 'none'],
      likely: 'months',
      headers: [column.header],
      rows: found,
    },
    found.map((row) => textAt(row, column.index)),
  );
  const read = (row: SheetRow) => {
    const months = partAt(row);
    if (months === null) return row;
    const text = `${months} ${months === 1 ? 'month' : 'months'}`;
    const cells = row.cells.map((cell, index) => (index === column.index ? text : cell));
    return { ...row, cells };
  };
  const rows = findAnswer(draft, question) === 'months' ? draft.rows.map(read) : draft.rows;
  return { ...draft, rows, questions: [...draft.questions, question] };
}

/** A bare number that is no rent of a home in rupees, and one in thousands of them. */
const bareThousands = /^\d{1,3}(?:\.\d+)?$/;
const likelyThousands = { min: 3, max: 300 };

function isInThousands(text: string): boolean {
  const { min, max } = likelyThousands;
  return bareThousands.test(text) && Number(text) >= min && Number(text) <= max;
}

/** An advance is months of rent where all small numbers of its column can be. */
const isMoreThanMonths = (text: string) => bareThousands.test(text) && Number(text) > maxBareMonths;

/** Rents such as 22 and 18.5, and advances such as 50, are asked about: thousands of rupees? */
function readThousands(draft: HomeRows): HomeRows {
  if (isOfChanges(draft)) return draft;
  const found = draft.columns.filter(({ index, header, column: { key } }) => {
    const texts = draft.rows.map((row) => textAt(row, index));
    const isMeant = key === 'advance' ? texts.some(isMoreThanMonths) : key === 'price';
    return isMeant && parseHeaderUnit(header) === null && texts.some(isInThousands);
  });
  const indexes = new Set(found.map(({ index }) => index));
  const isMeant = (row: SheetRow, index: number) =>
    indexes.has(index) && isInThousands(textAt(row, index));
  const texts = draft.rows.flatMap((row) =>
    [...indexes].filter((index) => isMeant(row, index)).map((index) => textAt(row, index)),
  );
  if (texts.length === 0) return draft;
  const question = makeQuestion(
    {
      id: 'thousands',
      about: 'thousands',
      options: ['thousands', 'rupees'],
      likely: 'thousands',
      headers: found.map(({ header }) => header),
      rows: draft.rows.filter((row) => [...indexes].some((index) => isMeant(row, index))),
    },
    texts,
  );
  const read = (row: SheetRow) => ({
    ...row,
    cells: row.cells.map((cell, index) =>
      isMeant(row, index) ? Math.round(Number(textAt(row, index)) * 1_000) : cell,
    ),
  });
  const rows = findAnswer(draft, question) === 'thousands' ? draft.rows.map(read) : draft.rows;
  return { ...draft, rows, questions: [...draft.questions, question] };
}

/** The rows with every cell as its column and its group read it, and the questions that this raises. */
export const readBeside = (draft: HomeRows) =>
  readDayOrder(readThousands(readParts(readDecimals(readGroups(readAbove(draft))))));
