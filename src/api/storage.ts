/** Opens a storage. Even looking at a blocked one throws, so it is opened inside `attempt`. */
type Open = () => Storage;

/** Lives as long as the tab. */
export const tabStorage: Open = () => sessionStorage;

/** Persists in this browser, shared by all of its tabs. */
export const longStorage: Open = () => localStorage;

/** An older version of the site, or something else, may have written them. */
export type StoredFields = Readonly<Record<string, unknown>>;

function attempt<Result>(open: Open, action: (it: Storage) => Result, otherwise: Result): Result {
  try {
    return action(open());
  } catch {
    return otherwise;
  }
}

/** The text that is stored under a key; `null` without one. */
export function readStoredString(open: Open, key: string): string | null {
  return attempt(open, (storage) => storage.getItem(key), null);
}

/** What `parse` makes of the fields that are stored as JSON; `null` without them, or where they are something else. */
export function readStored<Value>(
  open: Open,
  key: string,
  parse: (fields: StoredFields) => Value | null,
): Value | null {
  return attempt(
    open,
    (storage) => {
      const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      const isObject = typeof value === 'object' && value !== null;
      return isObject ? parse(value as StoredFields) : null;
    },
    null,
  );
}

/** Stores a text, or removes it for `null`; returns whether that succeeded. */
export function writeStored(open: Open, key: string, text: string | null): boolean {
  return attempt(
    open,
    (storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    },
    false,
  );
}

/** All keys of a storage; none where it is blocked. */
export function listStoredKeys(open: Open): string[] {
  return attempt(open, Object.keys, []);
}
