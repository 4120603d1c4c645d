import { storedRecord } from '../record';
import { blogFields } from './fields';
import type { Blog } from './schema';

export function storedBlog(document: unknown): Blog | null {
  return storedRecord(blogFields, document);
}
