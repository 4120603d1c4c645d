import { daysAfter, draftedPictureDays, unusedPictureDays } from '../retention';

/** The pictures that nothing names, each with the moment (ISO 8601 in UTC) from which it is erased. */
export type UnusedPictures = ReadonlyMap<string, string>;

/**
 * The list after another look. `unnamed` are the pictures that nothing names now, with their last upload, as far
 * as it is known; a picture that is named again leaves the list.
 */
export function updateUnused(
  before: UnusedPictures,
  unnamed: ReadonlyMap<string, unknown>,
  now: Date,
): UnusedPictures {
  const listed = daysAfter(now.toISOString(), unusedPictureDays);
  return new Map(
    [...unnamed].map(([hash, uploaded]) => {
      const due = before.get(hash) ?? listed;
      const drafted = draftedUntil(uploaded);
      return [hash, drafted > due ? drafted : due];
    }),
  );
}

/** Those that are to be erased now. */
export function dueOf(unused: UnusedPictures, now: Date): string[] {
  return [...unused].filter(([, due]) => due <= now.toISOString()).map(([hash]) => hash);
}

/** Until when a draft may name a picture; '' where its upload is not known. */
export function draftedUntil(uploaded: unknown): string {
  return typeof uploaded === 'string' ? daysAfter(uploaded, draftedPictureDays) : '';
}
