/** Saves a backup of a site as one file, which nobody else on the machine reads. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { writeArchive } from '../../src/domain/backup/archive.ts';
import { Stop } from '../setup/say.mjs';
import { readBackup, UnusableFile } from './file.mjs';

/** @typedef {Pick<import('../site/session.mjs').Session, 'get' | 'getBytes' | 'signal'>} Site */

/** @param {Site} site @param {string | undefined} night @param {boolean} pictures @returns {import('../../src/domain/backup/archive.ts').BackupSource} */
const sourceOf = (site, night, pictures) => ({
  document: (name) =>
    site.getBytes(`/api/backup/${name}${night === undefined ? '' : `?night=${night}`}`),
  pictures: async () =>
    pictures ? JSON.parse(await site.get('/api/backup/pictures')).pictures : [],
  picture: (hash) => site.getBytes(`/api/image/${hash}`),
});

/**
 * Saves the documents of a site, as they are now or were in a `night`, and its pictures. The file has its name only when
 * every entry in it proved whole; after a failure nothing of it is left, and an earlier one stays. Throws `Stop`.
 *
 * @param {object} options
 * @param {Site} options.site
 * @param {string} options.address of the site
 * @param {string} options.at what the documents are of: a moment, or the day of the night
 * @param {string | undefined} [options.night]
 * @param {string} options.file
 * @param {boolean} [options.pictures]
 */
export async function saveBackup({ site, address, at, night, file, pictures = true }) {
  const unfinished = `${file}.part`;
  try {
    await rm(unfinished, { force: true });
    const open = openSync(unfinished, 'wx', 0o600);
    const source = sourceOf(site, night, pictures);
    const origin = { site: address, at };
    await writeArchive(source, origin, (piece) => void writeSync(open, piece)).finally(() =>
      closeSync(open),
    );
    const { list } = await readBackup(unfinished);
    if (!list.entries.some(({ name }) => name.endsWith('.json.gz')))
      throw new Stop(`The site has no documents to save${night ? ` of the night ${night}` : ''}.`);
    site.signal?.throwIfAborted();
    await rename(unfinished, file);
    return list;
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => {});
    site.signal?.throwIfAborted();
    if (cause instanceof UnusableFile)
      throw new Stop(`Nothing was saved, as what came is not whole. ${cause.message}`, { cause });
    if (cause.syscall === undefined) throw cause;
    const why = cause.code === 'ENOSPC' ? 'the disk is full' : cause.code;
    throw new Stop(`${file} cannot be written (${why}). Name another place for it.`, { cause });
  }
}
