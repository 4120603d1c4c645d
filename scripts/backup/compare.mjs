/** Compares a backup with a site, document by document. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { pictureFile } from '../../src/domain/backup/archive.ts';
import { documentFile, documentNames } from '../../src/domain/backup/documents.ts';
import { picturesNamedIn } from '../../src/domain/picture/names.ts';

/** @typedef {import('../../src/domain/backup/documents.ts').BackedUpDocument} DocumentName */
/** @typedef {Pick<import('../site/session.mjs').Session, 'get' | 'putBytes' | 'signal'>} Site */
/** @typedef {{ missing: string[], different: string[], erased: string[], same: number, unread: number, learned: number, total: number }} Comparison */
/** @typedef {{ name: DocumentName, records: ({ _id?: string, id?: string })[], erased: [string, string][] }} BackedUp */

/** A part of a document is a document: as large as the site changes in one call, in bytes of JSON. */
const maxPart = 3_000_000;

/** The documents in a backup. @param {import('../../src/domain/backup/archive.ts').Archive} archive @returns {BackedUp[]} */
export function documentsIn({ files }) {
  return documentNames.flatMap((name) => {
    const bytes = files.get(documentFile(name));
    return bytes ? [{ name, ...JSON.parse(gunzipSync(bytes).toString()) }] : [];
  });
}

/** @param {BackedUp} document @param {number} limit @returns {Uint8Array<ArrayBuffer>[]} */
function partsOf({ records, erased }, limit) {
  /** @type {object[][]} */
  const parts = [[]];
  let size = 0;
  for (const record of records) {
    size += JSON.stringify(record).length;
    if (size > limit && parts.at(-1)?.length) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(record);
  }
  return parts.map((part) =>
    Uint8Array.from(gzipSync(JSON.stringify({ records: part, erased }), { level: 6 })),
  );
}

/**
 * Sends a document to the site, and returns how it compared with the site's: `trial` writes nothing, `replace` replaces
 * what differs.
 *
 * @param {Site} site @param {BackedUp} document @param {'trial' | 'replace' | ''} query @param {number} [limit]
 */
export async function send(site, document, query, limit = maxPart) {
  /** @type {Comparison} */
  const sum = { missing: [], different: [], erased: [], same: 0, unread: 0, learned: 0, total: 0 };
  for (const part of partsOf(document, limit)) {
    const path = `/api/backup/${document.name}${query && `?${query}`}`;
    /** @type {Comparison} */
    const { missing, different, erased, ...counts } = JSON.parse(await site.putBytes(path, part));
    sum.missing.push(...missing);
    sum.different.push(...different);
    sum.erased.push(...erased);
    sum.same += counts.same;
    sum.unread += counts.unread;
    // Every part has the same ids of what was erased.
    sum.learned = Math.max(sum.learned, counts.learned);
    sum.total = counts.total;
  }
  return sum;
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
