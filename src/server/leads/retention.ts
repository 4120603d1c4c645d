import { company } from '../../content/company';
import type { LeadSummary } from '../../domain/lead/inbox';
import { openStore } from '../store/open';
import { inParallel } from '../in-parallel';
import { forgetLeads, loadLeads } from './lead-index';
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

async function markForgotten(leads: LeadSummary[], now: Date): Promise<void> {
  const marked = new Set(await due());
  const forgotten = leads.filter(
    ({ id, delivery }) => delivery.state === 'pending' && !marked.has(id),
  );
  await inParallel(forgotten, 10, ({ id }) => mark(id, now));
}

/**
 * Drops leads older than the company keeps them, and marks pending ones that are not on the outbox,
 * so that no lead waits for ever.
 */
export async function tidyLeads(now: Date): Promise<void> {
  const leads = await loadLeads();
  const oldest = new Date(now.getTime() - company.leadRetentionDays * day).toISOString();
  const old = leads.filter(({ createdAt }) => createdAt < oldest).slice(-mostLeads);
  await inParallel(old, 10, ({ id }) => eraseLead(id));
  await forgetLeads(old.map(({ id }) => id));
  await markForgotten(
    leads.filter(({ createdAt }) => createdAt >= oldest),
    now,
  );
}
