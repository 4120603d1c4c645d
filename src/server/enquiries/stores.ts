import { parseEnquiry, type Enquiry } from '../../domain/enquiry/schema';
import { documentOf } from '../store/document';
import { type KeyValueStore, openStore } from '../store/open';

/** The filed enquiries, by id. */
export const enquiries = documentOf<Enquiry>({
  name: 'enquiries',
  history: null,
  read: parseEnquiry,
  idOf: ({ id }) => id,
});
/** What visitors sent and is not filed yet, by id. */
export const receivedStore = () => openStore('received');
/** What looks like spam, in order of time: a flood of it never touches the document. */
export const quarantineStore = () => openStore('quarantine');

/** How many values are read or removed at once. */
export const concurrency = 24;

/**
 * The enquiry under a key of a store; `null` when there is none. One that cannot be read counts as none too, and is
 * reported: it must not hold up the others.
 */
async function readUnder(store: KeyValueStore, key: string): Promise<Enquiry | null> {
  const found = await store.readValue(key, (value) => ({ enquiry: parseEnquiry(value) }));
  if (found === null || found.enquiry?.id === key) return found?.enquiry ?? null;
  console.warn(`Enquiry ${key} cannot be read; it is left out, and stays as it is.`);
  return null;
}

/** An enquiry that waits to be filed. */
export const readReceived = (id: string) => readUnder(receivedStore(), id);

/** An enquiry in quarantine. */
export const readQuarantined = (key: string) => readUnder(quarantineStore(), key);
