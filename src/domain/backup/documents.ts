/** The documents, each with all records of one kind, in the order in which a backup restores them. */
export const documentNames = [
  'properties',
  'blogs',
  'enquiries',
  'subscribers',
  'company',
] as const;
export type DocumentName = (typeof documentNames)[number];

/** A stored document: those of a backup, and the people who may sign in, whose passwords leave the site in none. */
export type StoredName = DocumentName | 'people';

export const documentFile = (name: DocumentName) => `${name}.json.gz`;

/** How the records of a backup compare with those of the site, before anything is written. */
export interface Comparison {
  missing: string[];
  /** On the site with another content: replaced if the operator wants that. */
  different: string[];
  /** Erased on the site: left out, unless the operator wants them back. */
  erased: string[];
  same: number;
  unread: number;
  /** Ids that only the backup knows as erased; the site keeps them, so that no older backup restores them. */
  learned: number;
  total: number;
  /** How many that differ are still to be replaced by another call. */
  rest: number;
}
