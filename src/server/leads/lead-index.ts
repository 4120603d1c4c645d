import type { DeliveryState } from '../../domain/lead/vocabulary';
import { openStore } from '../store/open';
import { readLead } from './delivery';
import { inBatches } from './in-batches';

/** What is known of a lead without reading it; holds as long as the lead's etag is this one. */
export interface LeadEntry {
  id: string;
  etag: string;
  createdAt: string;
  state: DeliveryState;
}

const key = 'leads';
/** Leads read anew in one go; a nightly run catches up on the rest the next night. */
const mostReads = 2_000;

async function oldEntries(): Promise<Map<string, LeadEntry>> {
  // A broken index counts as none: it is a cache.
  const found = await openStore('derived')
    .readJson<LeadEntry[]>(key)
    .catch(() => null);
  return new Map(found?.value.map((entry) => [entry.id, entry]));
}

async function readEntry({
  key: id,
  etag,
}: {
  key: string;
  etag: string;
}): Promise<LeadEntry | null> {
  const lead = await readLead(id);
  return lead && { id, etag, createdAt: lead.createdAt, state: lead.delivery.state };
}

/** Brings the index of leads up to date by reading only those that changed, stores it and answers it. */
export async function rebuildLeadIndex(): Promise<LeadEntry[]> {
  const old = await oldEntries();
  const listed = await openStore('leads').list();
  const changed = listed.filter(({ key: id, etag }) => old.get(id)?.etag !== etag);
  const read = await inBatches(changed.slice(0, mostReads), 10, readEntry);
  const fresh = new Map(read.flatMap((entry) => (entry ? [[entry.id, entry]] : [])));
  const entries = listed.flatMap(({ key: id }) => fresh.get(id) ?? old.get(id) ?? []);
  await openStore('derived').writeJson(key, entries);
  return entries;
}
