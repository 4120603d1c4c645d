/**
 * A question that a sheet raises, asked once for all its rows: what it is about, the answers to choose from, the one that is
 * likely, and by which of them the rows are read.
 */
import type { TableColumn } from './columns';
import type { SheetRow } from './sheet';

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
    | 'colour'
    | 'struck';
  /** The headers of the columns that it is about. */
  headers: readonly string[];
  /** The answers to choose from. */
  options: readonly string[];
  /** The one that is likely, and holds until another one is given; `null` where only the office can know. */
  likely: string | null;
  rows: readonly number[];
  /** A few of the texts that raise it; of rows in a colour that one ("FFC7CE") and what the legend says of it, of struck-out rows none. */
  examples: readonly string[];
}

/** What was answered, by the id of a question. */
export type SheetAnswers = Readonly<Record<string, string>>;

/** The rows of a sheet while they are read, one step after the other: each step may change cells, and may have a question. */
export interface HomeRows {
  columns: readonly TableColumn[];
  rows: readonly SheetRow[];
  questions: readonly Question[];
  answers: SheetAnswers;
  /** Whether somebody is told how the sheet is read, so that a likely answer can hold. */
  isTold: boolean;
}

const shownExamples = 3;

export function makeQuestion(
  { rows, ...question }: Omit<Question, 'examples' | 'rows'> & { rows: readonly SheetRow[] },
  examples: readonly string[],
  count = shownExamples,
): Question {
  const shown = [...new Set(examples)].slice(0, count);
  return { ...question, rows: rows.map(({ number }) => number), examples: shown };
}

/** Several sheets are called alike, and nothing says which of them is the newest. */
export const askSheet = (names: readonly string[]): Question => ({
  id: 'sheet',
  of: names.join(),
  about: 'sheet',
  likely: null,
  headers: [],
  options: names,
  rows: [],
  examples: names,
});

/** Whether a question has one of its answers. */
export const isAnswered = (
  { id, options }: Pick<Question, 'id' | 'options'>,
  given: SheetAnswers,
) => options.includes(given[id] ?? '');

/** The answers that were given, and the likely ones where none was. */
export const withLikely = (questions: readonly Question[], given: SheetAnswers): SheetAnswers => ({
  ...Object.fromEntries(
    questions.flatMap(({ id, likely }) => (likely === null ? [] : [[id, likely] as const])),
  ),
  ...given,
});

/** The answer by which the rows are read; `undefined` where there is none. */
export function findAnswer(
  { answers: given, isTold }: Pick<HomeRows, 'answers' | 'isTold'>,
  question: Question,
): string | undefined {
  if (isAnswered(question, given)) return given[question.id];
  return (isTold ? question.likely : null) ?? undefined;
}
