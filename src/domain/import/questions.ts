/** What the columns and the rows above say of the cells of a sheet, and what only the office can say: asked once for all rows. */
import { maxBareMonths } from '../property/costs';
import {
  type Column,
  columns,
  findPair,
  holdsDays,
  type OwnWords,
  readValue,
  type TableColumn,
} from './columns';
import { type Cell, cellText, isBlank, type SheetRow } from './sheet';
import { parseHeaderUnit } from './measures';
import type { ColumnKey } from './spellings';

/** What was answered, by the id of a question. */
export type SheetAnswers = Readonly<Record<string, string>>;

/** What a sheet does not say by itself, and is asked once for all its rows. */
export interface Question {
  /** The same in the next sheet of the same kind, so that its answer can be kept. */
  id: string;
  /** What its answer is about, where it holds for nothing else: these remarks, these sheets. */
  of?: string;
  about:
    | 'sheet'
    | 'headings'
    | 'days'
    | 'above'
    | 'blanks'
    | 'parts'
    | 'thousands'
    | 'names'
    | 'offer'
    | 'unsaid'
    | 'look';
  /** The headers of the columns that it is about. */
  headers: readonly string[];
  answers: readonly string[];
  /** The answer that is likely, and holds until another one is given; `null` where only the office can know. */
  likely: string | null;
  rows: readonly number[];
  /** A few of the texts that raise it; of a look, its colour, or 'struck'. */
  examples: readonly string[];
}

/** Rows on their way to a table: each step may change cells, and may have a question. */
export interface HomeRows {
  columns: readonly TableColumn[];
  rows: readonly SheetRow[];
  questions: readonly Question[];
  answers: SheetAnswers;
  /** Whether somebody is told how the sheet is read, so that a likely answer can hold. */
  isTold: boolean;
}

/** Several sheets are called alike, and nothing says which of them is the newest. */
export const askSheet = (names: readonly string[]): Question => ({
  ...{ id: 'sheet', of: names.join(), about: 'sheet', likely: null },
  ...{ headers: [], answers: names, rows: [], examples: names },
});

/** Whether a question has one of its answers. */
export const isAnswered = (
  { id, answers }: Pick<Question, 'id' | 'answers'>,
  given: SheetAnswers,
) => answers.includes(given[id] ?? '');

/** The answers that were given, and the likely ones where none was. */
export const withLikely = (questions: readonly Question[], given: SheetAnswers): SheetAnswers => ({
  ...Object.fromEntries(
    questions.flatMap(({ id, likely }) => (likely === null ? [] : [[id, likely] as const])),
  ),
  ...given,
});

/** The answer by which the rows are read; `undefined` where there is none. */
function findAnswer(
  { answers: given, isTold }: Pick<HomeRows, 'answers' | 'isTold'>,
  question: Question,
): string | undefined {
  if (isAnswered(question, given)) return given[question.id];
  return (isTold ? question.likely : null) ?? undefined;
}

const shownExamples = 3;
/** A title is part of what visitors read of each home below it: all of them are shown. */
const shownTitles = 20;

export const textAt = ({ cells }: Pick<SheetRow, 'cells'>, index: number) =>
  cellText(cells[index]).trim();

function makeQuestion(
  { rows, ...question }: Omit<Question, 'examples' | 'rows'> & { rows: readonly SheetRow[] },
  examples: readonly string[],
  count = shownExamples,
): Question {
  const shown = [...new Set(examples)].slice(0, count);
  return { ...question, rows: rows.map(({ number }) => number), examples: shown };
}

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
      ...{ id: 'above', about: 'above', answers: ['above', 'written'], likely: 'above' },
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
      ...{ id: 'blanks', about: 'blanks', answers: ['above', 'blank'], likely: 'above' },
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
      ...{ id: 'days', about: 'days', answers: ['day', 'month'], likely: 'day' },
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
      ...{ id: 'parts', about: 'parts', answers: ['months', 'none'], likely: 'months' },
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
      ...{ id: 'thousands', about: 'thousands', answers: ['thousands', 'rupees'] },
      ...{ likely: 'thousands', headers: found.map(({ header }) => header) },
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

/**
 * Whether a look only makes a long list easy to read: it has every second row, or most of them. Where other rows have another
 * colour, and others none, that of most says something as well.
 */
