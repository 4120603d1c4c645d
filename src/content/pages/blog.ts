import type { BlogFieldName, BlogSection } from '../../domain/blog/fields';

export const blogWords = {
  title: 'Blogs',
  description:
    'Articles and tips on renting out, renting and looking after homes and plots in Chennai and Madurai.',
  intro:
    'Articles on renting out, renting and looking after a home, for owners, tenants and families abroad.',
  pages: {
    title: (page: number) => `Blogs, page ${page}`,
    label: 'Pages of articles',
    previous: 'Newer articles',
    next: 'Older articles',
  },
  author: 'The property team',
  recent: 'Recently Posts',
  untitled: 'Untitled article',
  empty: 'No articles yet. Do you have a question?',
  ask: 'Ask us',
  failed: {
    list: 'The articles could not be loaded. Try again in a moment.',
    one: 'This article could not be loaded. Try again in a moment.',
  },
  missing: 'This article is no longer available',
  missingText: 'It may have been removed, or the link is wrong. You may like to read these:',
  all: 'All articles',
  notFound: 'Article not found',
} as const;

const marksHint =
  'Select words, then choose a button. Or type **like this** for bold, ## before a heading, - before each line of a list, as in Markdown.';

export const blogForm = {
  addTitle: 'Add Blog',
  editTitle: 'Edit Blog',
  isEmpty: 'Not on the site: lacks a title or a text',
  cannotBeShown:
    'A blog post cannot be shown on the site before it has a title or a text. Write one, or save it without “Show on the site”.',
  sections: { blog: 'The blog post', pictures: 'Pictures', text: 'Text' } satisfies Record<
    BlogSection,
    string
  >,
  fields: {
    title: { label: 'Title' },
    blogType: { label: 'Type' },
    shown: {
      label: 'Show on the site',
      hint: 'Without it, only you see it: here, and in the preview.',
    },
    images: { label: 'Pictures' },
    description1: { label: 'First part', hint: marksHint },
    description2: { label: 'Second part', hint: marksHint },
  } satisfies Record<BlogFieldName, { label: string; hint?: string }>,
} as const;
