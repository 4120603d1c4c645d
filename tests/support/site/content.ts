import type { BlogSummary } from '../../../src/domain/blog/schema';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { adminPaths } from '../../../src/admin-paths';
import { findOpenPages, formatPlacePath } from '../../../src/domain/place/pages';
import { isoDay } from '../../../src/domain/date';
import { listOpen, prepareProperties } from '../../../src/domain/filter/filter';
import { paths } from '../../../src/paths';

async function readList<Summary>(path: string): Promise<Summary[]> {
  const response = await fetch(`${process.env.SITE_ADDRESS ?? ''}${path}`);
  return (await response.json()) as Summary[];
}

export function listProperties(): Promise<PropertySummary[]> {
  return readList(paths.api.properties);
}

export function listBlogs(): Promise<BlogSummary[]> {
  return readList(adminPaths.api.blogs);
}

export async function firstProperty(): Promise<string> {
  return paths.property((await listProperties())[0]?._id ?? '');
}

export async function firstBlog(): Promise<string> {
  return paths.blog((await listBlogs())[0]?._id ?? '');
}

export async function firstShortlist(count = 4): Promise<string> {
  return paths.shortlist((await listProperties()).slice(0, count).map(({ _id }) => _id));
}

/** Every page of a place with homes to rent. */
export async function listPlacePages(): Promise<string[]> {
  const open = listOpen(
    prepareProperties(await listProperties()),
    isoDay(new Date().toISOString()),
  );
  return findOpenPages(open).map((page) => paths.place(formatPlacePath(page)));
}
