/** Runs an action on a storage that may be full or blocked; even looking at a forbidden one throws, so `open` does that. */
function attempt<Result>(open: () => Storage, action: (it: Storage) => Result, otherwise: Result) {
  try {
    return action(open());
  } catch {
    return otherwise;
  }
}

/** An older version of the site, or something else, may have written them. */
export type StoredFields = Readonly<Record<string, unknown>>;

function put(storage: Storage, key: string, text: string | null): true {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
  return true;
}

function browserStorage(open: () => Storage) {
  return {
    read: (key: string) => attempt(open, (storage) => storage.getItem(key), null),
    /** What `parse` makes of the fields that are stored as JSON; `null` without them, or where they are something else. */
    readJson: <Value>(key: string, parse: (fields: StoredFields) => Value | null) =>
      attempt(
        open,
        (storage) => parse(JSON.parse(storage.getItem(key) ?? '') as StoredFields),
        null,
      ),
    /** Stores a text, or removes it for `null`; returns whether that succeeded. */
    write: (key: string, text: string | null) =>
      attempt(open, (storage) => put(storage, key, text), false),
  };
}

/** How long (ms) this browser keeps unsaved text. */
export const keptMilliseconds = 30 * 24 * 60 * 60 * 1_000;

/** Lives as long as the tab. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Persists in this browser, shared by all of its tabs. */
export const longStorage = browserStorage(() => localStorage);

export const longStorageKeys = () => attempt(() => localStorage, Object.keys, []);