function isDecoration(rows: readonly SheetRow[], look: string): boolean {
  const places = rows.flatMap((row, place) => (row.look === look ? [place] : []));
  const steps = new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0)));
  if (places.length > 2 && steps.size === 1 && !steps.has(1)) return true;
  const others = new Set(rows.map((row) => row.look).filter((one) => one !== 'struck'));
  others.delete(look);
  return places.length * 2 > rows.length && others.size < 2;
}

export const lookId = (look: string) => `look:${look}`;

/** Tells whether the look of a row says what is to be had of it, or may: not where it is decoration, or means nothing. */
function makeLookReader({ rows, answers }: Pick<HomeRows, 'rows' | 'answers'>) {
  const looks = new Set(rows.flatMap(({ look }) => look ?? []));
  const telling = [...looks].filter(
    (look) => answers[lookId(look)] !== 'nothing' && !isDecoration(rows, look),
  );
  return ({ look }: SheetRow) => look !== undefined && telling.includes(look);
}

/** Colours and struck-out rows mean what only the office knows. */
function readLooks(draft: HomeRows): HomeRows {
  const looks = [...new Set(draft.rows.flatMap(({ look }) => look ?? []))];
  const questions = looks
    .filter((look) => !isDecoration(draft.rows, look))
    .map((look) =>
      makeQuestion(
        {
          ...{ id: lookId(look), about: 'look', likely: null, headers: [] },
          answers: ['Available', 'Occupied', 'hidden', 'nothing'],
          rows: draft.rows.filter((row) => row.look === look),
        },
        [look],
      ),
    );
  return { ...draft, questions: [...draft.questions, ...questions] };
}

/** The rows of a sheet as its columns, its groups and the office read them, with every question that this raises. */
export const readHomeRows = (draft: HomeRows) =>
  readDayOrder(readThousands(readParts(readDecimals(readGroups(readAbove(readLooks(draft)))))));

/** A column that the sheet does not have, with what it would say of a row. */
export interface AddedColumn {
  column: Column;
  readText: (row: SheetRow) => string;
}

/** The numbers in a cell of several: "2/2", "Studio/1", "25,000 + 2,500"; none where it does not have so many. */
function partNumbers(text: string, count: number): string[] {
  const parts = text.split(/[/&+|]/).map((part) => part.trim());
  const isNumber = (part: string) => /^(?:[^\p{L}\p{M}]*\d|studio$)/iu.test(part);
  return parts.length === count && parts.every(isNumber) ? parts : [];
}

/** Columns whose header names several numbers ("Bed / Bath") hold the first of them, and added columns the others. */
export function partColumns({ columns: used, rows }: Pick<HomeRows, 'columns' | 'rows'>): {
  rows: readonly SheetRow[];
  added: AddedColumn[];
} {
  const isFree = ({ key }: Column) => !used.some(({ column }) => column.key === key);
  const parted = used.flatMap(({ index, header, column }) => {
    const [own, ...others] = findPair(header);
    return own === column && others.every(isFree) ? [{ index, others }] : [];
  });
  if (parted.length === 0) return { rows, added: [] };
  const texts = new Map(rows.map((row) => [row.number, row]));
  const readParts = (row: SheetRow, { index, others }: (typeof parted)[number]) =>
    partNumbers(textAt(row, index), others.length + 1);
  const added = parted.flatMap((one) =>
    one.others.map((column, place): AddedColumn => {
      const readText = ({ number }: SheetRow) => {
        const row = texts.get(number);
        return row ? (readParts(row, one)[place + 1] ?? '') : '';
      };
      return { column, readText };
    }),
  );
  const keepFirst = (row: SheetRow) => {
    const cells = row.cells.map((cell, index) => {
      const found = parted.find((one) => one.index === index);
      return (found && readParts(row, found)[0]) ?? cell;
    });
    return { ...row, cells };
  };
  return { rows: rows.map(keepFirst), added };
}

/** The same number for the same texts: an answer about them holds for no others, such as the remarks of next week. */
const sumUp = (texts: readonly string[]) =>
  [...new Set(texts)]
    .toSorted()
    .join('\n')
    .split('')
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4_294_967_291, 7);

