import { Worker } from 'node:worker_threads';
import type { Answer, Wanted } from './spreadsheet/worker/answer.mjs';

/** Milliseconds after which a reading is ended. */
const patience = 8_000;
/** In megabytes; what is unpacked lies outside of them and has its own limit. */
const resourceLimits = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 };

function refused(reason: string): Answer {
  return { refused: reason, details: {} };
}

/** A missing file is a fault of the installation; all else that ends a worker came from the workbook. */
function answerTo(error: Error & { code?: string }): Answer {
  if (error.code === 'ERR_MODULE_NOT_FOUND') throw error;
  return refused(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'damaged');
}

function startWorker({ bytes, ...rest }: Wanted): Worker {
  // A copy in memory of its own: these bytes may be a window into much more.
  const copy = new Uint8Array(bytes);
  // Bundled, this code lies in netlify/functions: from there and from src/server it is the same way.
  const file = new URL('../../src/server/spreadsheet/worker/worker.mjs', import.meta.url);
  return new Worker(file, {
    workerData: { bytes: copy, ...rest },
    transferList: [copy.buffer],
    resourceLimits,
    // A stranger's file meets no secrets.
    env: {},
    execArgv: [],
  });
}

/** Has a workbook read in a thread of its own, which is ended after 8 s. */
export async function askWorker(wanted: Wanted): Promise<Answer> {
  const worker = startWorker(wanted);
  const { promise, resolve } = Promise.withResolvers<Answer | Error>();
  worker.once('message', (answer: Answer) => resolve(answer));
  worker.on('error', (error) => resolve(error instanceof Error ? error : refused('damaged')));
  worker.once('exit', () => resolve(refused('damaged')));
  const timer = setTimeout(() => resolve(refused('tooSlow')), patience);
  const answer = await promise;
  clearTimeout(timer);
  await worker.terminate();
  return answer instanceof Error ? answerTo(answer) : answer;
}
