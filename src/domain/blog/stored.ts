import { storedRecord } from '../record';
import { blogFields } from './fields';
import type { Blog } from './schema';

/**
 * Reads a stored blog post, older ones included; `null` for anything else. What was written before
 * there was a style of text keeps its look: in it a `-` or `#` was never more than that.
 */
export function storedBlog(document: unknown): Blog | null {
  const isObject = typeof document === 'object' && document !== null;
  return storedRecord(blogFields, isObject ? { textStyle: 'Plain', ...document } : document);
}
