/** One named store of the platform; every read is strongly consistent, every call bounded in time. */
export interface KeyValueStore {
  /** The value and its etag, or `null` when the key is not there; throws `CorruptValue` on broken JSON. */
  readJson<Value = unknown>(
    key: string,
    read?: (value: unknown) => Value,
  ): Promise<{ value: Value; etag: string } | null>;
  /** The value alone, in one call: enough where nothing is written over it. Throws `CorruptValue`. */
  readValue(key: string): Promise<unknown>;
  readBytes(key: string): Promise<{ bytes: ArrayBuffer; metadata: Record<string, unknown> } | null>;
  /** Writes whatever was there before. */
  writeJson(key: string, value: unknown): Promise<void>;
  writeBytes(key: string, bytes: ArrayBuffer, metadata: Record<string, string>): Promise<void>;
  /** Writes only where nothing is; the new etag, or `false` when the key is taken. */
  createJson(key: string, value: unknown): Promise<string | false>;
  /** Writes only over the given etag; the new etag, or `false` when somebody else wrote in between. */
  replaceJson(key: string, value: unknown, etag: string): Promise<string | false>;
  remove(key: string): Promise<void>;
  /** All keys that begin with `prefix`, across result pages. */
  list(prefix?: string): Promise<{ key: string; etag: string }[]>;
}

/** The stores, one per kind of data. */
export type StoreName =
  | 'properties'
  | 'blogs'
  | 'history'
  | 'derived'
  | 'pending'
  | 'leads'
  | 'outbox'
  | 'purges'
  | 'sessions'
  | 'limits'
  | 'images'
  | 'batches';

/** The store did not answer, or not clearly: nothing may be said to be saved. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store could not be reached.', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** What lies under the key is no JSON; its etag allows to replace exactly this. */
export class CorruptValue extends Error {
  constructor(
    readonly key: string,
    readonly etag: string,
  ) {
    super(`The stored value under ${key} is not JSON.`);
    this.name = 'CorruptValue';
  }
}
