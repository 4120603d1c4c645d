import type { BlogSummary } from '../domain/blog/schema';
import type { Listed } from '../domain/record';
import type { PropertyEntry } from '../domain/property/schema';
import { paths } from '../paths';
import { request } from './request';

/** The two kinds of records, named as in the addresses of the calls. */
export type RecordKind = 'property' | 'blog';

export type ListedProperty = Listed<PropertyEntry>;
export type ListedBlog = Listed<BlogSummary>;

const removals = { property: paths.api.deleteProperty, blog: paths.api.deleteBlog };
const restorals = { property: paths.api.restoreProperty, blog: paths.api.restoreBlog };

/** All properties with what the operator sees besides. */
export async function listProperties(): Promise<ListedProperty[]> {
  return (await request<ListedProperty[]>(paths.api.properties)).body;
}

/** All blog posts with what the operator sees besides. */
export async function listBlogs(): Promise<ListedBlog[]> {
  return (await request<ListedBlog[]>(paths.api.blogs)).body;
}

/** Moves a record to the trash; returns the server's warning about what visitors see meanwhile, or `null`. */
export async function deleteRecord(kind: RecordKind, id: string): Promise<string | null> {
  return (await request(removals[kind](id), { method: 'DELETE' })).warning;
}

/** Restores a record from the trash, as it was; returns the server's warning like `deleteRecord`. */
export async function restoreRecord(kind: RecordKind, id: string): Promise<string | null> {
  return (await request(restorals[kind](id), { method: 'POST' })).warning;
}
