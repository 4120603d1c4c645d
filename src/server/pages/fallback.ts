import { StoreUnavailable } from '../store/key-value-store';

/** Loads a part that a page can do without: `null` when the store is unavailable; the log names `what`. */
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
