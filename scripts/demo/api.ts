/** The API calls that load the sample data. */
import { readFile } from 'node:fs/promises';
import { Stop } from '../setup/say.mjs';
import { callSite, readProblem } from '../site/call.ts';
import type { Session } from '../site/session.ts';
import { folder } from './sample.ts';

export type Kind = 'property' | 'blog';

/** More than any local store holds. */
const allRows = 100_000;

/** The names of all properties, or the titles of all blog posts, also of hidden ones. */
export async function listNames(session: Session, kind: Kind): Promise<Set<string>> {
  const text = await session.get(`/api/${kind}/getlist?limit=${allRows}`);
  const { rows } = JSON.parse(text) as { rows: { title: string }[] };
  return new Set(rows.map(({ title }) => title));
}

/** Whether visitors see any property: this is asked without signing in. */
export async function hasShownProperties(baseUrl: string): Promise<boolean> {
  const { status, text } = await callSite(new URL('/api/property/getproperty', baseUrl));
  if (status !== 200)
    throw new Stop(`The list could not be read (${status}). ${readProblem(text)}`);
  return (JSON.parse(text) as unknown[]).length > 0;
}

/** Not repeated: after an unclear failure the record may exist already; the next start checks. */
export async function addRecord(session: Session, kind: Kind, record: unknown): Promise<void> {
  const path = kind === 'property' ? '/api/property/addproperty' : '/api/blog/addblog';
  await session.post(path, record);
}

/** Uploads a sample picture, and returns its address. The same bytes get the same one, so that it may be repeated. */
export async function uploadPicture(session: Session, name: string): Promise<string> {
  const body = new FormData();
  const bytes = await readFile(new URL(`pictures/${name}`, folder));
  body.set('file', new Blob([bytes], { type: 'image/jpeg' }), name);
  body.set('upload_preset', 'sample');
  body.set('cloud_name', 'local');
  try {
    const options = { method: 'POST', body, isRepeatable: true };
    const { url } = JSON.parse(await session.send('/api/image/upload', options)) as { url: string };
    return url;
  } catch (cause) {
    if (!(cause instanceof Stop)) throw cause;
    throw new Stop(`The picture ${name} was not uploaded. ${cause.message}`, { cause });
  }
}
