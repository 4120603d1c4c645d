import type { DocumentName } from '../../domain/backup/documents';

/** One named store of the platform; every read is strongly consistent, every call bounded in time. */
export interface KeyValueStore {
  /** The value, as `read` reads it, and its etag; `null` when the key is not there. Broken JSON is read as `null`. */
  readJson<Value>(
    key: string,
    read: (value: unknown) => Value,
  ): Promise<{ value: Value; etag: string } | null>;
  /** The same without the etag: for values that will not be replaced. */
  readValue<Value>(key: string, read: (value: unknown) => Value): Promise<Value | null>;
  readBytes(key: string): Promise<{ bytes: ArrayBuffer; metadata: Record<string, unknown> } | null>;
  /** The metadata of bytes, without them; `null` when the key is not there. */
  readMetadata(key: string): Promise<Record<string, unknown> | null>;
  /** Writes unconditionally. */
  writeJson(key: string, value: unknown): Promise<void>;
  writeBytes(key: string, bytes: ArrayBuffer, metadata: Record<string, string>): Promise<void>;
  /** Writes only if the key is free; the new etag, or `false` when the key is taken. */
  createJson(key: string, value: unknown): Promise<string | false>;
  /** Writes only over the given etag; the new etag, or `false` when somebody else wrote in between. */
  replaceJson(key: string, value: unknown, etag: string): Promise<string | false>;
  /** Bytes with the etag that replacing them needs; `unchanged` when they still have the etag that is `known`. */
  readVersioned(
    key: string,
    known?: string,
  ): Promise<{ bytes: Uint8Array; etag: string } | 'unchanged' | null>;
  /** Writes bytes only over the given etag, or with `null` only if the key is free. */
  writeVersioned(key: string, bytes: Uint8Array, etag: string | null): Promise<WriteOutcome>;
  remove(key: string): Promise<void>;
  removeAll(keys: readonly string[]): Promise<void>;
  /** Removes each value of which `isOver` is true, of the keys that begin with `prefix`. */
  removeWhere(prefix: string, isOver: (value: unknown) => boolean): Promise<void>;
  /** All keys that begin with `prefix`, in order, across result pages. */
  list(prefix?: string): Promise<string[]>;
}

/** `stale`: somebody else wrote in between; `unclear`: only reading tells whether it was written. */
export type WriteOutcome = { state: 'written'; etag: string } | { state: 'stale' | 'unclear' };

/** The stores. */
export type StoreName =
  | 'documents'
  | 'history'
  | 'received'
  | 'quarantine'
  | 'requests'
  | 'marks'
  | 'sessions'
  | 'limits'
  | 'images'
  | 'imports'
  | 'backups';

/** The store gave no clear answer: nothing may be reported as saved. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store could not be reached.', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** A document is there but cannot be read: nobody may write over it but a restore. */
export class DamagedDocument extends StoreUnavailable {
  constructor(readonly document: DocumentName) {
    super(new Error(`The document of ${document} is damaged.`));
    this.name = 'DamagedDocument';
  }
}

/** Somebody else's write came first; the losing text is in the history, `current` is the stored record. */
export class Conflict<Stored = unknown> extends Error {
  constructor(readonly current: Stored) {
    super('Somebody else changed this record in the meantime.');
    this.name = 'Conflict';
  }
}
