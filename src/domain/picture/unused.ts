import { daysBefore, unusedPictureDays } from '../retention';

/** The pictures that nothing names, each with the moment (ISO 8601 in UTC) since when that is known. */
export type UnusedPictures = ReadonlyMap<string, string>;

interface Found {
  /** All stored pictures. */
  stored: readonly string[];
  /** Those that a property, a blog post or one of their versions names. */
  named: ReadonlySet<string>;
}

/** The list after another look: a picture that is named again leaves it. */
export function updateUnused(before: UnusedPictures, found: Found, now: Date): UnusedPictures {
  const unnamed = found.stored.filter((hash) => !found.named.has(hash));
  return new Map(unnamed.map((hash) => [hash, before.get(hash) ?? now.toISOString()]));
}

/** Those that have been on the list for long enough. */
export function longUnused(unused: UnusedPictures, now: Date): string[] {
  return [...unused].filter(([, since]) => isLongAgo(since, now)).map(([hash]) => hash);
}

/** Whether a moment is so long ago that no draft in a browser is as old; one that is not known is. */
export function isLongAgo(moment: unknown, now: Date): boolean {
  return typeof moment !== 'string' || moment <= daysBefore(now, unusedPictureDays);
}
