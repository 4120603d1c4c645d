import type { BlogSummary } from '../../../src/domain/blog/schema';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { paths } from '../../../src/paths';

async function readList<Summary>(path: string): Promise<Summary[]> {
  const response = await fetch(`${process.env.SITE_ADDRESS ?? ''}${path}`);
  return (await response.json()) as Summary[];
}

/** All properties that the tested site shows, newest first. */
export function listProperties(): Promise<PropertySummary[]> {
  return readList(paths.api.properties);
}

/** All blog posts that the tested site shows, newest first. */
export function listBlogs(): Promise<BlogSummary[]> {
  return readList(paths.api.blogs);
}

/** The page of the newest property. */
export async function firstProperty(): Promise<string> {
  return paths.property((await listProperties())[0]?._id ?? '');
}

/** The page of the newest blog post. */
export async function firstBlog(): Promise<string> {
  return paths.blog((await listBlogs())[0]?._id ?? '');
}

/** The list of the newest properties. */
export async function firstShortlist(count = 4): Promise<string> {
  return paths.shortlist((await listProperties()).slice(0, count).map(({ _id }) => _id));
}
