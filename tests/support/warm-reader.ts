/**
 * Lets the thread that reads a workbook read the next one too: it starts and loads its code once for many tests, which
 * costs thirty times what a small workbook does. `reading-thread.isolated.test.ts` has what a thread of its own is for, and
 * the functions of the tested site start one for each workbook.
 */
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const RealWorker = threads.Worker;

/** Runs the file anew for each of its tasks; what that imports stays loaded. */
const runAgain = `
  const threads = require('node:worker_threads');
  const { file } = threads.workerData;
  let tasks = 0;
  threads.parentPort.on('message', (task) => {
    threads.workerData = task;
    require('node:module').syncBuiltinESMExports();
    tasks += 1;
    import(file + '?task=' + tasks).catch((error) => setImmediate(() => { throw error; }));
  });`;

const idle: threads.Worker[] = [];

/** What `read-workbook.ts` asks of a thread, for one workbook. */
class WarmWorker extends EventEmitter {
  #thread: threads.Worker | null;

  constructor(
    file: string | URL,
    { workerData, transferList, ...settings }: threads.WorkerOptions,
  ) {
    super();
    const thread =
      idle.pop() ??
      new RealWorker(runAgain, { ...settings, eval: true, workerData: { file: String(file) } });
    this.#thread = thread;
    thread.ref();
    const events = ['message', 'error', 'exit'].map((name) => {
      const tell = (...words: unknown[]) => {
        if (name === 'message') rest();
        this.emit(name, ...words);
      };
      thread.on(name, tell);
      return { name, tell };
    });
    const rest = () => {
      this.#thread = null;
      for (const { name, tell } of events) thread.off(name, tell);
      thread.unref();
      idle.push(thread);
    };
    thread.postMessage(workerData, transferList);
  }

  /** Ends a thread that has not answered. */
  async terminate(): Promise<void> {
    await this.#thread?.terminate();
  }
}

class Worker extends RealWorker {
  constructor(file: string | URL, options: threads.WorkerOptions = {}) {
    const isReader = String(file).endsWith('/spreadsheet/worker/worker.mjs');
    if (isReader) return new WarmWorker(file, options) as unknown as Worker;
    super(file, options);
  }
}

// Files of tests share a process.
if (!Reflect.has(threads, 'isWarm')) {
  Object.assign(threads, { Worker, isWarm: true });
  syncBuiltinESMExports();
}
