import type { Blog } from '../domain/blog/schema';
import type { FormValues } from '../domain/form';
import type { Property } from '../domain/property/schema';
import type { RecordVersion } from '../domain/record';
import { paths } from '../paths';
import type { RecordKind } from './records';
import { request } from './request';

/** What the form of a property or blog post calls; the lists do without it. */

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
 * Adds a record under an id from the browser. Sent again after a lost answer it adds nothing; if
 * the record has changed since, it is rejected with 409 and the current record.
 */
export const addRecord: Send<[]> = async (kind, id, values) => {
  const headers = { 'idempotency-key': id };
  const { add } = addresses[kind];
  return (await request(add, { method: 'POST', json: values, headers })).warning;
};

/**
 * Changes a record if it still has this version, else is rejected with 409 and the current record.
 * Very old records have no version (''): then the last save wins, and the history keeps both.
 */
export const updateRecord: Send<[version: string]> = async (kind, id, values, version) => {
  const headers = version === '' ? {} : { 'if-match': `"${version}"` };
  const { update } = addresses[kind];
  return (await request(update(id), { method: 'PUT', json: values, headers })).warning;
};

/** The versions of a record, newest first. */
export async function readHistory(kind: RecordKind, id: string): Promise<PastVersion[]> {
  return (await request<PastVersion[]>(addresses[kind].history(id))).body;
}
