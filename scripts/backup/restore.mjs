/** Restores the file of a backup to a site: checks, compares, reports, asks, writes, compares again. */
import { pictureFile } from '../../src/domain/backup/archive.ts';
import { documentsIn, missingPictures, send } from './compare.mjs';
import { readBackup } from './file.mjs';
import { ageOf, comesBack, reportLines } from './report.mjs';

/** @typedef {import('./compare.mjs').Site} Site */
/** @typedef {(question: string, signal?: AbortSignal) => Promise<boolean>} Confirm ends with the reason of the signal */
/** @typedef {{ replace: boolean, confirm: Confirm, print: (line: string) => void }} Options */

/**
 * @param {Options & { file: string, atSite: (act: (site: Site) => Promise<number>) => Promise<number> }} options
 *   `atSite` acts at the site, once the file is known to be whole
 * @returns {Promise<number>} how many records and pictures were to be written and are not on the site; -1 when it was not confirmed
 */
export async function restore({ file, atSite, ...options }) {
  const archive = await readBackup(file);
  const { site, at, entries } = archive.list;
  const age = ageOf(at, new Date());
  options.print(`The backup of ${site} from ${at}, ${age}: ${entries.length} entries, all whole.`);
  return atSite((target) => restoreTo(target, archive, options));
}

/**
 * Pictures come first, so that no page shows a record without them. Repeated it writes nothing twice.
 *
 * @param {Site} site @param {import('../../src/domain/backup/archive.ts').Archive} archive @param {Options} options
 */
async function restoreTo(site, archive, { replace, confirm, print }) {
  const documents = documentsIn(archive);
  const compare = async () => {
    const compared = [];
    for (const document of documents)
      compared.push({ document, comparison: await send(site, document, 'trial') });
    return { compared, pictures: await missingPictures(site, archive, compared) };
  };
  const { compared, pictures } = await compare();
  for (const { document, comparison } of compared)
    for (const line of reportLines(document.name, comparison, replace)) print(line);
  print(`pictures\n  ${pictures.length} new`);

  const wanted = pictures.length + countOf(compared, replace);
  const isNews = compared.some(({ comparison }) => comparison.learned > 0);
  if (compared.some(({ comparison }) => comparison.missing.length > 0)) print(comesBack);
  if (wanted === 0 && !isNews) print('Nothing to restore.');
  else if (!(await confirm(`Write ${wanted} records and pictures to the site?`, site.signal)))
    return -1;
  else {
    for (const hash of pictures) {
      const bytes = archive.files.get(pictureFile(hash));
      if (bytes) await site.putBytes(`/api/backup/pictures/${hash}`, bytes);
    }
    for (const document of documents) await send(site, document, replace ? 'replace' : '');
  }

  const after = await compare();
  print(`${after.pictures.length + countOf(after.compared, true)} differences.`);
  return after.pictures.length + countOf(after.compared, replace);
}

/**
 * How many records a restore writes.
 *
 * @param {{ comparison: import('./compare.mjs').Comparison }[]} compared @param {boolean} replace
 */
function countOf(compared, replace) {
  return compared.reduce(
    (sum, { comparison: { missing, different } }) =>
      sum + missing.length + (replace ? different.length : 0),
    0,
  );
}
