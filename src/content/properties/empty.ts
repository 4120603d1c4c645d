/** What stands where no homes are; `drawing` is an empty plot. */
export const emptyText = {
  drawing: '/assets/images/service/5/1.jpg',
  newest: 'Newest homes',
  near: (place: string) => `Homes near ${place}`,
  all: 'See all homes',
} as const;
