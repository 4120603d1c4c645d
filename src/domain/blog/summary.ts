import { excerpt } from './excerpt';
import type { Blog, BlogSummary } from './schema';

/** What the list answers of an article: the first picture, and the beginning of its text. */
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
