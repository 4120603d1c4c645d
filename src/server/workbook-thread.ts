import { Worker } from 'node:worker_threads';
import type { Answer, Wanted } from './spreadsheet/worker/worker.mjs';

/** Milliseconds after which reading is stopped. */
const timeLimit = 8_000;
/** In megabytes; unpacked data is not counted here and has its own limit. */
const resourceLimits = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 };

function rejected(reason: string): Answer {
  return { rejected: reason, details: {} };
}

/** A missing file is a fault of the installation; every other error of a worker comes from the workbook. */
function answerTo(error: Error & { code?: string }): Answer {
  if (error.code === 'ERR_MODULE_NOT_FOUND') throw error;
  return rejected(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'damaged');
}

function startWorker({ bytes, ...rest }: Wanted): Worker {
  // A copy, since transferring would take the whole buffer, which may be larger than these bytes.
  const copy = new Uint8Array(bytes);
  // When bundled, this code runs from netlify/functions; the relative path is the same from there and from src/server.
  const file = new URL('../../src/server/spreadsheet/worker/worker.mjs', import.meta.url);
  return new Worker(file, {
    workerData: { bytes: copy, ...rest },
    transferList: [copy.buffer],
    resourceLimits,
    // A stranger's file must not see any secrets.
    env: {},
    execArgv: [],
  });
}

/** Reads a workbook in a thread of its own, which is stopped after 8 s. */
export async function askWorker(wanted: Wanted): Promise<Answer> {
  const worker = startWorker(wanted);
  const { promise, resolve } = Promise.withResolvers<Answer | Error>();
  worker.once('message', (answer: Answer) => resolve(answer));
  worker.on('error', (error) => resolve(error instanceof Error ? error : rejected('damaged')));
  worker.once('exit', () => resolve(rejected('damaged')));
  const timer = setTimeout(() => resolve(rejected('tooSlow')), timeLimit);
  const answer = await promise;
  clearTimeout(timer);
  await worker.terminate();
  return answer instanceof Error ? answerTo(answer) : answer;
}
