import { inCities } from '../cities';

export const blogWords = {
  title: 'Blogs',
  description: `Articles and tips on renting out, renting and looking after homes and plots${inCities.all}.`,
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
