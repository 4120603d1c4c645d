import { RequestFailed } from '../../api/request';
import { withSession } from './session/with-session';

const gone = 404;

/** Whether a call was refused because what it is about is no longer there. */
export function isGone(thrown: unknown): boolean {
  return thrown instanceof RequestFailed && thrown.status === gone;
}

/**
 * Runs a call that deletes. What is gone already counts as deleted (`null`): the answer to an earlier
 * call may have been lost on its way, and asking again must not fail for ever.
 */
export async function ensureDeleted<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await withSession(call);
  } catch (thrown) {
    if (isGone(thrown)) return null;
    throw thrown;
  }
}
