/** Saves a site's newest backup as one file, which nobody else on the machine reads. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/**
 * Writes the compressed lines of all parts; the file has its name only when it is whole.
 *
 * @param {object} options
 * @param {import('./restore.mjs').Site} options.site
 * @param {string} options.file
 * @param {boolean} [options.pictures]
 * @param {(line: string) => void} [options.print]
 * @returns {Promise<string>} the day of the backup
 */
export async function download({ site, file, pictures = true, print = () => {} }) {
  const { day } = JSON.parse(await site.get('/api/backup/latest'));
  const unfinished = `${file}.part`;
  const zip = createGzip();
  const target = zip.pipe(createWriteStream(unfinished, { mode: 0o600 }));
  let from = 0;
  for (let isLast = false; !isLast;) {
    const query = pictures ? '' : '?pictures=no';
    const text = await site.get(`/api/backup/part/${day}/${from}${query}`);
    if (!zip.write(text)) await once(zip, 'drain');
    const lines = text.trimEnd().split('\n');
    isLast = lines.at(-1)?.startsWith('{"end":true') ?? false;
    from += lines.length - (from === 0 ? 1 : 0);
    print(`${isLast ? from - 1 : from} values …`);
  }
  zip.end();
  await finished(target);
  await rename(unfinished, file);
  return day;
}
