import { purgeCache } from '@netlify/functions';
import { secureCookie } from './auth/cookie';
import { timeLeft, withOwnTime } from './store/deadline';
import { openStore } from './store/open';
import { abandonedAfter } from './store/pending';

/** The names under which answers lie in the CDN, and by which a save calls them back. */
export const cacheTags = {
  properties: 'properties',
  property: (id: string) => `property-${id}`,
  /** On the answers about each home besides its own, so that an import calls all back with one tag. */
  everyProperty: 'every-property',
  blogs: 'blogs',
  blog: (id: string) => `blog-${id}`,
} as const;

const purgeMilliseconds = 2_500;
/** What is left of the 10 s of an answer when its store calls have used up theirs. */
const keepMilliseconds = 800;
/** Enough for a second try after one that hung. */
const mostKeepMilliseconds = 6_000;

/** Headers of an answer that the CDN may keep for a day and browsers ask for again each time. */
function shared(tags: readonly string[], vary: string): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': 'public, durable, max-age=86400',
    'netlify-cache-tag': tags.join(','),
    'netlify-vary': vary,
  };
}

/** Varies on the named parameters only; without any, on one that no address has, so that all others are ignored. */
function varyOnQuery(parameters: readonly string[]): string {
  return `query=${parameters.length > 0 ? parameters.join('|') : 'none'}`;
}

/**
 * Lets the CDN keep a page until one of its tags is purged. `query` names the parameters that change
 * the page; all others (`fbclid`, `utm_…`) share one copy.
 */
export function cachePage(
  headers: Headers,
  tags: readonly string[],
  query: readonly string[] = [],
): void {
  for (const [name, value] of Object.entries(shared(tags, varyOnQuery(query))))
    headers.set(name, value);
}

/**
 * Headers of a public API answer. The session's cookie is part of the key, so that the operator never
 * gets the visitors' copy; answers to the operator are `no-store` and thus never become a copy.
 */
export function cachedAnswer(tags: readonly string[]): Record<string, string> {
  return shared(tags, `${varyOnQuery([])},cookie=${secureCookie}`);
}

/** Only a deployed site has a CDN. */
function hasCdn(): boolean {
  return Boolean(process.env.SITE_ID) && !process.env.NETLIFY_LOCAL;
}

async function purgeInTime(tags: readonly string[], milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The purge did not answer in ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    await Promise.race([purgeCache({ tags: [...tags] }), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function keep(tags: readonly string[]): Promise<void> {
  await openStore('purges').writeJson(`${Date.now()}-${crypto.randomUUID()}`, { tags });
}

/** Never throws. Has some time in any case: the save before it may have used up all that the answer had. */
async function keepForRetry(tags: readonly string[], cause: unknown): Promise<void> {
  console.warn(`The cache was not purged of ${tags.join(', ')}; it is tried again.`, cause);
  const milliseconds = Math.max(keepMilliseconds, Math.min(timeLeft(), mostKeepMilliseconds));
  try {
    await withOwnTime(milliseconds, () => keep(tags));
  } catch (thrown) {
    console.error(`The purge of ${tags.join(', ')} could not be kept for later.`, thrown);
  }
}

/**
 * Calls the pages with these tags back from the CDN: one call per save, since the platform takes two
 * purges of a tag in 5 s. Never throws: what fails is kept for `retryPurges`, and answered as `false`.
 */
export async function purge(tags: readonly string[]): Promise<boolean> {
  if (!hasCdn()) return true;
  try {
    // The last second is for keeping the tags when the purge hangs.
    await purgeInTime(tags, Math.max(0, Math.min(purgeMilliseconds, timeLeft() - 1_000)));
    return true;
  } catch (thrown) {
    await keepForRetry(tags, thrown);
    return false;
  }
}

/**
 * Keeps tags for the next `retryPurges`, for a write in many steps: should it be cut off, the
 * scheduler purges what it did. Throws `StoreUnavailable`.
 */
export async function purgeLater(tags: readonly string[]): Promise<void> {
  if (hasCdn()) await keep(tags);
}

/**
 * Keeps the tags of a write for the next `retryPurges` when nobody knows whether it was carried out.
 * They are not purged at once: while the store does not answer, the old page is better than none.
 * Never throws.
 */
export async function purgeIfWritten(tags: readonly string[], cause: unknown): Promise<void> {
  if (hasCdn()) await keepForRetry(tags, cause);
}

/** Whether the write that a note speaks of has ended; before that it can still need a purge. */
function isOver(key: string, now: number): boolean {
  return !(now - Number.parseInt(key) < abandonedAfter);
}

/**
 * Purges again what failed before, and `also` these tags, all at once; answers how many kept purges are
 * done. Those of the last 90 s stay for a later run. Throws while it still fails.
 */
export async function retryPurges(also: readonly string[] = [], now = Date.now()): Promise<number> {
  const store = openStore('purges');
  const keys = (await store.list()).map(({ key }) => key);
  const kept = await Promise.all(keys.map((key) => store.readJson<{ tags: string[] }>(key)));
  const tags = [...new Set([...also, ...kept.flatMap((entry) => entry?.value.tags ?? [])])];
  if (hasCdn() && tags.length > 0) await purgeInTime(tags, 8_000);
  const done = keys.filter((key) => isOver(key, now));
  for (const key of done) await store.remove(key);
  return done.length;
}
