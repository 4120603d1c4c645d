/** Saves a site's newest backup as one file, which nobody else on the machine reads. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Stop } from '../setup/say.mjs';
import { checkFile, UnusableFile } from './file.mjs';

/**
 * Writes the compressed lines of all parts; the file has its name only when every value in it proved whole, and after
 * a failure nothing of it is left, so that an earlier one stays. Throws `Stop` when it cannot be written or is damaged.
 *
 * @param {object} options
 * @param {Pick<import('./restore.mjs').Site, 'get'>} options.site
 * @param {string} options.file
 * @param {boolean} [options.pictures]
 * @param {AbortSignal | undefined} [options.signal] ends the download
 * @param {(line: string) => void} [options.print]
 * @returns {Promise<{ day: string, entries: import('./file.mjs').NamedEntry[] }>} the day of the backup, and what it holds
 */
export async function download({ site, file, pictures = true, signal, print = () => {} }) {
  const { day } = JSON.parse(await site.get('/api/backup/latest'));
  const query = pictures ? '' : '?pictures=no';
  const parts = async function* () {
    let from = 0;
    for (let isLast = false; !isLast;) {
      const text = await site.get(`/api/backup/part/${day}/${from}${query}`);
      yield text;
      const lines = text.trimEnd().split('\n');
      isLast = lines.at(-1)?.startsWith('{"end":true') ?? false;
      from += lines.length - (from === 0 ? 1 : 0);
      print(`${isLast ? from - 1 : from} values …`);
    }
  };
  const unfinished = `${file}.part`;
  try {
    // One of an earlier release might be open to others.
    await rm(unfinished, { force: true });
    await pipeline(parts, createGzip(), createWriteStream(unfinished, { mode: 0o600 }), {
      ...(signal && { signal }),
    });
    const { entries } = await checkFile(unfinished);
    signal?.throwIfAborted();
    await rename(unfinished, file);
    return { day, entries };
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => {});
    signal?.throwIfAborted();
    if (cause instanceof UnusableFile)
      throw new Stop(`Nothing was saved, as what came is not whole. ${cause.message}`, { cause });
    if (cause.syscall === undefined) throw cause;
    const why = cause.code === 'ENOSPC' ? 'the disk is full' : cause.code;
    throw new Stop(`${file} cannot be written (${why}). Name another place for it.`, { cause });
  }
}
