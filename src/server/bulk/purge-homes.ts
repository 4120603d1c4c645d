import { cacheTags, purgeLater, retryPurges } from '../cache';

/** The lists, and the pages and answers about each home. */
const tags = [cacheTags.properties, cacheTags.everyProperty];

/** Notes before a write that the pages of homes are to be called back, should it be cut off. Throws `StoreUnavailable`. */
export function notePurge(): Promise<void> {
  return purgeLater(tags);
}

/** Calls the noted pages back at the end of an upload; what fails is left to the scheduler's next run. */
export async function purgeHomes(): Promise<void> {
  await retryPurges().catch((cause: unknown) => {
    console.warn('The pages of homes were not purged after an upload; it is tried again.', cause);
  });
}
