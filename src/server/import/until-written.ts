import { importMessages } from '../../content/import/messages';
import { retryAfter } from '../http/headers';
import { damagedText, Problem } from '../http/problem';
import { SiteBusy, StoreUnavailable } from '../store/key-value-store';

/**
 * Runs what an import or its undo does until its one change is written. Throws `Problem` 503, which says that nothing was
 * `done` this time, where the store or the time ends it before.
 */
export async function untilWritten<Result>(
  done: 'imported' | 'undone',
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable) || thrown.mayBeWritten) throw thrown;
    const why = thrown instanceof SiteBusy ? 'busy' : 'noAnswer';
    throw new Problem(503, damagedText(thrown) ?? importMessages.unwritten[why](done), {
      headers: retryAfter,
      extra: { isUnwritten: true },
      cause: thrown,
    });
  }
}
