import type { Blog } from '../domain/blog/schema';
import type { FormValues } from '../domain/form';
import type { Property } from '../domain/property/schema';
import type { RecordVersion } from '../domain/record-version';
import { paths } from '../paths';
import { request } from './request';

/** A record as it lies in the store. */
export type SavedRecord = Property | Blog;
export type RecordKind = 'property' | 'blog';

export type PastVersion = RecordVersion<SavedRecord>;

const { api } = paths;
const addresses = {
  property: { add: api.addProperty, update: api.updateProperty, history: api.propertyHistory },
  blog: { add: api.addBlog, update: api.updateBlog, history: api.blogHistory },
} as const;

/**
 * Adds a record under an id that the browser made: a second try after a lost answer adds nothing, but
 * is refused with 409 and the record as it is.
 */
export async function addRecord(kind: RecordKind, id: string, values: FormValues): Promise<void> {
  await request(addresses[kind].add, { method: 'POST', json: { ...values, _id: id } });
}

/**
 * Changes a record when it still has this version, else is refused with 409 and the record as it is.
 * Very old records have none (''): then the last one to save wins, and the history keeps both.
 */
export async function updateRecord(
  kind: RecordKind,
  id: string,
  values: FormValues,
  version: string,
): Promise<void> {
  const headers = version === '' ? {} : { 'if-match': `"${version}"` };
  await request(addresses[kind].update(id), { method: 'PUT', json: values, headers });
}

/** What was ever written of a record, newest first. */
export async function readHistory(kind: RecordKind, id: string): Promise<PastVersion[]> {
  return (await request<PastVersion[]>(addresses[kind].history(id))).body;
}
