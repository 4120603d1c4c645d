/** The documents that a backup holds, in the order in which they are restored. */
export const documentNames = ['properties', 'blogs', 'enquiries', 'subscribers'] as const;
export type BackedUpDocument = (typeof documentNames)[number];

/** The name of a document's file: gzip JSON. */
export const documentFile = (name: BackedUpDocument) => `${name}.json.gz`;
