import { brokenCells, fileFaults } from '../../content/import-faults';
import { sheetLimits } from '../../domain/import/preview';
import type { Sheet } from '../../domain/import/table';
import { Problem } from '../http/problem';
import { askWorker } from '../workbook-thread';

type Reason = keyof typeof fileFaults;

const statuses: Partial<Record<Reason, number>> = { tooLarge: 413, notWorkbook: 415 };

/** First bytes of .xlsx (a zip file) and of .xls or a protected .xlsx (a compound file). */
const signatures = ['504b0304', 'd0cf11e0a1b11ae1'];

function problem(reason: Reason, details: Readonly<Record<string, string>> = {}): Problem {
  const named = { ...sheetLimits, sheet: '', names: '', row: '', cell: '', ...details };
  return new Problem(statuses[reason] ?? 422, fileFaults[reason](named));
}

function checkFile(bytes: Uint8Array): void {
  if (bytes.length === 0) throw problem('empty');
  if (bytes.length > sheetLimits.bytes) throw problem('tooLarge');
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (!signatures.some((signature) => head.startsWith(signature))) throw problem('notWorkbook');
}

/**
 * Reads the sheet of that name, or the first visible one, of an .xlsx or .xls; throws `Problem` 413, 415 or 422 with
 * what to do. Never parses the file in this thread.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  options: { sheet?: string } = {},
): Promise<Sheet> {
  checkFile(bytes);
  const sheet = options.sheet ?? null;
  const answer = await askWorker({ bytes, sheet, words: brokenCells });
  if ('sheet' in answer) return answer.sheet as Sheet;
  throw problem(answer.rejected as Reason, answer.details);
}
