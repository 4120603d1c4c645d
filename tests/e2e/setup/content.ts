import type { BlogSummary } from '../../../src/domain/blog/schema';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { paths } from '../../../src/paths';

async function readList<Summary>(path: string): Promise<Summary[]> {
  const response = await fetch(`${process.env.SITE_ADDRESS ?? ''}${path}`);
  return (await response.json()) as Summary[];
}

/** All homes that the tested site shows, newest first. */
export function listHomes(): Promise<PropertySummary[]> {
  return readList(paths.api.properties);
}

/** All articles that the tested site shows, newest first. */
export function listArticles(): Promise<BlogSummary[]> {
  return readList(paths.api.blogs);
}

/** The page of the newest home. */
export async function firstHome(): Promise<string> {
  return paths.property((await listHomes())[0]?._id ?? '');
}

/** The page of the newest article. */
export async function firstArticle(): Promise<string> {
  return paths.blog((await listArticles())[0]?._id ?? '');
}
