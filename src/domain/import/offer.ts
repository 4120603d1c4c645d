/** Whether the homes of a sheet are to be had, where its rows do not say it: by the look of a row, by what others say, or by the office. */
import { readAvailableFrom } from '../property/availability';
import { type AddedColumn, type AddedColumns, noneAdded } from './added-columns';
import { type OwnWords, isNotGiven } from './cells';
import { type TableColumn, columns, readValue } from './columns';
import { type HomeRows, findAnswer, makeQuestion } from './question';
import { type SheetRow, cellText, struckOut, textAt } from './sheet';
import type { ColumnKey } from './spellings';

/**
 * Whether a look only makes a long list easy to read: it has every second row, or most of them. Where other rows have another
 * colour, and others none, that of most says something as well.
 */
function isDecoration(rows: readonly SheetRow[], look: string): boolean {
  const places = rows.flatMap((row, place) => (row.look === look ? [place] : []));
  const steps = new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0)));
  if (places.length > 2 && steps.size === 1 && !steps.has(1)) return true;
  const others = new Set(rows.map((row) => row.look).filter((one) => one !== struckOut));
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

/** What the sheet says above or below its homes of a look of theirs, in a row of one text: its legend. '' for none. */
function findLegend(rows: readonly SheetRow[], homes: readonly SheetRow[], look: string): string {
  const [first, last] = [homes[0]?.number ?? 0, homes.at(-1)?.number ?? 0];
  const beside = rows.filter(({ number }) => number < first || number > last);
  const texts = beside
    .filter((row) => row.look === look)
    .map((row) => [...new Set(row.cells.map((_, index) => textAt(row, index)).filter(Boolean))]);
  const [text = ''] = texts.find(({ length }) => length === 1) ?? [];
  return text;
}

/** The status that a legend begins with: "vacant - ready"; `null` for any other text. */
function findStatus(legend: string): string | null {
  const column = columns.find(({ key }) => key === 'status');
  const [said = ''] = legend.split(/\s[-–—]\s|[(,;:]/);
  const read = column && readValue(column, said.trim());
  return read && 'value' in read && typeof read.value === 'string' ? read.value : null;
}

/**
 * Colours and struck-out rows mean what only the office knows. Where no column says what is to be had and a legend does, what it
 * says is likely; `rows` are those of the whole sheet.
 */
export function readLooks(draft: HomeRows, rows: readonly SheetRow[]): HomeRows {
  const looks = [...new Set(draft.rows.flatMap(({ look }) => look ?? []))];
  const hasStatus = draft.columns.some(({ column }) => column.key === 'status');
  const questions = looks
    .filter((look) => !isDecoration(draft.rows, look))
    .map((look) => {
      const legend = look === struckOut ? '' : findLegend(rows, draft.rows, look);
      return makeQuestion(
        {
          id: lookId(look),
          about: look === struckOut ? 'struck' : 'colour',
          likely: hasStatus ? null : findStatus(legend),
          headers: [],
          options: ['Available', 'Occupied', 'hidden', 'nothing'],
          rows: draft.rows.filter((row) => row.look === look),
        },
        look === struckOut ? [] : [look, legend].filter(Boolean),
      );
    });
  return { ...draft, questions: [...draft.questions, ...questions] };
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

/** Whether a text of what a day stands for names one, or says "now"; whichever day it is read on. */
const saysFrom = (text: string) => readAvailableFrom(text, '2000-01-01') !== null;

/** Which text is left over in its column, and may say in whatever words that the home is not to be had. */
const leftOver: Readonly<Partial<Record<ColumnKey, (text: string) => boolean>>> = {
  name: (text) => namePart.test(text),
  remarks: (text) => /[^\d\s.,%₹/-]/.test(text),
  availableFrom: (text) => /\p{L}/u.test(text) && !isNotGiven(text) && !saysFrom(text),
};

const isLeftOver = (row: SheetRow, { index, column: { key } }: TableColumn) =>
  leftOver[key]?.(textAt(row, index)) === true;

type Unasked = Omit<HomeRows, 'questions'>;

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
): AddedColumns {
  const find = (key: ColumnKey) => used.find(({ column }) => column.key === key);
  const [from, price] = [find('availableFrom'), find('price')];
  const read = (row: SheetRow) => readValue(status.column, row.cells[status.index], words);
  const isBlankAt = (row: SheetRow, column: TableColumn | undefined) =>
    column === undefined || textAt(row, column.index) === '';
  const isSaidByLook = makeLookReader({ rows, ...given });
  // A day says that it is to be had then; without a rent it waits for that.
  const isUnsaid = (row: SheetRow) =>
    read(row) === undefined &&
    (isBlankAt(row, from) || (from !== undefined && isLeftOver(row, from))) &&
    !(price && isBlankAt(row, price)) &&
    !isSaidByLook(row);
  const unsaid = rows.filter(isUnsaid);
  if (unsaid.length === 0) return noneAdded;
  const isLet = (row: SheetRow) => {
    const value = read(row);
    return value === undefined || ('value' in value && value.value === 'Occupied');
  };
  const question = makeQuestion(
    {
      id: 'unsaid',
      about: 'unsaid',
      likely: rows.every(isLet) ? 'Available' : null,
      options: ['Available', 'Occupied', 'hidden'],
      headers: [status.header],
      rows: unsaid,
    },
    [],
  );
  const answer = findAnswer(given, question) ?? question.likely ?? 'hidden';
  const numbers = new Set(unsaid.map(({ number }) => number));
  const say = (text: string) => (row: SheetRow) => (numbers.has(row.number) ? text : '');
  // "Available" need not be added: a home without a status is available, unless its row says of a tenant.
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
 * knows, a part of a name or no day below "Vacant from", may say that one is not, in whatever words: then only the office knows.
 * What a row's look says is asked for itself.
 */
export function readOffer(
  { columns: used, rows: all, ...given }: Unasked,
  words: OwnWords,
): AddedColumns {
  if (used.some(({ column }) => column.key === 'shown' || column.key === 'reference'))
    return noneAdded;
  const status = used.find(({ column }) => column.key === 'status');
  const isSaid = status && all.some((row) => textAt(row, status.index) !== '');
  if (isSaid) return readUnsaid({ columns: used, rows: all, ...given }, status, words);
  const isSaidByLook = makeLookReader({ rows: all, ...given });
  const rows = all.filter((row) => !isSaidByLook(row));
  if (rows.length === 0) return noneAdded;
  const left = rows.map((row) => ({ row, beside: used.filter((one) => isLeftOver(row, one)) }));
  const found = left.filter(({ beside }) => beside.length > 0);
  const areSome = found.length > 0;
  const texts = found.flatMap(({ row, beside }) => beside.map(({ index }) => textAt(row, index)));
  const question = makeQuestion(
    {
      id: 'offer',
      about: 'offer',
      likely: areSome ? null : 'Available',
      of: String(sumUp(texts)),
      options: ['Available', ...(areSome ? ['plain'] : []), 'hidden'],
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
