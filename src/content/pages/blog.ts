import type { BlogFieldName, BlogSection } from '../../domain/blog/fields';

export const blogWords = {
  title: 'Blogs',
  description:
    'Articles and tips on letting, renting and looking after homes and plots in Chennai and Madurai.',
  intro:
    'On letting, renting and looking after a house: for owners, for tenants, and for families abroad.',
  pages: {
    title: (page: number) => `Blogs, page ${page}`,
    label: 'Pages of articles',
    previous: 'Newer articles',
    next: 'Older articles',
  },
  author: 'The property team',
  recent: 'Recently Posts',
  untitled: 'Untitled article',
  empty: 'No articles yet. Is there something you would like to know?',
  ask: 'Ask us',
  loadFailed: 'The articles could not be loaded. Check your connection and try again.',
  missing: 'This article is not here any more',
  missingText: 'It may have been withdrawn, or the address is mistyped. These are still here:',
  all: 'All articles',
  notFound: 'Article not found',
} as const;

const marksHint =
  'Select words, then choose a button. Or type **like this** for bold, ## before a heading, - before each line of a list, as in Markdown.';

export const blogForm = {
  addTitle: 'Add Blog',
  editTitle: 'Edit Blog',
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
