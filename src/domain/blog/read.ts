import { isPictureUrl } from '../links';
import { storedChoice, storedFields, storedList, storedMeta, storedText } from '../stored';
import type { Blog } from './schema';
import { blogTypes, defaultBlogType } from './vocabulary';

/** Reads a stored article, older ones included: missing and unfit fields get defaults; `null` for nonsense. */
export function readStoredBlog(value: unknown): Blog | null {
  const stored = storedFields(value);
  if (!stored) return null;
  return {
    ...storedMeta(stored),
    blogType: storedChoice(stored.blogType, blogTypes, defaultBlogType),
    title: storedText(stored.title),
    images: storedList(stored.images, isPictureUrl),
    description1: storedText(stored.description1),
    description2: storedText(stored.description2),
  };
}
