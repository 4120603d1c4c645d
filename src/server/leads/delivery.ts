import type { Lead, LeadDelivery } from '../../domain/lead/schema';
import { openStore } from '../store/open';

/** Somebody else may write at the same moment; more rounds than that mean trouble. */
const rounds = 5;
const leads = () => openStore('leads');

/** A lead, or `null` when there is none. */
export async function readLead(id: string): Promise<Lead | null> {
  const found = await leads().readJson<Lead>(id);
  return found?.value ?? null;
}

/**
 * Claims the next attempt at a lead's mail; `null` when it is not pending, or somebody else was faster.
 * `updatedAt` and `version` are the operator's and stay.
 */
export async function claim(id: string, now: Date): Promise<Lead | null> {
  const found = await leads().readJson<Lead>(id);
  if (found?.value.delivery.state !== 'pending') return null;
  const { delivery } = found.value;
  const claimed: Lead = {
    ...found.value,
    delivery: { ...delivery, attempts: delivery.attempts + 1, attemptedAt: now.toISOString() },
  };
  return (await leads().replaceJson(id, claimed, found.etag)) ? claimed : null;
}

/** Records how an attempt ended, over whatever the operator changed meanwhile; a sent mail stays sent. */
export async function record(id: string, change: Partial<LeadDelivery>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const found = await leads().readJson<Lead>(id);
    if (!found || found.value.delivery.state === 'sent') return;
    const changed: Lead = { ...found.value, delivery: { ...found.value.delivery, ...change } };
    if (await leads().replaceJson(id, changed, found.etag)) return;
  }
  throw new Error(`The delivery of lead ${id} could not be recorded in ${rounds} rounds.`);
}
