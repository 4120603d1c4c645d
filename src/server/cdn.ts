/** What the CDN keeps of our answers, under which tags and for how long, and how a save purges it. */
import { setTimeout as pause } from 'node:timers/promises';
import { purgeCache } from '@netlify/functions';
import { secondsToMidnight } from '../domain/date';
import { secureCookie } from './auth/session';
import { environment } from './env';
import { timeLeft } from './store/deadline';

/** CDN cache tags, one for each kind: its pages and answers have it, and a save purges it. */
export const cacheTags = {
  properties: 'properties',
  blogs: 'blogs',
  pictures: 'pictures',
} as const;

/** Browsers revalidate each time; the CDN may cache until midnight in Chennai, since the day alone changes pages. */
function cacheHeaders(tags: readonly string[], vary: string): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, durable, max-age=${secondsToMidnight(Date.now())}`,
    'netlify-cache-tag': tags.join(','),
    'netlify-vary': vary,
  };
}

/** Varies on the named parameters, or on one that no address has, which ignores all. */
function varyOnQuery(parameters: readonly string[]): string {
  return `query=${parameters.length > 0 ? parameters.join('|') : 'none'}`;
}

/**
 * The CDN may keep a page until midnight in Chennai or a purge; `query` names the parameters that
 * change it. Take the page's day after this call, so that the copy never outlives it.
 */
export function cachePage(
  headers: Headers,
  tags: readonly string[],
  query: readonly string[] = [],
): void {
  for (const [name, value] of Object.entries(cacheHeaders(tags, varyOnQuery(query))))
    headers.set(name, value);
}

/**
 * Headers of a public API answer; `query` names the parameters that change it. The session's cookie is in the key: the
 * operator never gets the visitors' copy.
 */
export function cachedAnswer(
  tags: readonly string[],
  query: readonly string[] = [],
): Record<string, string> {
  return cacheHeaders(tags, `${varyOnQuery(query)},cookie=${secureCookie}`);
}

/** Purges pages by tag; `false` when it failed. One call per save: the platform takes two of a tag in 5 s. */
export async function purge(tags: readonly string[], milliseconds = 2_500): Promise<boolean> {
  if (!environment().hasCdn || tags.length === 0) return true;
  const time = Math.max(0, Math.min(milliseconds, timeLeft()));
  try {
    const isPurged = purgeCache({ tags: [...tags] }).then(() => true);
    if (await Promise.race([isPurged, pause(time, false, { ref: false })])) return true;
    throw new Error(`No answer in ${time} ms.`);
  } catch (cause) {
    console.warn(`The CDN was not purged of ${tags.join(', ')}; the sweep does it.`, cause);
    return false;
  }
}
