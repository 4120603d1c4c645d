import { isQuarantineKey } from '../../domain/enquiry/id';
import { summarizeEnquiry, type EnquirySummary } from '../../domain/enquiry/inbox';
import { parseEnquiry, type Enquiry } from '../../domain/enquiry/schema';
import { StoreUnavailable, type KeyValueStore } from '../store/key-value-store';
import { openStore } from '../store/open';
import type { IndexedKind } from '../store/record-index';

/** Concurrent writers make an attempt fail; needing more attempts than this is an error. */
const maxAttempts = 5;

/** A record before and after a change. */
interface Changed<Stored> {
  before: Stored;
  after: Stored;
}

/** The enquiries, by id. */
export const enquiryStore = () => openStore('enquiries');
/** What looks like spam, in order of time: a flood of it never touches the index of the enquiries. */
export const quarantineStore = () => openStore('quarantine');

/** How the enquiries are indexed. */
export const enquiryKind: IndexedKind<Enquiry, EnquirySummary> = {
  store: 'enquiries',
  format: 5,
  read: parseEnquiry,
  summarize: summarizeEnquiry,
};

/** How the quarantine is indexed: only the newest, which the inbox shows; all are stored. */
export const quarantineKind: IndexedKind<Enquiry, EnquirySummary> = {
  ...enquiryKind,
  store: 'quarantine',
  newestOnly: 200,
};

/** The key in `derived` that holds the last quarantine key that was in a digest. */
export const digestedKey = 'digested';

const storeOf = (id: string) => (isQuarantineKey(id) ? quarantineStore() : enquiryStore());

/** An enquiry, quarantined or not; `null` when there is none. */
export async function readEnquiry(id: string): Promise<Enquiry | null> {
  return (await storeOf(id).readJson(id, parseEnquiry))?.value ?? null;
}

/**
 * Compare and swap: replaces a record with what `next` returns for it, if nobody wrote in between. `null`
 * when there is none, or `next` returns `null` to leave it unchanged. Errors of `next` are passed on.
 */
async function change<Stored>(
  store: KeyValueStore,
  key: string,
  read: (document: unknown) => Stored | null,
  next: (current: Stored) => Stored | null | Promise<Stored | null>,
): Promise<Changed<Stored> | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await store.readJson(key, read);
    if (!found?.value) return null;
    const after = await next(found.value);
    if (after === null) return null;
    if (await store.replaceJson(key, after, found.etag)) return { before: found.value, after };
  }
  throw new StoreUnavailable(new Error(`${key} was written by others ${maxAttempts} times.`));
}

/** The same for an enquiry, quarantined or not. */
export async function changeEnquiry(
  id: string,
  next: (current: Enquiry) => Enquiry | null | Promise<Enquiry | null>,
): Promise<Changed<Enquiry> | null> {
  return change(storeOf(id), id, parseEnquiry, next);
}
