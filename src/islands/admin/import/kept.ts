import { longStorage } from '../../../api/storage';
import { type Matching, unknownWords } from '../../../domain/import/matching';
import type { ReadWorkbook } from '../../../domain/import/preview';

const nameOf = ({ columns }: Pick<ReadWorkbook, 'columns'>) =>
  `matching:${columns.map(({ header }) => header).join('|')}`;

/** Keeps how the columns with these headers were matched, for the next workbook that has them. */
export function keepMatching(read: ReadWorkbook, { keys, words }: Matching): void {
  longStorage.write(nameOf(read), JSON.stringify({ keys, words }));
}

/** The matching that was kept for these headers, and whether it leaves nothing open; `null` where there is none. */
export function keptMatching(read: ReadWorkbook): { matching: Matching; isWhole: boolean } | null {
  try {
    const kept: unknown = JSON.parse(longStorage.read(nameOf(read)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    // Only this file writes it.
    const matching = { ...read.matching, ...(kept as Pick<Matching, 'keys' | 'words'>) };
    const isKnown = ({ values }: ReadWorkbook['columns'][number], at: number) =>
      unknownWords(matching.keys[at] ?? null, values, matching.words).length === 0;
    return { matching, isWhole: read.columns.every(isKnown) };
  } catch {
    return null;
  }
}
