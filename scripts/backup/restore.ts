/** Restores the file of a backup to a site: checks, compares, reports, asks, writes, compares again. */
import { pictureFile, type Archive } from '../../src/domain/backup/archive.ts';
import type { Comparison } from '../../src/domain/backup/documents.ts';
import { documentsIn, missingPictures, send, type Site } from './compare.ts';
import { readBackup } from './file.ts';
import { ageOf, comesBack, reportLines } from './report.ts';

interface Options {
  replace: boolean;
  /** Asks; throws the reason of the signal. */
  confirm: (question: string, signal?: AbortSignal) => Promise<boolean>;
  print: (line: string) => void;
}

/**
 * Restores a file; `atSite` acts at the site, once the file is known to be whole. Returns how many records and pictures
 * were to be written and are not on the site; -1 when it was not confirmed.
 */
export async function restore({
  file,
  atSite,
  ...options
}: Options & {
  file: string;
  atSite: (act: (site: Site) => Promise<number>) => Promise<number>;
}): Promise<number> {
  const archive = await readBackup(file);
  const { site, at, entries } = archive.list;
  const age = ageOf(at, new Date());
  options.print(`The backup of ${site} from ${at}, ${age}: ${entries.length} entries, all whole.`);
  return atSite((target) => restoreTo(target, archive, options));
}

/** Pictures come first, so that no page shows a record without them. Repeated it writes nothing twice. */
async function restoreTo(
  site: Site,
  archive: Archive,
  { replace, confirm, print }: Options,
): Promise<number> {
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

/** How many records a restore writes. */
function countOf(compared: { comparison: Comparison }[], replace: boolean): number {
  return compared.reduce(
    (sum, { comparison: { missing, different } }) =>
      sum + missing.length + (replace ? different.length : 0),
    0,
  );
}
