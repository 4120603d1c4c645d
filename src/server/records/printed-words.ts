import type { PropertyEntry } from '../../domain/property/schema';
import { cacheTags, cachedAnswer } from '../cdn';
import { privateJson, taggedJson } from '../http/reply';
import type { Call } from '../http/router';
import { properties } from './properties';

const byId = (listed: readonly PropertyEntry[]) =>
  Object.fromEntries(listed.map(({ _id, words = '' }) => [_id, words]));

/**
 * `GET /api/property/getwords`: what pages print beside the summaries, by id, for the search; of the homes that visitors see,
 * for who is signed in of all, as the list has them.
 */
export async function answerPrintedWords(call: Call): Promise<Response> {
  if ((await call.session()) !== null) return privateJson(byId(await properties.listPresent()));
  const printed = byId(await properties.listShown());
  return taggedJson(call.request, printed, cachedAnswer([cacheTags.properties]));
}
