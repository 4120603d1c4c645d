import { daysAfter, draftedPictureDays, unusedPictureDays } from '../retention';

/** The pictures that nothing names, each with the moment (ISO 8601 in UTC) from which it is erased. */
export type UnusedPictures = ReadonlyMap<string, string>;

/**
 * The list after another look. `unnamed` are the pictures that nothing names now, `uploads` the last upload of the new
 * ones (`undefined` where it is not known). A picture that is named again leaves the list; a new one without an entry
 * in `uploads` was not read, and comes later.
 */
export function updateUnused(
  before: UnusedPictures,
  unnamed: readonly string[],
  uploads: ReadonlyMap<string, unknown>,
  now: Date,
): UnusedPictures {
  const listed = daysAfter(now.toISOString(), unusedPictureDays);
  const dueOfNew = (hash: string) => {
    const drafted = draftedUntil(uploads.get(hash));
    return drafted > listed ? drafted : listed;
  };
  return new Map(
    unnamed
      .filter((hash) => before.has(hash) || uploads.has(hash))
      .map((hash) => [hash, before.get(hash) ?? dueOfNew(hash)]),
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
