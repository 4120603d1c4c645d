/** Compares a backup with a site, document by document. */
import { gunzipSync } from 'node:zlib';
import { pictureFile } from '../../src/domain/backup/archive.ts';
import { documentFile, documentNames } from '../../src/domain/backup/documents.ts';
import { picturesNamedIn } from '../../src/domain/picture/names.ts';

/** @typedef {import('../../src/domain/backup/documents.ts').BackedUpDocument} DocumentName */
/** @typedef {Pick<import('../site/session.mjs').Session, 'get' | 'putBytes' | 'signal'>} Site */
/** @typedef {{ missing: string[], different: string[], erased: string[], same: number, unread: number, learned: number, total: number }} Comparison */
/** @typedef {{ name: DocumentName, bytes: Uint8Array<ArrayBuffer>, records: ({ _id?: string, id?: string })[] }} BackedUp */

/**
 * The documents in a backup.
 *
 * @param {import('../../src/domain/backup/archive.ts').Archive} archive
 * @returns {BackedUp[]}
 */
export function documentsIn({ files }) {
  return documentNames.flatMap((name) => {
    const bytes = files.get(documentFile(name));
    return bytes
      ? [{ name, bytes, records: JSON.parse(gunzipSync(bytes).toString()).records }]
      : [];
  });
}

/**
 * Sends a document to the site, and returns how it compared with the site's: `trial` writes nothing, `replace` replaces
 * what differs.
 *
 * @param {Site} site @param {BackedUp} document @param {'trial' | 'replace' | ''} query
 * @returns {Promise<Comparison>}
 */
export async function send(site, { name, bytes }, query) {
  return JSON.parse(await site.putBytes(`/api/backup/${name}${query && `?${query}`}`, bytes));
}

/**
 * The pictures that records of the backup name and the site lacks. What only an erased record names is left out with it.
 *
 * @param {Site} site @param {import('../../src/domain/backup/archive.ts').Archive} archive
 * @param {{ document: BackedUp, comparison: Comparison }[]} compared
 */
export async function missingPictures(site, { files }, compared) {
  const kept = compared.flatMap(({ document: { records }, comparison }) => {
    const erased = new Set(comparison.erased);
    return records.filter(({ _id, id }) => !erased.has(_id ?? id ?? ''));
  });
  const named = new Set(kept.flatMap((record) => picturesNamedIn(JSON.stringify(record))));
  /** @type {{ pictures: string[] }} */
  const { pictures } = JSON.parse(await site.get('/api/backup/pictures'));
  const stored = new Set(pictures);
  return [...named].filter((hash) => !stored.has(hash) && files.has(pictureFile(hash)));
}
