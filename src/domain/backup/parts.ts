import type { BackupEntry } from './manifest';

/** The size of the lines of one part of the file in bytes: the platform answers at most 6 MB. */
const maxPartBytes = 4_000_000;
/** Values read for one part; more would take longer than a request may. */
const maxPartEntries = 500;

/** The name, hash and metadata around a value. */
const lineBytes = 600;

/** At most so long is the line of an entry: bytes as Base64, or a text of nothing but quotes. */
function maxLineBytes({ store, size }: BackupEntry): number {
  return lineBytes + (store === 'images' ? Math.ceil(size / 3) * 4 : size * 2);
}

/** The entries of the part of a file that begins with number `from`: at least one, where there is one. */
export function partOf(entries: readonly BackupEntry[], from: number): BackupEntry[] {
  let bytes = 0;
  const following = entries.slice(from, from + maxPartEntries);
  const end = following.findIndex((entry, place) => {
    bytes += maxLineBytes(entry);
    return place > 0 && bytes > maxPartBytes;
  });
  return end < 0 ? following : following.slice(0, end);
}
