import { storedRecord } from '../record';
import { shortenToWords } from '../shorten';
import { blogFields } from './fields';
import { plainText } from './rich-text';
import type { Blog, BlogSummary } from './schema';

/** The longest excerpt, in characters. */
const maxExcerpt = 180;

/** Reads a stored blog post, older ones included; `null` for anything else. */
export function storedBlog(document: unknown): Blog | null {
  return storedRecord(blogFields, document);
}

/** The beginning of a text as plain text, at most `limit` characters, whole words, with … when cut. */
export function excerpt(text: string, limit = maxExcerpt): string {
  return shortenToWords(plainText(text), limit);
}

/** What the list returns of a blog post: the first picture, and the beginning of its text. */
export function summarizeBlog({ _id, blogType, title, images, date, ...texts }: Blog): BlogSummary {
  return {
    _id,
    blogType,
    title,
    date,
    images: images.slice(0, 1),
    excerpt: excerpt(`${texts.description1}\n${texts.description2}`),
  };
}
