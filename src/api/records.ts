import type { BlogSummary } from '../domain/blog/schema';
import type { Property, PropertyEntry } from '../domain/property/schema';
import type { Listed } from '../domain/record';
import { paths } from '../paths';
import { RequestFailed } from './failure';
import { request } from './request';

/** The two kinds of records, named as in the addresses of the calls. */
export type RecordKind = 'property' | 'blog';

export type ListedProperty = Listed<PropertyEntry>;
export type ListedBlog = Listed<BlogSummary>;

const { api } = paths;
const addresses = {
  property: {
    remove: api.deleteProperty,
    removeSeveral: api.deleteProperties,
    restore: api.restoreProperties,
    erase: api.eraseProperty,
  },
  blog: {
    remove: api.deleteBlog,
    removeSeveral: api.deleteBlogs,
    restore: api.restoreBlogs,
    erase: api.eraseBlog,
  },
} as const;

/** Without a session the answer is the public list, which has no versions: then the operator has to sign in. */
function asOperator<Row extends { version?: string }>(rows: Row[]): Row[] {
  if (rows.some(({ version }) => version === undefined)) throw new RequestFailed(401, null);
  return rows;
}

/** All properties, with the members that only the operator gets. */
export async function listProperties(): Promise<ListedProperty[]> {
  return asOperator((await request<ListedProperty[]>(api.properties)).body);
}

/** All blog posts, with the members that only the operator gets. */
export async function listBlogs(): Promise<ListedBlog[]> {
  return asOperator((await request<ListedBlog[]>(api.blogs)).body);
}

/**
 * Moves records to the trash, all or none: one by the specification's call. Returns the server's warning, such as
 * that visitors may see old pages for a while, or `null`.
 */
export async function deleteRecords(
  kind: RecordKind,
  ids: readonly string[],
): Promise<string | null> {
  const { remove, removeSeveral } = addresses[kind];
  const [id] = ids;
  const call =
    id !== undefined && ids.length === 1
      ? request(remove(id), { method: 'DELETE' })
      : request(removeSeveral, { method: 'POST', json: { ids } });
  return (await call).warning;
}

/** Restores records from the trash, all or none; returns the server's warning like `deleteRecords`. */
export async function restoreRecords(
  kind: RecordKind,
  ids: readonly string[],
): Promise<string | null> {
  return (await request(addresses[kind].restore, { method: 'POST', json: { ids } })).warning;
}

/** Erases a record that is in the trash, for good; a conflict says that it is not there any more. */
export async function eraseRecord(kind: RecordKind, id: string): Promise<void> {
  await request(addresses[kind].erase(id), { method: 'DELETE' });
}

/** What can be changed in the list, without the form. */
export type PropertyChange = Partial<Pick<Property, 'status' | 'featured' | 'confirmedAt'>>;

/**
 * Changes several properties over these versions, all or none, and only these fields; returns their new versions in
 * the same order. A conflict has the current record of the first one that somebody else has changed.
 */
export async function changeProperties(
  edits: readonly ({ id: string; version: string } & PropertyChange)[],
): Promise<{ versions: string[]; warning: string | null }> {
  const options = { method: 'PUT', json: edits } as const;
  const { body, warning } = await request<{ version: string }[]>(api.updateProperties, options);
  return { versions: body.map(({ version }) => version), warning };
}