/** A part of a name in brackets, or before or behind a dash: "Pearl 2A (sold)". */
const namePart = /[([]|\s[-–—]\s/;

/** The question about homes of which nothing says whether they are to be had, and what its answer adds to their rows. */
interface Offer {
  question: Question | null;
  added: AddedColumn[];
}
type Unasked = Omit<HomeRows, 'questions'>;

const noOffer: Offer = { question: null, added: [] };

/** What a column of the site says of the rows of which it has a text. */
function addOf(key: ColumnKey, readText: AddedColumn['readText'], rows: readonly SheetRow[]) {
  const column = columns.find((one) => one.key === key);
  return column && rows.some((row) => readText(row) !== '') ? [{ column, readText }] : [];
}

/**
 * Where a column says of other homes whether they are to be had, and of some nothing: are these? Where it names but those that
 * are let, they are likely.
 */
function readUnsaid(
  { columns: used, rows, ...given }: Unasked,
  status: TableColumn,
  words: OwnWords,
): Offer {
  const find = (key: ColumnKey) => used.find(({ column }) => column.key === key);
  const [from, price] = [find('availableFrom'), find('price')];
  const read = (row: SheetRow) => readValue(status.column, row.cells[status.index], words);
  const isBlankAt = (row: SheetRow, column: TableColumn | undefined) =>
    column === undefined || textAt(row, column.index) === '';
  const isSaidByLook = makeLookReader({ rows, ...given });
  // A day says that it is to be had then; without a rent it waits for that.
  const isUnsaid = (row: SheetRow) =>
    read(row) === undefined &&
    isBlankAt(row, from) &&
    !(price && isBlankAt(row, price)) &&
    !isSaidByLook(row);
  const unsaid = rows.filter(isUnsaid);
  if (unsaid.length === 0) return noOffer;
  const isLet = (row: SheetRow) => {
    const value = read(row);
    return value === undefined || ('value' in value && value.value === 'Occupied');
  };
  const question = makeQuestion(
    {
      ...{ id: 'unsaid', about: 'unsaid', likely: rows.every(isLet) ? 'Available' : null },
      ...{ answers: ['Available', 'Occupied', 'hidden'], headers: [status.header], rows: unsaid },
    },
    [],
  );
  const answer = findAnswer(given, question) ?? question.likely ?? 'hidden';
  const numbers = new Set(unsaid.map(({ number }) => number));
  const say = (text: string) => (row: SheetRow) => (numbers.has(row.number) ? text : '');
  // What is to be had is so without a word, unless the row says of a tenant.
  const added =
    answer === 'Occupied'
      ? addOf('status', say(answer), rows)
      : answer === 'hidden'
        ? addOf('shown', say(cellText(false)), rows)
        : [];
  return { question, added };
}

/**
 * Where no column says which homes are to be had: are they all? A text that is left over, which is a remark, a column that nobody
 * knows or a part of a name, may say that one is not, in whatever words: then only the office knows. What a row's look says is
 * asked for itself.
 */
export function readOffer({ columns: used, rows: all, ...given }: Unasked, words: OwnWords): Offer {
  if (used.some(({ column }) => column.key === 'shown' || column.key === 'reference'))
    return noOffer;
  const status = used.find(({ column }) => column.key === 'status');
  const isSaid = status && all.some((row) => textAt(row, status.index) !== '');
  if (isSaid) return readUnsaid({ columns: used, rows: all, ...given }, status, words);
  const isSaidByLook = makeLookReader({ rows: all, ...given });
  const rows = all.filter((row) => !isSaidByLook(row));
  if (rows.length === 0) return noOffer;
  const saysMore = (row: SheetRow, { index, column: { key } }: TableColumn) => {
    const text = textAt(row, index);
    return key === 'name' ? namePart.test(text) : key === 'remarks' && /[^\d\s.,%₹/-]/.test(text);
  };
  const left = rows.map((row) => ({ row, beside: used.filter((one) => saysMore(row, one)) }));
  const found = left.filter(({ beside }) => beside.length > 0);
  const areSome = found.length > 0;
  const texts = found.flatMap(({ row, beside }) => beside.map(({ index }) => textAt(row, index)));
  const question = makeQuestion(
    {
      ...{ id: 'offer', about: 'offer', likely: areSome ? null : 'Available' },
      of: String(sumUp(texts)),
      answers: ['Available', ...(areSome ? ['plain'] : []), 'hidden'],
      headers: [...new Set(found.flatMap(({ beside }) => beside.map(({ header }) => header)))],
      rows: areSome ? found.map(({ row }) => row) : rows,
    },
    texts,
  );
  const answer = findAnswer(given, question);
  const asked = new Set(rows.map(({ number }) => number));
  const isHeld = new Set(found.map(({ row }) => row.number));
  const isHidden = ({ number }: SheetRow) =>
    asked.has(number) && (answer === 'hidden' || (answer !== 'Available' && isHeld.has(number)));
  return { question, added: addOf('shown', (row) => (isHidden(row) ? cellText(false) : ''), all) };
}

/** A sheet without names is asked about: the beginnings of the addresses may be those of its homes. */
export function readMissingNames({ columns: used, rows, ...given }: Omit<HomeRows, 'questions'>): {
  question: Question | null;
  added: AddedColumn[];
} {
  const beginningAt = ({ index }: TableColumn, row: SheetRow) =>
    textAt(row, index).split(/[,\n]/)[0]?.trim() ?? '';
  const countAt = (one: TableColumn) => new Set(rows.map((row) => beginningAt(one, row))).size;
  // Beside an area, which many homes have, what tells them apart.
  const [address] = used
    .filter(({ column }) => column.key === 'address')
    .sort((one, other) => countAt(other) - countAt(one));
  const name = columns.find(({ key }) => key === 'name');
  const isNamed = used.some(({ column }) => ['name', 'reference', 'unit'].includes(column.key));
  if (!address || !name || isNamed || rows.length === 0) return { question: null, added: [] };
  const beginning = (row: SheetRow) => beginningAt(address, row);
  const question = makeQuestion(
    {
      ...{ id: 'names', about: 'names', answers: ['address', 'none'], likely: 'none' },
      ...{ headers: [address.header], rows },
    },
    rows.map(beginning).filter(Boolean),
  );
  const isTaken = findAnswer(given, question) === 'address';
  return { question, added: isTaken ? [{ column: name, readText: beginning }] : [] };
}

/** What a title may say of the homes below it. */
const headingKeys: readonly ColumnKey[] = ['address', 'name', 'floor', 'status'];

/** In words: what is longer, among shorter ones, is a sentence. */
const maxTitle = 6;
const isShort = (title: string) => (title.match(/[\p{L}\p{M}\p{N}.]+/gu) ?? []).length <= maxTitle;

/** A title without the signs that frame it: "--- MYLAPORE ---". */
const withoutFrame = (title: string) =>
  title.replace(/^[^\p{L}\p{M}\p{N}("“]+|[^\p{L}\p{M}\p{N})"”.]+$/gu, '');

/**
 * Titles between the rows, each with the homes below it: the office says whether they name the place, the building or the floor
 * of these. Where a home says that itself, only its address takes the title in. A sentence among them ("Key of 7 is with Rani")
 * says nothing of the homes below it, and nor does what stands above it.
 */
export function readHeadings(
  rows: readonly { row: SheetRow; title: string | null; isHome: boolean }[],
  { columns: used, ...given }: Pick<HomeRows, 'columns' | 'answers' | 'isTold'>,
): { question: Question | null; added: AddedColumn[] } {
  const above = rows.filter(({ title }, index) => title !== null && rows[index + 1]?.isHome);
  const short = above.filter(({ title }) => isShort(title ?? ''));
  const titles = short.length > 0 ? short : above;
  if (titles.length === 0) return noOffer;
  const headingOf = new Map<number, string>();
  let heading: string | null = null;
  for (const one of rows) {
    if (one.title !== null) heading = titles.includes(one) ? withoutFrame(one.title) : null;
    if (one.isHome && heading !== null) headingOf.set(one.row.number, heading);
  }
  const find = (key: ColumnKey) => used.find(({ column }) => column.key === key);
  const question = makeQuestion(
    {
      ...{ id: 'headings', about: 'headings', headers: [] },
      answers: [...headingKeys, 'nothing'],
      // Without another column the titles may say it; a sentence names no place.
      likely:
        (find('name') || find('address')) && (find('status') || short.length === 0)
          ? 'nothing'
          : null,
      rows: titles.map(({ row }) => row),
    },
    titles.flatMap(({ title }) => withoutFrame(title ?? '')),
    shownTitles,
  );
  const answer = findAnswer(given, question);
  const key = headingKeys.find((one) => one === answer);
  const column = columns.find((one) => one.key === key);
  if (!column) return { question, added: [] };
  const own = find(column.key);
  const readText = (row: SheetRow) =>
    own && column.key !== 'address' && textAt(row, own.index) !== ''
      ? ''
      : (headingOf.get(row.number) ?? '');
  return { question, added: [{ column, readText }] };
}
