/** The words and bounds of an article. */
export const blogTypes = ['Business', 'Review'] as const;
export type BlogType = (typeof blogTypes)[number];
export const defaultBlogType: BlogType = 'Business';

/** The longest excerpt, in characters. */
export const excerptLimit = 180;

/** Home and article pages list at most so many articles. */
export const recentLimit = 3;

/** The longest of an article's two texts, in characters: both in Tamil (3 bytes each) fit into one request of 100 KB. */
export const descriptionLimit = 15_000;
