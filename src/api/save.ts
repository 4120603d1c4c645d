import type { Blog } from '../domain/blog/schema';
import type { FormValues } from '../domain/form';
import type { Property } from '../domain/property/schema';
import type { RecordVersion } from '../domain/record';
import { paths } from '../paths';
import type { RecordKind } from './records';
import { request } from './request';

/** A record as it is stored. */
export type SavedRecord = Property | Blog;

export type PastVersion = RecordVersion<SavedRecord>;

const { api } = paths;
const addresses = {
  property: { add: api.addProperty, update: api.updateProperty, history: api.propertyHistory },
  blog: { add: api.addBlog, update: api.updateBlog, history: api.blogHistory },
} as const;

/** Sends a record; returns the server's warning about a successful save, or `null`. */
type Send<Rest extends unknown[]> = (
  kind: RecordKind,
  id: string,
  values: FormValues,
  ...rest: Rest
) => Promise<string | null>;

/**
 * Adds a record under an id that the browser made: sent again after a lost answer it adds nothing, and
 * when it was changed in between it is rejected with 409 and the record as it is.
 */
export const addRecord: Send<[]> = async (kind, id, values) => {
  const headers = { 'idempotency-key': id };
  const { add } = addresses[kind];
  return (await request(add, { method: 'POST', json: values, headers })).warning;
};

/**
 * Changes a record when it still has this version, else is rejected with 409 and the record as it is.
 * Very old records have none (''): then the last one to save wins, and the history keeps both.
 */
export const updateRecord: Send<[version: string]> = async (kind, id, values, version) => {
  const headers = version === '' ? {} : { 'if-match': `"${version}"` };
  const { update } = addresses[kind];
  return (await request(update(id), { method: 'PUT', json: values, headers })).warning;
};

/** What was ever written of a record, newest first. */
export async function readHistory(kind: RecordKind, id: string): Promise<PastVersion[]> {
  return (await request<PastVersion[]>(addresses[kind].history(id))).body;
}
