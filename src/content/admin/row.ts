/** The words that rows of lists are made with: on the server, and in the browser when a list is reloaded. */
export const rowWords = {
  untitled: { property: 'Property without a name', blog: 'Blog post without a title' },
  bedrooms: (count: string) => (count === '1' ? '1 bed' : `${count} beds`),
  sizeUnit: 'sqft',
} as const;
