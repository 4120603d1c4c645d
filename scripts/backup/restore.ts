/** Restores the file of a backup to a site: checks, compares, reports, asks, writes, compares again. */
import { pictureFile, type Archive } from '../../src/domain/backup/archive.ts';
import type { Comparison } from '../../src/domain/backup/documents.ts';
import { Refused } from '../site/session.ts';
import {
  type Choices,
  compare,
  documentsIn,
  missingPictures,
  type Site,
  write,
} from './compare.ts';
import { readBackup } from './file.ts';
import { formatAge, erasedMayReturn, erasedStays, reportLines } from './report.ts';

interface Options extends Choices {
  /** Asks; throws the reason of the signal. */
  confirm: (question: string, signal?: AbortSignal) => Promise<boolean>;
  print: (line: string) => void;
}

/**
 * Restores a file; `atSite` acts at the site, once the file is known to be whole. Returns how many records and pictures
 * were to be written and are not on the site; `null` if it was not confirmed.
 */
export async function restore({
  file,
  atSite,
  ...options
}: Options & {
  file: string;
  atSite: (act: (site: Site) => Promise<number | null>) => Promise<number | null>;
}): Promise<number | null> {
  const archive = await readBackup(file);
  const { site, at, entries } = archive.list;
  const age = formatAge(at, new Date());
  options.print(`The backup of ${site} from ${at}, ${age}: ${entries.length} entries, all whole.`);
  return atSite((target) => restoreTo(target, archive, options));
}

/** Pictures come first, so that no page shows a record without them. Repeated it writes nothing twice. */
async function restoreTo(
  site: Site,
  archive: Archive,
  { replace, withErased, confirm, print }: Options,
): Promise<number | null> {
  const documents = documentsIn(archive);
  const choices = { replace, withErased };
  const compareAll = async () => {
    const compared = [];
    for (const document of documents)
      compared.push({ document, comparison: await compare(site, document) });
    return { compared, pictures: await missingPictures(site, archive, compared, withErased) };
  };
  const { compared, pictures } = await compareAll();
  for (const { document, comparison } of compared)
    for (const line of reportLines(document.name, comparison, choices)) print(line);
  print(`pictures\n  ${pictures.length} new`);

  const wanted = pictures.length + countWritten(compared, choices);
  const isNews = compared.some(({ comparison }) => comparison.learned > 0);
  if (compared.some(({ comparison }) => comparison.missing.length > 0)) print(erasedMayReturn);
  if (wanted === 0 && !isNews) print('Nothing to restore.');
  else if (!(await confirm(`Write ${wanted} records and pictures to the site?`, site.signal)))
    return null;
  else {
    for (const hash of pictures) await writePicture(site, archive, hash, print);
    for (const document of documents) await write(site, document, choices);
  }

  const after = await compareAll();
  const count = (chosen: Choices) => after.pictures.length + countWritten(after.compared, chosen);
  print(`${count({ replace: true, withErased })} differences.`);
  const leftOut = after.compared.flatMap(({ comparison }) => comparison.erased);
  if (leftOut.length > 0) print(erasedStays(leftOut.length));
  return count(choices);
}

/** Writes a picture, or says why the site does not take it: the records are restored without it too. */
async function writePicture(
  site: Site,
  { files }: Archive,
  hash: string,
  print: Options['print'],
): Promise<void> {
  const name = pictureFile(hash);
  const bytes = files.get(name);
  if (!bytes) return;
  await site.putBytes(`/api/image/${hash}`, bytes).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    print(`${name} is left out. ${error.message}`);
  });
}

/** How many records a restore writes. */
function countWritten(
  compared: { comparison: Comparison }[],
  { replace, withErased }: Choices,
): number {
  return compared.reduce(
    (sum, { comparison: { missing, different, erased } }) =>
      sum + missing.length + (replace ? different.length : 0) + (withErased ? erased.length : 0),
    0,
  );
}
