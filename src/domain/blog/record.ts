import { storedRecord } from '../stored-record';
import { blogFields } from './fields';
import type { Blog } from './schema';

export function storedBlog(document: unknown): Blog | null {
  return storedRecord(blogFields, document);
}
