/** What stands where no homes are; `drawing` is an empty plot. */
export const emptyText = {
  drawing: '/assets/images/service/5/1.jpg',
  newest: 'Newest homes',
} as const;

/** The way to the list from a page without homes. */
export const allHomes = 'See all homes';
