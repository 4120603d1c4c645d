/** Compares a backup with a site, document by document. */
import { gunzipSync } from 'node:zlib';
import { pictureFile, type Archive } from '../../src/domain/backup/archive.ts';
import type { DocumentName, Comparison } from '../../src/domain/backup/documents.ts';
import { documentFile, documentNames } from '../../src/domain/backup/documents.ts';
import { picturesNamedIn } from '../../src/domain/picture/names.ts';
import type { Session } from '../site/session.ts';

export type Site = Pick<Session, 'get' | 'putBytes' | 'signal'>;

export interface Document {
  name: DocumentName;
  bytes: Uint8Array<ArrayBuffer>;
  records: { _id?: string; id?: string }[];
}

/** The documents in a backup. */
export function documentsIn({ files }: Archive): Document[] {
  return documentNames.flatMap((name) => {
    const bytes = files.get(documentFile(name));
    if (!bytes) return [];
    // The list of the archive has proved that the site wrote it.
    const { records } = JSON.parse(gunzipSync(bytes).toString()) as Pick<Document, 'records'>;
    return [{ name, bytes, records }];
  });
}

/**
 * Sends a document to the site, and returns how it compared with the site's: `trial` writes nothing, `replace` replaces
 * what differs.
 */
export async function send(
  site: Site,
  { name, bytes }: Document,
  query: 'trial' | 'replace' | '',
): Promise<Comparison> {
  const answer = await site.putBytes(`/api/backup/${name}${query && `?${query}`}`, bytes);
  return JSON.parse(answer) as Comparison;
}

/** The pictures that records of the backup name and the site lacks. What only an erased record names is left out with it. */
export async function missingPictures(
  site: Site,
  { files }: Archive,
  compared: { document: Document; comparison: Comparison }[],
): Promise<string[]> {
  const kept = compared.flatMap(({ document: { records }, comparison }) => {
    const erased = new Set(comparison.erased);
    return records.filter(({ _id, id }) => !erased.has(_id ?? id ?? ''));
  });
  const named = new Set(kept.flatMap((record) => picturesNamedIn(JSON.stringify(record))));
  const { pictures } = JSON.parse(await site.get('/api/backup/pictures')) as { pictures: string[] };
  const stored = new Set(pictures);
  return [...named].filter((hash) => !stored.has(hash) && files.has(pictureFile(hash)));
}
