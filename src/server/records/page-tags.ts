/** The CDN tags of the pages that show one kind of record. */
export interface PageTags {
  /** On every page with a list. */
  list: string;
  /** On the page and answer of one record. */
  one: (id: string) => string;
  /** On the page and answer of every record, to purge them with one tag. */
  every: string;
}

const maxTags = 50;

/** The tags to purge after a write of these records; none without a record. */
export function tagsOf({ list, one, every }: PageTags, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [list, ...(ids.length > maxTags ? [every] : ids.map(one))];
}
