import type { Blog, BlogSummary } from '../domain/blog/schema';
import type { Company } from '../domain/company/schema';
import type { FormValues } from '../domain/form';
import type { RequiredPropertyField } from '../domain/property/fields';
import type { Property, PropertyEntry, PropertyRecord } from '../domain/property/schema';
import type { Listed, ListedKind, RecordKind, RecordVersion } from '../domain/record';
import { adminPaths } from '../admin-paths';
import { paths } from '../paths';
import { RequestFailed } from './failure';
import { request } from './request';

export type ListedProperty = Listed<PropertyEntry>;
export type ListedBlog = Listed<BlogSummary>;

export type SavedRecord = PropertyRecord | Blog | Company;

export type PastVersion = RecordVersion<SavedRecord>;

const { api } = adminPaths;
const addAddresses: Readonly<Record<RecordKind, string>> = {
  property: api.addProperty,
  blog: api.addBlog,
  company: api.company,
};

/** Without a session the answer is the public list, which has no versions: then the operator has to sign in. */
function asOperator<Row extends { version?: string }>(rows: Row[]): Row[] {
  if (rows.some(({ version }) => version === undefined)) throw new RequestFailed(401, null);
  return rows;
}

/** All properties, with the members that only the operator gets. */
export async function listAllProperties(): Promise<ListedProperty[]> {
  return asOperator((await request<ListedProperty[]>(paths.api.properties)).body);
}

/** What a search text means, in words, the properties that fit it, and its words that ask for nothing of a property. */
export interface FoundProperties {
  labels: readonly string[];
  ids: readonly string[];
  rest: readonly string[];
}

/** The properties that fit a text as visitors' pages read it; of enquiries its words may be names of people. `null` where it asks for nothing of a property. */
export async function findProperties(
  text: string,
  of: 'properties' | 'enquiries',
): Promise<FoundProperties | null> {
  const query = new URLSearchParams({ text, ...(of === 'enquiries' && { people: '1' }) });
  const address = `${adminPaths.api.foundProperties}?${query}`;
  return (await request<FoundProperties | null>(address)).body;
}

/** All blog posts, with the members that only the operator gets. */
export async function listBlogs(): Promise<ListedBlog[]> {
  return asOperator((await request<ListedBlog[]>(api.blogs)).body);
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
  return (await request(addAddresses[kind], { method: 'POST', json: values, headers })).warning;
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
    Property,
    'status' | 'featured' | 'checkedOn' | 'shown' | 'availableFrom' | RequiredPropertyField
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
