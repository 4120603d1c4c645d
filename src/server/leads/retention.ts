import { company } from '../../content/company';
import { openStore } from '../store/open';
import { inBatches } from './in-batches';
import { rebuildLeadIndex, type LeadEntry } from './lead-index';
import { due, mark, release, releaseFromDigest } from './outbox';

const day = 24 * 60 * 60_000;
/** Leads dropped in one night. */
const mostLeads = 500;

/** Removes a lead and all that points to it. */
export async function eraseLead(id: string): Promise<void> {
  await openStore('leads').remove(id);
  await release(id);
  await releaseFromDigest(id);
}

async function markForgotten(entries: LeadEntry[], now: Date): Promise<void> {
  const marked = new Set(await due());
  const forgotten = entries.filter(({ id, state }) => state === 'pending' && !marked.has(id));
  await inBatches(forgotten, 10, ({ id }) => mark(id, now));
}

/**
 * Drops leads older than the company keeps them, and marks pending ones that are not on the outbox,
 * so that no lead waits for ever.
 */
export async function tidyLeads(now: Date): Promise<void> {
  const entries = await rebuildLeadIndex();
  const oldest = new Date(now.getTime() - company.leadRetentionDays * day).toISOString();
  const old = entries.filter(({ createdAt }) => createdAt < oldest);
  await inBatches(old.slice(0, mostLeads), 10, ({ id }) => eraseLead(id));
  await markForgotten(
    entries.filter(({ createdAt }) => createdAt >= oldest),
    now,
  );
}
