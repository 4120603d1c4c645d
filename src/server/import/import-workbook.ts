import type { CellError, RowCounts, RowResult } from '../../domain/import/preview';
import type { Upload } from '../http/body';
import { timeLeft } from '../store/deadline';
import { StoreUnavailable } from '../store/key-value-store';
import { loadChunk } from './load-chunk';
import { prepareImport } from './prepare';
import { purgeProperties, type OldPages } from './purge-properties';

/** What the one call did with each row. */
export interface ImportResult {
  id: string;
  counts: RowCounts;
  /** What became of the rows that were sent to the store. */
  results: RowResult[];
  /** The rows with errors, with all that is wrong. */
  rejected: { row: number; name: string; errors: CellError[] }[];
  /** Numbers of good rows that time did not reach: send the same workbook again. */
  left: number[];
}

/** Milliseconds that loading one more chunk, and answering, may need. */
const chunkReserve = 6_000;

/** Loads the good rows of a workbook in one call, as many as its time allows. */
export async function importWorkbook(
  upload: Pick<Upload, 'bytes' | 'fileName'>,
  sheetName: string | undefined,
  now: Date,
): Promise<ImportResult & OldPages> {
  const preview = await prepareImport(upload, sheetName, now);
  const { id, counts, rows, chunks } = preview;
  const results: RowResult[] = [];
  let chunk = 0;
  let pages: OldPages = {};
  let isAway = false;
  for (; chunk < chunks && timeLeft() > chunkReserve; chunk += 1) {
    const loaded = await loadChunk(id, chunk).catch((thrown: unknown) => {
      // What is loaded stands and has to be told; the rest is named as left.
      if (chunk > 0 && thrown instanceof StoreUnavailable) return null;
      throw thrown;
    });
    isAway = loaded === null;
    if (!loaded) break;
    results.push(...loaded.results);
    if (loaded.hasOldPages) pages = { hasOldPages: true };
  }
  // A store that is away would only hold up the answer.
  if (isAway) pages = { hasOldPages: true };
  else if (chunk > 0 && chunk < chunks && !(await purgeProperties())) pages = { hasOldPages: true };
  const reached = new Set(results.map(({ row }) => row));
  const isLeft = ({ action, row }: (typeof rows)[number]) =>
    (action === 'create' || action === 'update') && !reached.has(row);
  return {
    id,
    counts,
    results,
    rejected: rows
      .filter(({ action }) => action === 'error')
      .map(({ row, name, errors }) => ({ row, name, errors })),
    left: rows.filter(isLeft).map(({ row }) => row),
    ...pages,
  };
}
