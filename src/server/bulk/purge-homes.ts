import { cacheTags, purge, purgeLater, retryPurges } from '../cache';

/** The lists, and the pages and answers about each home. */
const tags = [cacheTags.properties, cacheTags.everyProperty];

/** Notes before a write that the pages of homes are to be called back, should it be cut off. Throws `StoreUnavailable`. */
export function notePurge(): Promise<void> {
  return purgeLater(tags);
}

/** Besides the result of a step: visitors may see the old pages until the scheduler's next run. */
export interface OldPages {
  hasOldPages?: true;
}

/**
 * Calls the pages back at the end of an upload, whoever took its notes meanwhile; what fails is left to
 * the scheduler's next run, and answered. Never throws.
 */
export async function purgeHomes(): Promise<OldPages> {
  try {
    await retryPurges(tags);
    return {};
  } catch (cause) {
    console.warn('The notes of earlier purges stay for the next run.', cause);
    return (await purge(tags)) ? {} : { hasOldPages: true };
  }
}
