import { timeLeft } from './deadline';
import { StoreUnavailable } from './key-value-store';

/**
 * Lets tasks run one after the other. One that gets no turn within the time of its call throws `StoreUnavailable`, and
 * does not run later.
 */
export function inTurns(name: string): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  const noTurn = () => new StoreUnavailable(new Error(`No turn to write ${name} in time.`));

  return async (task) => {
    let state: 'waiting' | 'running' | 'late' = 'waiting';
    const turn = last.then(() => {
      if (state === 'late') throw noTurn();
      state = 'running';
      return task();
    });
    last = turn.catch(() => undefined);
    const time = timeLeft();
    if (time === Infinity) return turn;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        // Once it runs, its own store calls end in time.
        if (state === 'running') return;
        state = 'late';
        reject(noTurn());
      };
      timer = setTimeout(giveUp, Math.max(0, time));
    });
    try {
      return await Promise.race([turn, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
