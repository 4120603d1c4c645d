/** What a backup is made of: the manifest of a day names each value by the hash of its bytes. */

/**
 * The stores that are backed up, in the order in which they are restored: the marks of what was erased first, so that
 * a site that has lost them leaves the same out of older files; a record after the pictures that it names, and
 * before its versions, since the night erases versions of nothing. Sessions, limits and
 * imports are short-lived; indexes and markers of emails are made anew from these. Each has the number that rows of
 * manifests name it by; it never changes, as older manifests are read with it, and a new store gets the next one.
 */
const numberOf = {
  erased: 6,
  images: 0,
  properties: 2,
  blogs: 3,
  history: 1,
  enquiries: 4,
  quarantine: 5,
} as const;
export type BackedUpStore = keyof typeof numberOf;

/** The stores that are backed up, in the order in which they are restored. */
export const backedUpStores = Object.keys(numberOf) as BackedUpStore[];
const numbered = new Map(
  backedUpStores.map((store): [number, BackedUpStore] => [numberOf[store], store]),
);

/** Whether a text names a store that is backed up. */
export function isBackedUpStore(name: string): name is BackedUpStore {
  return Object.hasOwn(numberOf, name);
}

/** Counted up when a manifest or a file changes its form. */
export const backupFormat = 1;

/** One value as it was stored; `etag` tells the next night whether it has changed. */
export interface BackupEntry {
  store: BackedUpStore;
  key: string;
  etag: string;
  /** Of its bytes, in lower-case hex. */
  sha256: string;
  /** In bytes. */
  size: number;
  metadata?: Record<string, string>;
}

/** All that one backup holds. */
export interface Manifest {
  /** When it was begun, ISO 8601 in UTC: what was erased since is not restored from it. */
  at: string;
  entries: BackupEntry[];
}

type Row = [
  store: number,
  key: string,
  etag: string,
  sha256: string,
  size: number,
  metadata?: Record<string, string>,
];

/** A manifest as it is stored: rows without names, as there are tens of thousands. */
interface PackedManifest {
  format: number;
  at: string;
  rows: Row[];
}

/** The stored form of a manifest. */
export function packManifest({ at, entries }: Manifest): PackedManifest {
  const rows = entries.map(
    ({ store, key, etag, sha256, size, metadata }) =>
      [numberOf[store], key, etag, sha256, size, ...(metadata ? [metadata] : [])] as Row,
  );
  return { format: backupFormat, at, rows };
}

/** Reads the stored form of a manifest; `null` for anything else. */
export function unpackManifest(value: unknown): Manifest | null {
  const packed = value as Partial<PackedManifest> | null;
  if (packed?.format !== backupFormat || typeof packed.at !== 'string') return null;
  if (!Array.isArray(packed.rows)) return null;
  const entries = packed.rows.flatMap(([number, key, etag, sha256, size, metadata]) => {
    const store = numbered.get(number);
    return store ? [{ store, key, etag, sha256, size, ...(metadata && { metadata }) }] : [];
  });
  return { at: packed.at, entries };
}
