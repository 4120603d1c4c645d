import type { RecordMeta } from '../../domain/property/schema';
import type { KeyValueStore, StoreName } from './key-value-store';

/** What tells one kind of record from another. */
export interface RecordKind<Stored extends RecordMeta, Summary> {
  /** First part of the keys in `history` and `pending`. */
  kind: string;
  /** Where the records are, and the key of their index in `derived`. */
  store: StoreName;
  /** Counted up whenever `summarize` changes its answer, so that an older index is rebuilt. */
  format: number;
  /** A stored document of any age as a record, or `null` when it is none. */
  read: (document: unknown) => Stored | null;
  summarize: (stored: Stored) => Summary;
  /** Notes that the pages of these records are to be called back from the CDN. Throws `StoreUnavailable`. */
  callBackLater: (ids: readonly string[]) => Promise<void>;
}

/** One kind of record with the four stores that it is spread over, and the clock. */
export interface Table<Stored extends RecordMeta, Summary> extends RecordKind<Stored, Summary> {
  records: KeyValueStore;
  past: KeyValueStore;
  derived: KeyValueStore;
  pending: KeyValueStore;
  now: () => Date;
}
