/** A summary with what the operator's list and the sitemap ask for besides. */
export type Listed<Summary> = Summary & { updatedAt: string; version: string };

/** A summary in the trash. */
export type Trashed<Summary> = Listed<Summary> & { deletedAt: string };
