interface Job {
  urgency: number;
  start: () => void;
}

/** Work that waits for its turn, or has it. */
export interface Turn<Result> {
  result: Promise<Result>;
  /** Moves it forward while it waits. */
  hurry: (urgency: number) => void;
}

/** Lets work that fills a core run at most once per core: the most urgent first, then in order of asking. */
export class Turns {
  readonly #slots: number;
  readonly #waiting: Job[] = [];
  #running = 0;

  constructor(slots: number) {
    this.#slots = Math.max(1, slots);
  }

  /** Runs `work` at its turn; 0 is the most urgent. */
  run<Result>(urgency: number, work: () => Promise<Result>): Turn<Result> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const job = { urgency, start: () => resolve(undefined) };
    this.#waiting.push(job);
    const result = promise.then(work).finally(() => {
      this.#running -= 1;
      this.#next();
    });
    this.#next();
    const hurry = (wanted: number) => void (job.urgency = Math.min(job.urgency, wanted));
    return { result, hurry };
  }

  #next(): void {
    const urgencies = this.#waiting.map(({ urgency }) => urgency);
    const at = urgencies.indexOf(Math.min(...urgencies));
    if (this.#running >= this.#slots || at === -1) return;
    this.#running += 1;
    this.#waiting.splice(at, 1)[0]?.start();
  }
}
