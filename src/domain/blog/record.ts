import { storedRecord } from '../record';
import { blogFields } from './fields';
import type { Blog } from './schema';

/** Reads a stored blog post; `null` for anything else. */
export function storedBlog(document: unknown): Blog | null {
  return storedRecord(blogFields, document);
}
