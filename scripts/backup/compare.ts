/** Compares a backup with a site, document by document. */
import { gunzipSync } from 'node:zlib';
import { pictureFile, type Archive } from '../../src/domain/backup/archive.ts';
import type { DocumentName, Comparison } from '../../src/domain/backup/documents.ts';
import { documentFile, documentNames } from '../../src/domain/backup/documents.ts';
import { isWithinLimits, restoreLimits } from '../../src/domain/backup/limits.ts';
import { picturesNamedIn } from '../../src/domain/picture/names.ts';
import type { Session } from '../site/session.ts';
import { UnusableFile } from './file.ts';

export type Site = Pick<Session, 'get' | 'putBytes' | 'signal'>;

export interface Document {
  name: DocumentName;
  bytes: Uint8Array<ArrayBuffer>;
  records: { _id?: string; id?: string }[];
}

function unpackRecords(name: DocumentName, bytes: Uint8Array): Document['records'] {
  try {
    const json = gunzipSync(bytes, { maxOutputLength: restoreLimits.bytes });
    if (isWithinLimits(json)) {
      const { records } = JSON.parse(json.toString()) as Pick<Document, 'records'>;
      if (Array.isArray(records)) return records;
    }
  } catch {
    // Refused as what follows.
  }
  throw new UnusableFile(
    `The file cannot be used: ${documentFile(name)} in it is no document of a site, or unpacks to more than a restore takes.`,
  );
}

/** The documents in a backup. Throws `UnusableFile`. */
export function documentsIn({ files }: Pick<Archive, 'files'>): Document[] {
  return documentNames.flatMap((name) => {
    const bytes = files.get(documentFile(name));
    if (!bytes) return [];
    return [{ name, bytes, records: unpackRecords(name, bytes) }];
  });
}

export interface Choices {
  /** Whether records that differ are replaced. */
  replace: boolean;
  /** Whether records that were erased on the site come back. */
  withErased: boolean;
}

async function send(site: Site, { name, bytes }: Document, query: string): Promise<Comparison> {
  const answer = await site.putBytes(`/api/backup/${name}${query && `?${query}`}`, bytes);
  return JSON.parse(answer) as Comparison;
}

/** How a document compares with the site's; nothing is written. */
export const compare = (site: Site, document: Document) => send(site, document, 'trial');

/** Writes a document to the site, in as many calls as its number of replaced records needs. */
export async function write(
  site: Site,
  document: Document,
  { replace, withErased }: Choices,
): Promise<void> {
  const query = [replace && 'replace', withErased && 'with-erased'].filter(Boolean).join('&');
  while ((await send(site, document, query)).rest > 0);
}

/** The pictures that records of the backup name and the site lacks. What only an erased record names is left out with it. */
export async function missingPictures(
  site: Site,
  { files }: Archive,
  compared: { document: Document; comparison: Comparison }[],
  withErased: boolean,
): Promise<string[]> {
  const kept = compared.flatMap(({ document: { records }, comparison }) => {
    const erased = new Set(withErased ? [] : comparison.erased);
    return records.filter(({ _id, id }) => !erased.has(_id ?? id ?? ''));
  });
  const named = new Set(kept.flatMap((record) => picturesNamedIn(JSON.stringify(record))));
  const { pictures } = JSON.parse(await site.get('/api/backup/pictures')) as { pictures: string[] };
  const stored = new Set(pictures);
  return [...named].filter((hash) => !stored.has(hash) && files.has(pictureFile(hash)));
}
