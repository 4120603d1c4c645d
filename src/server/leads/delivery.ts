import type { Lead, LeadDelivery } from '../../domain/lead/schema';
import { openStore } from '../store/open';
import { nextStep } from './next-step';

/** Somebody else may write at the same moment; more rounds than that mean trouble. */
const rounds = 5;
const leads = () => openStore('leads');

/** A lead, or `null` when there is none. */
export async function readLead(id: string): Promise<Lead | null> {
  const found = await leads().readJson<Lead>(id);
  return found?.value ?? null;
}

/**
 * Claims the next attempt at a lead's mail; `null` when none is due, or somebody else was faster.
 * `updatedAt` and `version` are the operator's and stay.
 */
export async function claim(id: string, now: Date): Promise<Lead | null> {
  const found = await leads().readJson<Lead>(id);
  if (!found || nextStep(found.value, now) !== 'send') return null;
  const { delivery } = found.value;
  const claimed: Lead = {
    ...found.value,
    delivery: {
      ...delivery,
      attempts: delivery.attempts + 1,
      attemptedAt: now.toISOString(),
      answeredAt: undefined,
    },
  };
  return (await leads().replaceJson(id, claimed, found.etag)) ? claimed : null;
}

/**
 * Records how an attempt ended, over whatever the operator changed meanwhile; a sent mail stays sent,
 * and a lead erased meanwhile stays away.
 */
export async function record(
  id: string,
  change: (delivery: LeadDelivery) => LeadDelivery,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const found = await leads().readJson<Lead>(id);
    if (!found || found.value.delivery.state === 'sent') return;
    const changed: Lead = { ...found.value, delivery: change(found.value.delivery) };
    if (await leads().replaceJson(id, changed, found.etag)) return;
  }
  throw new Error(`The delivery of lead ${id} could not be recorded in ${rounds} rounds.`);
}
