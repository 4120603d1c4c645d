import type { Fields } from '../field/table';

const blogTypes = ['Business', 'Review'] as const;

/** The maximum characters of each of a blog post's two texts: both in Tamil (3 bytes each) fit into a request of 100 KB. */
const maxDescription = 15_000;

export const blogFields = {
  title: { kind: 'text', max: 200, decodesEntities: true, inSummary: true, section: 'blog' },
  blogType: {
    kind: 'choice',
    options: blogTypes,
    default: 'Business',
    inSummary: true,
    section: 'blog',
  },
  shown: { kind: 'flag', default: true, section: 'blog' },
  images: { kind: 'pictures', max: 10, inSummary: true, section: 'pictures' },
  description1: { kind: 'article', max: maxDescription, section: 'text' },
  description2: { kind: 'article', max: maxDescription, section: 'text' },
} as const satisfies Fields;

export type BlogFieldName = keyof typeof blogFields;
export type BlogSection = (typeof blogFields)[BlogFieldName]['section'];

/** The maximum number of blog posts that property and blog pages list. */
export const recentLimit = 3;

export const blogPageSize = 24;
