import { longStorage, readStored, type StoredFields, writeStored } from '../../../api/storage';
import {
  findUnanswered,
  isAsked,
  type Matching,
  type WorkbookReading,
} from '../../../domain/import';

type Given = Pick<Matching, 'keys' | 'words' | 'answers'>;
type Kept = Given & { of: Readonly<Record<string, string | undefined>> };

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

function parseKept({ keys, words, answers, of }: StoredFields): Kept | null {
  const isKept = Array.isArray(keys) && [words, answers, of].every(isRecord);
  return isKept ? ({ keys, words, answers, of } as Kept) : null;
}

/** What the answers of questions are about, by their ids. */
const listSubjects = ({ questions }: Pick<WorkbookReading, 'questions'>): Kept['of'] =>
  Object.fromEntries(questions.map(({ id, of }) => [id, of]));

const makeName = ({ columns }: Pick<WorkbookReading, 'columns'>) =>
  `matching:${columns.map(({ header }) => header).join('|')}`;

/** Keeps how the columns with these headers were matched and what was answered, for the next workbook that has them; values for all rows are of one list. */
export function keepMatching(read: WorkbookReading, { keys, words, answers }: Given): void {
  const kept: Kept = { keys, words, answers, of: listSubjects(read) };
  writeStored(longStorage, makeName(read), JSON.stringify(kept));
}

/** The matching that was kept for these headers; `null` where there is none, or it is the one that was read. */
export function keptMatching(
  read: WorkbookReading,
): { matching: Matching; isWhole: boolean } | null {
  const kept = readStored(longStorage, makeName(read), parseKept);
  const subjects = listSubjects(read);
  // An answer about the remarks of last week says nothing of those of today.
  const holding = Object.entries(kept?.answers ?? {}).filter(
    ([id]) => subjects[id] === kept?.of[id],
  );
  const answers = { ...read.matching.answers, ...Object.fromEntries(holding) };
  const { keys, words } = kept ?? read.matching;
  const matching = { ...read.matching, keys, words, answers };
  const isSame = JSON.stringify(matching) === JSON.stringify(read.matching);
  const isOpen = read.columns.some(
    // Which column is what has been said.
    (column, index) => isAsked(matching, { ...column, standing: 'certain' }, index),
  );
  const isUnanswered = findUnanswered(read.questions, matching.answers).length > 0;
  return kept && !isSame ? { matching, isWhole: !isOpen && !isUnanswered } : null;
}
