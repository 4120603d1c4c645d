/** The API calls that load the sample data. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Stop } from '../setup/say.mjs';
import { callSite, problemOf } from '../site/call.mjs';

/** @typedef {import('../site/session.mjs').Session} Session */

/**
 * The names of all properties, or the titles of all blog posts.
 *
 * @param {string} baseUrl @param {'property' | 'blog'} kind @returns {Promise<Set<string>>}
 */
export async function listNames(baseUrl, kind) {
  const path = kind === 'property' ? '/api/property/getproperty' : '/api/blog/getblogs';
  const { status, text } = await callSite(new URL(path, baseUrl));
  if (status !== 200) throw new Stop(`The list could not be read (${status}). ${problemOf(text)}`);
  const records = /** @type {{ name?: string, title?: string }[]} */ (JSON.parse(text));
  return new Set(records.map((record) => record.name ?? record.title ?? ''));
}

/**
 * Not repeated: after an unclear failure the record may exist already; the next start checks.
 *
 * @param {Session} session @param {'property' | 'blog'} kind @param {unknown} record
 */
export async function addRecord(session, kind, record) {
  const path = kind === 'property' ? '/api/property/addproperty' : '/api/blog/addblog';
  await session.post(path, record);
}

/**
 * The same bytes get the same address, so that an upload may be repeated.
 *
 * @param {Session} session @param {string} file
 * @returns {Promise<string>} the address of the picture
 */
export async function uploadPicture(session, file) {
  const body = new FormData();
  body.set('file', new Blob([await readFile(file)], { type: 'image/jpeg' }), basename(file));
  body.set('upload_preset', 'sample');
  body.set('cloud_name', 'local');
  try {
    const path = '/api/image/upload';
    return JSON.parse(await session.send(path, { method: 'POST', body, isRepeatable: true })).url;
  } catch (cause) {
    if (!(cause instanceof Stop)) throw cause;
    throw new Stop(`The picture ${basename(file)} was not uploaded. ${cause.message}`, { cause });
  }
}
