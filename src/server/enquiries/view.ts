/** Answers the queries of the inbox with the enquiries that are seen. */
import { inbox } from '../../content/admin/inbox';
import { ownerTexts } from '../../content/enquiries/owner';
import { isoDay } from '../../domain/date';
import { defaultInboxQuery, type InboxView } from '../../domain/enquiry/inbox';
import { viewInbox } from '../../domain/enquiry/inbox-view';
import { readLimit, readQuery } from '../../domain/list/query';
import { privateJson, takeWhileFits } from '../http/reply';
import type { Call } from '../http/router';
import { StoreUnavailable } from '../store/key-value-store';
import { properties } from '../records/properties';
import { loadEnquiries } from './inbox';

/** What a text says of homes; `null` without the store, as the enquiries are found by their own words too. */
async function understand(text: string) {
  if (text.trim() === '') return null;
  // The words of the search are slow to load, and most queries have no text.
  const { makeFinder } = await import('../records/find-properties');
  try {
    return makeFinder(await properties.listPresent(), 'enquiries')(text);
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    console.warn('The homes that a search of the inbox means could not be read.', thrown);
    return null;
  }
}

/** The view of the inbox that a query string asks for, for a person by id. Throws `StoreUnavailable`. */
export async function loadInbox(address: string, person: string): Promise<InboxView> {
  const query = readQuery(defaultInboxQuery, address);
  const [enquiries, understood] = await Promise.all([loadEnquiries(), understand(query.text)]);
  const view = viewInbox(enquiries, {
    query,
    understood,
    person,
    today: isoDay(new Date().toISOString()),
    limit: readLimit(address),
    shows: inbox.filters.map(([show]) => show),
    formatOwner: (owner) => Object.values(ownerTexts(owner)).join('\n'),
  });
  return { ...view, rows: takeWhileFits(view.rows) };
}

/** `GET /api/enquiry/list?text=&show=&enquiry=&limit=`: the enquiries that a query finds, and what is said of all of them. */
export async function listEnquiries({ request, session }: Call): Promise<Response> {
  const signedIn = await session();
  return privateJson(await loadInbox(new URL(request.url).search, signedIn?.person ?? ''));
}
