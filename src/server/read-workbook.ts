/**
 * Reads a workbook that a stranger may have made, in a thread of its own with limits of memory and time; what its cells mean
 * is decided in `domain/import`.
 */
import { Worker } from 'node:worker_threads';
import { brokenCells, fileFaults, tableName } from '../content/import/faults';
import { sheetLimits, type Sheet, plainCell } from '../domain/import';
import { Problem } from './http/problem';
import type { Answer, Wanted } from './spreadsheet/worker/worker.mjs';
import { timeLimits } from './store/deadline';

type Reason = keyof typeof fileFaults;

const statuses: Partial<Record<Reason, number>> = { tooLarge: 413, notWorkbook: 415 };
/** In megabytes, without unpacked data, which has a limit of its own. */
const resourceLimits = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 };

function problem(reason: Reason, details: Readonly<Record<string, string>> = {}): Problem {
  const named = { ...sheetLimits, sheet: '', names: '', row: '', header: '', cell: '', ...details };
  return new Problem(statuses[reason] ?? 422, fileFaults[reason](named));
}

function checkFile(bytes: Uint8Array): void {
  if (bytes.length === 0) throw problem('empty');
  if (bytes.length > sheetLimits.bytes) throw problem('tooLarge');
}

function startWorker({ bytes, ...rest }: Wanted): Worker {
  // A copy, since transferring would take the whole buffer, which may be larger than these bytes.
  const copy = new Uint8Array(bytes);
  // When bundled, this code runs from netlify/functions. The relative path is the same from there and from src/server, so
  // this file stands here and not beside the worker.
  const file = new URL('../../src/server/spreadsheet/worker/worker.mjs', import.meta.url);
  return new Worker(file, {
    workerData: { bytes: copy, ...rest },
    transferList: [copy.buffer],
    resourceLimits,
    // A stranger's file must not get at any secrets.
    env: {},
    execArgv: [],
  });
}

/** A missing file is a fault of the installation; all other errors come from the workbook. */
function findReason(error: unknown): Reason {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_MODULE_NOT_FOUND') throw error;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'unreadable';
}

async function ask(wanted: Wanted): Promise<Answer | Reason> {
  const worker = startWorker(wanted);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer | Reason>((resolve, reject) => {
      worker.once('message', resolve);
      // Errors may follow the first one.
      worker.on('error', reject);
      worker.once('exit', () => resolve('unreadable'));
      timer = setTimeout(() => resolve('tooSlow'), timeLimits.workbook);
    });
  } catch (error) {
    return findReason(error);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Row by row in their place: a copy of all would stay beside them. */
function plainSheet(sheet: Sheet): Sheet {
  for (const row of sheet.rows) row.cells = row.cells.map(plainCell);
  return sheet;
}

/** Reads a sheet by name, or the first visible one, in a thread of its own; throws `Problem` 413, 415 or 422. */
export async function readWorkbook(bytes: Uint8Array, sheet?: string): Promise<Sheet> {
  checkFile(bytes);
  const answer = await ask({
    bytes,
    sheet: sheet ?? null,
    words: { ...brokenCells, table: tableName },
  });
  if (typeof answer === 'string') throw problem(answer);
  if ('sheet' in answer) return plainSheet(answer.sheet);
  throw problem(answer.rejected, answer.details);
}
