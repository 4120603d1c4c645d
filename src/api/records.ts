/**
 * The calls about properties, blog posts and the company's facts, as the admin area makes them. Each change carries the
 * version that it is made over.
 */
import type { Blog } from '../domain/blog/schema';
import type { Company } from '../domain/company/schema';
import type { FormValues } from '../domain/form';
import { withLimit } from '../domain/list/query';
import type { ListedRow } from '../domain/list/row';
import type { ListView } from '../domain/list/view';
import type { RequiredPropertyField } from '../domain/property/fields';
import type { PropertyRecord } from '../domain/property/schema';
import type { ListedKind, RecordKind, RecordVersion } from '../domain/record';
import { idsParameter } from '../domain/shortlist';
import { adminPaths } from '../admin-paths';
import { request } from './request';

export type SavedRecord = PropertyRecord | Blog | Company;

export type PastVersion = RecordVersion<SavedRecord>;

const { api } = adminPaths;
const addPaths: Readonly<Record<RecordKind, string>> = {
  property: api.addProperty,
  blog: api.addBlog,
  company: api.company,
};

/** The first rows that a list's query string finds, with what is said of all of them. */
export async function listRecords(
  kind: ListedKind,
  query: string,
  limit: number | null,
): Promise<ListView> {
  return (await request<ListView>(`${api.recordList(kind)}?${withLimit(query, limit)}`)).body;
}

/** The rows of these properties, in this order, without those that are gone. */
export async function listHomes(ids: readonly string[]): Promise<readonly ListedRow[]> {
  const query = new URLSearchParams({ [idsParameter]: ids.join(',') });
  return (await request<ListView>(`${api.recordList('property')}?${query}`)).body.rows;
}

/**
 * Adds a record under an id that the browser has made. Sent again after a lost answer it adds nothing. Returns the server's
 * warning or `null`; throws `RequestFailed` with 409 where the record was changed since it was added.
 */
export async function addRecord(
  kind: RecordKind,
  id: string,
  values: FormValues,
): Promise<string | null> {
  const headers = { 'idempotency-key': id };
  return (await request(addPaths[kind], { method: 'POST', json: values, headers })).warning;
}

/**
 * Changes a record that still has this version; with version '' the last save wins. Returns the server's warning or
 * `null`; throws `RequestFailed` with 409 and the current record where it has another version.
 */
export async function updateRecord(
  kind: RecordKind,
  id: string,
  values: FormValues,
  version: string,
): Promise<string | null> {
  const headers = version === '' ? {} : { 'if-match': `"${version}"` };
  const address = kind === 'company' ? api.company : api.record(kind, 'update', id);
  return (await request(address, { method: 'PUT', json: values, headers })).warning;
}

/** The versions of a record, newest first. */
export async function readHistory(kind: RecordKind, id: string): Promise<PastVersion[]> {
  const address = kind === 'company' ? api.companyHistory : api.record(kind, 'history', id);
  return (await request<PastVersion[]>(address)).body;
}

/** Moves records to the trash, all or none; returns the server's warning or `null`. */
export async function deleteRecords(
  kind: ListedKind,
  ids: readonly string[],
): Promise<string | null> {
  const [id] = ids;
  const call =
    id !== undefined && ids.length === 1
      ? request(api.record(kind, 'delete', id), { method: 'DELETE' })
      : request(api.record(kind, 'delete'), { method: 'POST', json: { ids } });
  return (await call).warning;
}

/** Restores records from the trash, all or none; returns the server's warning or `null`. */
export async function restoreRecords(
  kind: ListedKind,
  ids: readonly string[],
): Promise<string | null> {
  return (await request(api.record(kind, 'restore'), { method: 'POST', json: { ids } })).warning;
}

/** Erases a record that is in the trash, for good; a conflict says that it is not there any more. */
export async function eraseRecord(kind: ListedKind, id: string): Promise<void> {
  await request(api.record(kind, 'erase', id), { method: 'DELETE' });
}

/** Erases what is for the office only of a property, in all its versions; returns its new version. */
export async function erasePrivateFacts(id: string): Promise<string> {
  const options = { method: 'DELETE' } as const;
  return (await request<{ version: string }>(api.privateFacts(id), options)).body.version;
}

/** The fields that a list can change without the form; of a blog post only `shown`. */
export type RecordChange = Partial<
  Pick<
    PropertyRecord,
    | 'status'
    | 'availableFrom'
    | 'noticeOrToken'
    | 'token'
    | 'tenant'
    | 'leaseFrom'
    | 'leaseTo'
    | 'featured'
    | 'checkedOn'
    | 'shown'
    | RequiredPropertyField
  >
>;

/** Changes only these fields of records at these versions, all or none; returns their new versions in order. */
export async function changeRecords(
  kind: ListedKind,
  edits: readonly ({ id: string; version: string } & RecordChange)[],
): Promise<{ versions: string[]; warning: string | null }> {
  const options = { method: 'PUT', json: edits } as const;
  const { body, warning } = await request<{ version: string }[]>(
    api.record(kind, 'update'),
    options,
  );
  return { versions: body.map(({ version }) => version), warning };
}
