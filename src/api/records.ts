import type { BlogSummary } from '../domain/blog/schema';
import type { Listed } from '../domain/listed';
import type { PropertyEntry } from '../domain/property/schema';
import { paths } from '../paths';
import { request } from './request';

/** The two kinds of records, named as in the addresses of the calls. */
export type RecordKind = 'property' | 'blog';

export type ListedHome = Listed<PropertyEntry>;
export type ListedArticle = Listed<BlogSummary>;

const removals = { property: paths.api.deleteProperty, blog: paths.api.deleteBlog };
const restorals = { property: paths.api.restoreProperty, blog: paths.api.restoreBlog };

/** All homes with what the operator sees besides. */
export async function listHomes(): Promise<ListedHome[]> {
  return (await request<ListedHome[]>(paths.api.properties)).body;
}

/** All articles with what the operator sees besides. */
export async function listArticles(): Promise<ListedArticle[]> {
  return (await request<ListedArticle[]>(paths.api.blogs)).body;
}

/** Moves a record to the trash; answers the server's warning about what visitors see meanwhile, or `null`. */
export async function deleteRecord(kind: RecordKind, id: string): Promise<string | null> {
  return (await request(removals[kind](id), { method: 'DELETE' })).warning;
}

/** Takes a record out of the trash, as it was; answers the server's warning like `deleteRecord`. */
export async function restoreRecord(kind: RecordKind, id: string): Promise<string | null> {
  return (await request(restorals[kind](id), { method: 'POST' })).warning;
}
