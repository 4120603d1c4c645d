import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { problems } from '../../content/problems';
import {
  type FileEnd,
  type FileEntry,
  type FileHeader,
  hashedText,
} from '../../domain/backup/file';
import { backupFormat, type BackupEntry } from '../../domain/backup/manifest';
import { partOf } from '../../domain/backup/parts';
import { environment } from '../env';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { readLatest, readManifest, readObject } from './manifests';

const concurrency = 24;
const missing = () => new Problem(404, problems.backup.missing);

/** `GET /api/backup/latest`: the newest backup in a few words. */
export async function showLatest(): Promise<Response> {
  const latest = await readLatest();
  if (!latest) throw missing();
  return privateJson(latest);
}

/**
 * `GET /api/backup/part/{day}/{from}`: the lines of the file from an entry on, as many as fit into one answer. The
 * first part begins with the header, the last one has the end. `?pictures=no` leaves pictures out.
 */
export async function downloadPart({ ids, request }: Call): Promise<Response> {
  const { day = '', from: fromText = '' } = ids;
  const from = /^\d{1,7}$/.test(fromText) ? Number(fromText) : NaN;
  const manifest = /^\d{4}-\d\d-\d\d$/.test(day) ? await readManifest(day) : null;
  if (!manifest || Number.isNaN(from)) throw missing();

  const pictures = new URL(request.url).searchParams.get('pictures') !== 'no';
  const entries = manifest.entries.filter(({ store }) => pictures || store !== 'images');
  const part = partOf(entries, from);
  const { at } = manifest;
  const site = environment().siteUrl;
  const count = entries.length;
  const header: FileHeader = { backup: backupFormat, site, at, count, pictures };
  const sha256 = () => createHash('sha256').update(hashedText(header, entries)).digest('hex');
  const lines = [
    ...(from === 0 ? [header] : []),
    ...(await pMap(part, readEntry, { concurrency })),
    ...(from + part.length >= count ? [{ end: true, count, sha256: sha256() } as FileEnd] : []),
  ];
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  });
}

async function readEntry({ store, key, sha256, metadata }: BackupEntry): Promise<FileEntry> {
  const found = await readObject(sha256);
  if (!found) throw new Problem(500, problems.backup.damaged(`${store}/${key}`));
  const bytes = Buffer.from(found.bytes);
  const text = store === 'images' ? null : utf8Of(bytes);
  const content = text === null ? { base64: bytes.toString('base64') } : { text };
  return { store, key, sha256, ...(metadata && { metadata }), ...content };
}

/** The text of bytes, if writing it again gives the same bytes. */
function utf8Of(bytes: Buffer): string | null {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : null;
}
