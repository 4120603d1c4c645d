/** The words of the article list and of an article. */
export const blogWords = {
  title: 'Blogs',
  description:
    'Articles and tips on letting, renting and looking after homes and plots in Chennai and Madurai.',
  lead: 'What we have learned from other people’s houses: for owners, for tenants, and for families abroad.',
  /** Who signs the articles. */
  author: 'The property team',
  recent: 'Recently Posts',
  untitled: 'Untitled article',
  empty: 'No articles yet. The first ones are being written; until then, ask us.',
  ask: 'Ask us',
  loadFailed: 'The articles could not be loaded. Check your connection and try again.',
  missing: 'This article is not here any more.',
  missingText: 'It may have been withdrawn, or the address is mistyped. These are still here:',
  all: 'All articles',
  notFound: 'Article not found',
} as const;
