/** Saves a backup of a site as one file, which nobody else on the machine reads. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { BackupList, BackupOrigin, BackupSource } from '../../src/domain/backup/archive.ts';
import { writeArchive } from '../../src/domain/backup/archive.ts';
import { Stop } from '../setup/say.mjs';
import type { Session } from '../site/session.ts';
import { readBackup, UnusableFile } from './file.ts';

type Site = Pick<Session, 'get' | 'getBytes' | 'signal'>;

const openSource = (site: Site, night: string | undefined, pictures: boolean): BackupSource => ({
  document: (name) =>
    site.getBytes(`/api/backup/${name}${night === undefined ? '' : `?night=${night}`}`),
  pictures: async () => {
    if (!pictures) return [];
    const listed = JSON.parse(await site.get('/api/backup/pictures')) as { pictures: string[] };
    return listed.pictures;
  },
  picture: (hash) => site.getBytes(`/api/image/${hash}`),
});

interface Wanted {
  site: Site;
  /** Of the site. */
  address: string;
  /** The moment of the documents, or the day of their night. */
  at: string;
  night?: string | undefined;
  file: string;
  pictures?: boolean;
}

async function write(file: string, source: BackupSource, origin: BackupOrigin): Promise<void> {
  await rm(file, { force: true });
  const open = openSync(file, 'wx', 0o600);
  await writeArchive(source, origin, (piece) => void writeSync(open, piece)).finally(() =>
    closeSync(open),
  );
}

/**
 * Saves the documents of a site, as they are now or were in a `night`, and its pictures. The file has its name only when
 * every entry in it proved whole; after a failure nothing of it is left, and an earlier one stays. Throws `Stop`.
 */
export async function saveBackup({
  site,
  address,
  at,
  night,
  file,
  pictures = true,
}: Wanted): Promise<BackupList> {
  const unfinished = `${file}.part`;
  try {
    await write(unfinished, openSource(site, night, pictures), { site: address, at });
    const { list } = await readBackup(unfinished);
    if (!list.entries.some(({ name }) => name.endsWith('.json.gz')))
      throw new Stop(`The site has no documents to save${night ? ` of the night ${night}` : ''}.`);
    site.signal?.throwIfAborted();
    await rename(unfinished, file);
    return list;
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    site.signal?.throwIfAborted();
    if (cause instanceof UnusableFile)
      throw new Stop(`Nothing was saved, as what came is not whole. ${cause.message}`, { cause });
    // Only what the system refuses has the name of a call.
    if (!(cause instanceof Error && 'syscall' in cause && 'code' in cause)) throw cause;
    const why = cause.code === 'ENOSPC' ? 'the disk is full' : String(cause.code);
    throw new Stop(`${file} cannot be written (${why}). Name another place for it.`, { cause });
  }
}
