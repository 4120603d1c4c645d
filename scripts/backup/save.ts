/** Saves a backup of a site as one file, which nobody else on the machine reads. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { BackupList, BackupOrigin, BackupSource } from '../../src/domain/backup/archive.ts';
import { readArchive, UnusableArchive, writeArchive } from '../../src/domain/backup/archive.ts';
import { Stop } from '../setup/say.mjs';
import type { Session } from '../site/session.ts';

type Site = Pick<Session, 'get' | 'getBytes' | 'signal'>;

/** Which documents: those of a night, by its day (YYYY-MM-DD), or those of now. */
type Version = { night: string } | { now: Date };

const openSource = (site: Site, version: Version, pictures: boolean): BackupSource => ({
  document: (name) =>
    site.getBytes(`/api/backup/${name}${'night' in version ? `?night=${version.night}` : ''}`),
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
  version: Version;
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
 * Saves the documents of a site and its pictures. The file has its name only when every entry in it proved whole; after a
 * failure nothing of it is left, and an earlier one stays. Throws `Stop`.
 */
export async function saveBackup({
  site,
  address,
  version,
  file,
  pictures = true,
}: Wanted): Promise<BackupList> {
  const unfinished = `${file}.part`;
  const at = 'night' in version ? version.night : version.now.toISOString();
  try {
    await write(unfinished, openSource(site, version, pictures), { site: address, at });
    const { list } = await readArchive(await readFile(unfinished));
    if (!list.entries.some(({ name }) => name.endsWith('.json.gz')))
      throw new Stop(
        `The site has no documents to save${'night' in version ? ` of the night ${at}` : ''}.`,
      );
    site.signal?.throwIfAborted();
    await rename(unfinished, file);
    return list;
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    site.signal?.throwIfAborted();
    if (cause instanceof UnusableArchive)
      throw new Stop(
        `Nothing was saved: the file was not whole (${cause.entry || 'its list'}). Run the command again.`,
        { cause },
      );
    // Errors of the file system have `syscall`; those of the calls to the site are `Stop`.
    if (!(cause instanceof Error && 'syscall' in cause && 'code' in cause)) throw cause;
    const why = cause.code === 'ENOSPC' ? 'the disk is full' : String(cause.code);
    throw new Stop(`${file} cannot be written (${why}). Name another place for it.`, { cause });
  }
}
