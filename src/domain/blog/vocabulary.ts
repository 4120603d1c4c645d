/** The words and bounds of an article. */
export const blogTypes = ['Business', 'Review'] as const;
export type BlogType = (typeof blogTypes)[number];

/** Home and article pages list at most so many articles. */
export const recentLimit = 3;
