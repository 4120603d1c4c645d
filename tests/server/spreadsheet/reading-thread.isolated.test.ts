import type { WorkerOptions } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { fileFaults } from '../../../src/content/import/faults';
import { readWorkbook } from '../../../src/server/read-workbook';
import { shorten } from '../../support/server-limits';

/** The code that stands in for the one that reads a workbook, and the threads that ran it. */
const reader = vi.hoisted(() => ({ code: '', threads: [] as { threadId: number }[] }));

vi.mock(import('node:worker_threads'), async (importOriginal) => {
  const threads = await importOriginal();
  class Worker extends threads.Worker {
    constructor(_file: string | URL, options: WorkerOptions) {
      super(reader.code, { ...options, eval: true });
      reader.threads.push(this);
    }
  }
  return { ...threads, Worker };
});

const sleeps = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
const takesMemory = 'const all = []; for (;;) all.push(new Array(99_999).fill(0.5));';
/** Answers with a sheet whose name is this expression. */
const answers = (name: string) => `
  const sheet = { name: ${name}, names: [], hiddenNames: [], rows: [], hiddenColumns: [] };
  require('node:worker_threads').parentPort.postMessage({ sheet });`;

/** Reads any workbook with this code. */
function readWith(code: string): ReturnType<typeof readWorkbook> {
  reader.code = code;
  return readWorkbook(Buffer.from('a workbook'));
}

it.each([
  ['takes all memory that there is', takesMemory, fileFaults.tooMuch()],
  ['fails', 'throw new RangeError("deep");', fileFaults.unreadable()],
  ['ends without an answer', 'process.exit();', fileFaults.unreadable()],
])('row 18: a reader that %s ends with a text', async (_name, code, detail) => {
  await expect(readWith(code)).rejects.toMatchObject({ status: 422, detail });
  expect(reader.threads.at(-1)?.threadId).toBe(-1);
});

it('row 18: a reader that never answers is ended with a text, and meanwhile all others are served', async () => {
  shorten({ workbook: 300 });
  let hasEnded = false;
  const reading = readWith(sleeps).finally(() => (hasEnded = true));
  const answer = expect(reading).rejects.toMatchObject({
    status: 422,
    detail: fileFaults.tooSlow(),
  });
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  await answer;
  expect(reader.threads.at(-1)?.threadId).toBe(-1);
});

it('row 18: what a reader does to the objects that all share stays in its thread', async () => {
  const sheet = await readWith(`Object.prototype.isAdmin = true; ${answers('({}).isAdmin + ""')}`);
  expect(sheet.name).toBe('true');
  expect('isAdmin' in {}).toBe(false);
  expect('isAdmin' in sheet).toBe(false);
});

it('row 18: a reader has none of the site’s secrets, and less than 150 MB', async () => {
  vi.stubEnv('RESEND_API_KEY', 'secret');
  expect((await readWith(answers('JSON.stringify(process.env)'))).name).toBe('{}');
  const limit = "String(require('node:v8').getHeapStatistics().heap_size_limit)";
  expect(Number((await readWith(answers(limit))).name)).toBeLessThan(150_000_000);
});
