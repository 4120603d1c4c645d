/** Text storage in the browser. If it is full or blocked, reads find nothing and writes keep nothing. */
interface BrowserStorage {
  read: (key: string) => string | null;
  /** Stores a text, or removes it for `null`; returns whether that succeeded. */
  write: (key: string, text: string | null) => boolean;
  keys: () => string[];
}

/** Wraps a storage so that it never throws; even looking at a forbidden one throws, so `open` does that. */
function browserStorage(open: () => Storage): BrowserStorage {
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  const put = (storage: Storage, key: string, text: string | null) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) => attempt((storage) => put(storage, key, text), false),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** How long (ms) what was typed and not saved is kept in this browser. */
export const keptMilliseconds = 30 * 24 * 60 * 60 * 1_000;

/** Lives as long as the tab. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Persists in this browser, shared by all of its tabs. */
export const longStorage = browserStorage(() => localStorage);
