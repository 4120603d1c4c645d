import { purgeIfWritten } from '../cache';
import { Conflict } from '../store/conflict';
import { StoreUnavailable } from '../store/key-value-store';

/**
 * Runs a write and passes on what it throws. A write without a clear answer may stand, and what is in
 * conflict with a second try may be the first one: in both cases the pages of these tags are called back.
 */
export async function callBackIfUnclear<Result>(
  tags: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (thrown) {
    if (thrown instanceof StoreUnavailable || thrown instanceof Conflict) {
      await purgeIfWritten(tags, thrown);
    }
    throw thrown;
  }
}
