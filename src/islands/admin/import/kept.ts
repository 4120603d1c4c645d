import { longStorage, readStored, type StoredFields, writeStored } from '../../../api/storage';
import {
  findUnanswered,
  isAsked,
  type Matching,
  type WorkbookReading,
} from '../../../domain/import';

type Kept = Pick<Matching, 'keys' | 'words' | 'answers'>;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

function parseKept({ keys, words, answers }: StoredFields): Kept | null {
  const isKept = Array.isArray(keys) && isRecord(words) && isRecord(answers);
  return isKept ? ({ keys, words, answers } as Kept) : null;
}

const makeName = ({ columns }: Pick<WorkbookReading, 'columns'>) =>
  `matching:${columns.map(({ header }) => header).join('|')}`;

/** Keeps how the columns with these headers were matched and what was answered, for the next workbook that has them; values for all rows, and some answers, are of one list. */
export function keepMatching(read: WorkbookReading, { keys, words, answers: given }: Kept): void {
  const ofList = read.questions.flatMap(({ id, isOfList }) => (isOfList ? [id] : []));
  const answers = Object.fromEntries(Object.entries(given).filter(([id]) => !ofList.includes(id)));
  writeStored(longStorage, makeName(read), JSON.stringify({ keys, words, answers }));
}

/** The matching that was kept for these headers; `null` where there is none, or it is the one that was read. */
export function keptMatching(
  read: WorkbookReading,
): { matching: Matching; isWhole: boolean } | null {
  const kept = readStored(longStorage, makeName(read), parseKept);
  const answers = { ...read.matching.answers, ...kept?.answers };
  const matching = { ...read.matching, ...kept, answers };
  const isSame = JSON.stringify(matching) === JSON.stringify(read.matching);
  const isOpen = read.columns.some(
    // Which column is what has been said.
    (column, index) => isAsked(matching, { ...column, standing: 'certain' }, index),
  );
  const isUnanswered = findUnanswered(read.questions, matching.answers).length > 0;
  return kept && !isSame ? { matching, isWhole: !isOpen && !isUnanswered } : null;
}
