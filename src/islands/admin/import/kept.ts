import { longStorage, readStored, type StoredFields, writeStored } from '../../../api/storage';
import { type Matching, unknownWords, type WorkbookReading } from '../../../domain/import';

type Kept = Pick<Matching, 'keys' | 'words'>;

function parseKept({ keys, words }: StoredFields): Kept | null {
  const isKept = Array.isArray(keys) && typeof words === 'object' && words !== null;
  return isKept ? { keys, words } : null;
}

const makeName = ({ columns }: Pick<WorkbookReading, 'columns'>) =>
  `matching:${columns.map(({ header }) => header).join('|')}`;

/** Keeps how the columns with these headers were matched, for the next workbook that has them; values for all rows are of one list. */
export function keepMatching(read: WorkbookReading, { keys, words }: Kept): void {
  writeStored(longStorage, makeName(read), JSON.stringify({ keys, words }));
}

/** The matching that was kept for these headers, and whether it leaves nothing open; `null` where there is none. */
export function keptMatching(
  read: WorkbookReading,
): { matching: Matching; isWhole: boolean } | null {
  const kept = readStored(longStorage, makeName(read), parseKept);
  const matching = { ...read.matching, ...kept };
  const isKnown = ({ values }: WorkbookReading['columns'][number], index: number) =>
    unknownWords(matching.keys[index] ?? null, values, matching.words).length === 0;
  return kept && { matching, isWhole: read.columns.every(isKnown) };
}
