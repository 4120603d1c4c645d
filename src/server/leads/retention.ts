import { company } from '../../content/company';
import type { LeadSummary } from '../../domain/lead/inbox';
import { openStore } from '../store/open';
import { inParallel } from '../in-parallel';
import { forgetLeads, loadAllLeads, type AllLeads } from './lead-index';
import { due, mark, release, releaseFromDigest } from './outbox';

const day = 24 * 60 * 60_000;
/** Leads dropped in one night. */
const mostLeads = 500;

/** Removes leads and all that points to them. */
export async function eraseLeads(ids: readonly string[]): Promise<void> {
  await inParallel(ids, 10, async (id) => {
    await openStore('leads').remove(id);
    await release(id);
  });
  await releaseFromDigest(ids);
}

async function markForgotten(leads: LeadSummary[], now: Date): Promise<void> {
  const marked = new Set(await due());
  const forgotten = leads.filter(
    ({ id, delivery }) => delivery.state === 'pending' && !marked.has(id),
  );
  await inParallel(forgotten, 10, ({ id }) => mark(id, now));
}

/** The ids of the leads from before that moment, the oldest first. */
function idsBefore(oldest: string, { leads, leftOut }: AllLeads): string[] {
  const day = oldest.slice(0, 10);
  const old = [
    ...leads.map(({ id, createdAt }) => ({ id, since: createdAt })),
    // Of these only the day is known; they go when all of it is over.
    ...[...leftOut].filter(([, out]) => out.day < day).map(([id, out]) => ({ id, since: out.day })),
  ].filter(({ since }) => since < oldest);
  return old.sort((one, other) => one.since.localeCompare(other.since)).map(({ id }) => id);
}

/**
 * Drops leads older than the company keeps them, and marks pending ones that are not on the outbox,
 * so that no lead waits for ever.
 */
export async function tidyLeads(now: Date): Promise<void> {
  const all = await loadAllLeads();
  const oldest = new Date(now.getTime() - company.leadRetentionDays * day).toISOString();
  const old = idsBefore(oldest, all).slice(0, mostLeads);
  await eraseLeads(old);
  await forgetLeads(old);
  await markForgotten(
    all.leads.filter(({ createdAt }) => createdAt >= oldest),
    now,
  );
}
