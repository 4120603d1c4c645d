/**
 * Answers what the filter of the listings asks for: the homes that visitors see, in rows, and what their pages print beside that.
 * Who is signed in gets the same, as the page itself has no others.
 */
import { once } from '../../domain/once';
import type { PropertySummary } from '../../domain/property/schema';
import { pickSummary } from '../../domain/property-summary';
import { writeRows } from '../../domain/rows';
import { cacheTags, cachedAnswer } from '../cdn';
import { privateJson, taggedJson, takeWhileFits } from '../http/reply';
import type { Call } from '../http/router';
import { properties } from './properties';

const tags = [cacheTags.properties];

const makeRows = once((listed: readonly PropertySummary[]) => writeRows(listed.map(pickSummary)));

/** An answer that the CDN keeps; one to somebody who is signed in is never kept, though it has the same content. */
async function answer(call: Call, value: unknown, query: readonly string[]): Promise<Response> {
  return (await call.session()) === null
    ? taggedJson(call.request, value, cachedAnswer(tags, query))
    : privateJson(value);
}

/** `GET /api/property/getrows`: the homes of the list, in rows. */
export async function answerRows(call: Call): Promise<Response> {
  return answer(call, makeRows(await properties.listShown()), []);
}

/** With this parameter the words begin with the home of that number in the list, from 0. */
const fromParameter = 'from';

/**
 * `GET /api/property/getwords?from=`: what pages print beside the rows, by id, for the search; as much as one answer holds, then
 * `next`, the number that the next one begins with.
 */
export async function answerPrintedWords(call: Call): Promise<Response> {
  const asked = new URL(call.request.url).searchParams.get(fromParameter) ?? '';
  const from = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
  const all = (await properties.listShown()).slice(from);
  const words = takeWhileFits(all.map(({ _id, words = '' }) => [_id, words] as const));
  const next = words.length < all.length ? from + words.length : undefined;
  return answer(call, { words: Object.fromEntries(words), next }, [fromParameter]);
}
