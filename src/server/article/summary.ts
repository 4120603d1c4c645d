import type { Blog, BlogSummary } from '../../domain/blog/schema';
import { shortenToWords } from '../../domain/shorten';
import { formatPlainText, parseTrees } from './article';

const maxExcerpt = 180;

const readForExcerpt = 2_000;

/** The beginning of a blog post as plain text, at most `limit` characters, whole words, with … when cut. */
export function excerpt(
  { description1, description2 }: Pick<Blog, 'description1' | 'description2'>,
  limit = maxExcerpt,
): string {
  const texts = [description1, description2].map((text) => text.slice(0, readForExcerpt));
  const trees = parseTrees(texts);
  const text = trees.map(formatPlainText).join(' ').replace(/\s+/g, ' ').trim();
  return shortenToWords(text, limit);
}

/** The summary of a blog post in a list: the first picture, and the beginning of its text. */
export function summarizeBlog(blog: Blog): BlogSummary {
  const { _id, blogType, title, images, date } = blog;
  return { _id, blogType, title, date, images: images.slice(0, 1), excerpt: excerpt(blog) };
}
