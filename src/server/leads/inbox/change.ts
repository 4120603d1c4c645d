import { isQuarantined } from '../../../domain/lead/inbox';
import type { Lead, LeadPatch } from '../../../domain/lead/schema';
import { Conflict } from '../../store/conflict';
import { mailSettings } from '../mail-settings';
import { mark, releaseFromDigest } from '../outbox';
import { claimed } from './claim-now';
import { replaceLead } from './replace';
import { sendNow } from './send-now';

interface ChangeOptions {
  /** The version that the operator has seen; without it the last one wins. */
  ifMatch: string | undefined;
  now: Date;
}

function changed(lead: Lead, { status, note }: LeadPatch, now: Date): Lead {
  return {
    ...lead,
    ...(status !== undefined && { status }),
    ...(note !== undefined && { note }),
    updatedAt: now.toISOString(),
    version: crypto.randomUUID(),
  };
}

async function released(lead: Lead, now: Date): Promise<Lead> {
  if (!mailSettings()) {
    return { ...lead, delivery: { state: 'stored', attempts: lead.delivery.attempts } };
  }
  // Before the lead says so, so that a crash cannot hide that mail is due.
  await mark(lead.id, now);
  return { ...lead, delivery: claimed(lead, now) };
}

async function finishRelease(lead: Lead, now: Date): Promise<Lead> {
  try {
    await releaseFromDigest([lead.id]);
    return lead.delivery.state === 'pending' ? await sendNow(lead, now) : lead;
  } catch (cause) {
    console.warn(`Lead ${lead.id} is released; its mail waits for the scheduler.`, cause);
    return lead;
  }
}

/**
 * Changes status and note of a lead, and takes it out of quarantine; `null` when there is none. Throws
 * `Conflict` with the current lead when somebody changed it since `ifMatch`.
 */
export async function changeLead(
  id: string,
  patch: LeadPatch,
  { ifMatch, now }: ChangeOptions,
): Promise<Lead | null> {
  const isReleased = (lead: Lead) => patch.release === true && isQuarantined(lead);
  const replaced = await replaceLead(id, (current) => {
    if (ifMatch !== undefined && ifMatch !== current.version) throw new Conflict(current);
    const next = changed(current, patch, now);
    return isReleased(current) ? released(next, now) : next;
  });
  if (!replaced) return null;
  const { before, after } = replaced;
  return isReleased(before) ? finishRelease(after, now) : after;
}
