import type { backupFormat, BackupEntry } from './manifest';

/** A backup as one file: lines of JSON. First the header, then a line for each value, then the end. */

/** What the file is, in its first line. */
export interface FileHeader {
  backup: typeof backupFormat;
  /** The address of the site. */
  site: string;
  /** When the backup was begun, ISO 8601 in UTC: what the site erased since is not restored from it. */
  at: string;
  /** The number of entries. */
  count: number;
  /** Whether pictures are in it. */
  pictures: boolean;
}

/** A value with its bytes: `text` where they are UTF-8, else `base64`. */
export interface FileEntry extends Pick<BackupEntry, 'store' | 'key' | 'sha256' | 'metadata'> {
  text?: string;
  base64?: string;
}

/** The last line: without it the file was cut off. */
export interface FileEnd {
  end: true;
  count: number;
  /** The SHA-256 of the texts of `hashedText` of header and entries. */
  sha256: string;
}

/** What the hash in the last line is made of: the names of all values, which their own hashes do not cover. */
export function hashedText(
  { at, site }: Pick<FileHeader, 'at' | 'site'>,
  entries: readonly Pick<FileEntry, 'store' | 'key' | 'sha256' | 'metadata'>[],
): string {
  const rows = entries.map(({ store, key, sha256, metadata = {} }) => [
    store,
    key,
    sha256,
    metadata,
  ]);
  return [[at, site], ...rows].map((row) => `${JSON.stringify(row)}\n`).join('');
}
