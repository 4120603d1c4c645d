import { StoreUnavailable } from '../store/key-value-store';

/** What a page can be shown without: `null` when the store is unavailable, with `what` named in the log. */
export async function orMissing<Value>(
  what: string,
  load: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await load();
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    console.warn(`A page is shown without ${what}.`, thrown);
    return null;
  }
}
