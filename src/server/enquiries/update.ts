import { records } from '../../content/problems';
import { isQuarantineKey, plainId, quarantineKey } from '../../domain/enquiry/id';
import type { Enquiry, EnquiryPatch } from '../../domain/enquiry/schema';
import { changeVisit } from '../../domain/enquiry/agreed-visits';
import { Problem } from '../http/problem';
import { deliverInRequest } from '../mail/outbox';
import { claimRequested } from '../mail/delivery';
import { mailSettings } from '../mail/send';
import { Conflict } from '../store/key-value-store';
import { enquiryMail, mailableEnquiry } from './enquiry-email';
import { moveToQuarantine } from './first-release';
import { storeEnquiry } from './receive';
import { changeEnquiry, quarantineStore, readEnquiry } from './stored';

interface UpdateOptions {
  /** The version that the operator has seen; without it the last one wins. */
  ifMatch: string | undefined;
  now: Date;
}

function updated(
  current: Enquiry,
  { status, note, nextAction, visit }: EnquiryPatch,
  { ifMatch, now }: UpdateOptions,
): Enquiry {
  if (ifMatch !== undefined && ifMatch !== current.version) throw new Conflict(current);
  if (visit && !current.visit) throw new Problem(422, records.noVisit);
  return {
    ...current,
    ...(status !== undefined && { status }),
    ...(note !== undefined && { note }),
    ...(nextAction !== undefined && { nextAction }),
    ...(visit && current.visit && { visit: changeVisit(current.visit, visit) }),
    updatedAt: now.toISOString(),
    version: crypto.randomUUID(),
  };
}

/** A released enquiry, with its first attempt claimed. */
function released(enquiry: Enquiry, now: Date): Enquiry {
  const delivery = mailSettings()
    ? claimRequested(enquiry, now)
    : ({ state: 'stored', attempts: enquiry.delivery.attempts } as const);
  return { ...enquiry, delivery };
}

/** Mails what was released; if this fails, the scheduler mails it later. */
async function finishRelease(enquiry: Enquiry, now: Date): Promise<Enquiry> {
  if (enquiry.delivery.state !== 'pending') return enquiry;
  try {
    await deliverInRequest(enquiryMail, mailableEnquiry(enquiry), now);
    return (await readEnquiry(enquiry.id)) ?? enquiry;
  } catch (cause) {
    console.warn(`Enquiry ${enquiry.id} is released; its email waits for the scheduler.`, cause);
    return enquiry;
  }
}

/** Deletes the copy that an interrupted release left in quarantine, if there is one. */
export async function removeReleasedCopy(
  enquiry: Pick<Enquiry, 'id' | 'createdAt'>,
): Promise<void> {
  const copy = await readEnquiry(quarantineKey(enquiry));
  if (copy?.createdAt === enquiry.createdAt) await quarantineStore().remove(copy.id);
}

/**
 * Moves an enquiry out of quarantine: writes marker and enquiry, then removes the copy in
 * quarantine. Every step may be repeated after a crash.
 */
async function release(
  key: string,
  patch: EnquiryPatch,
  options: UpdateOptions,
): Promise<Enquiry | null> {
  const current = await readEnquiry(key);
  if (!current) {
    // A repeated request, because the response to the release was lost.
    const there = await readEnquiry(plainId(key));
    return there && quarantineKey(there) === key ? there : null;
  }
  const next = { ...updated(current, patch, options), id: plainId(key) };
  const { enquiry, created } = await storeEnquiry(released(next, options.now), options.now);
  try {
    await quarantineStore().remove(key);
  } catch (cause) {
    console.warn(`Enquiry ${enquiry.id} is released; its copy in quarantine stays for now.`, cause);
  }
  return created ? finishRelease(enquiry, options.now) : enquiry;
}

/**
 * Changes status, note, next action and visit of an enquiry, and releases it from quarantine; `null` when there is none. Throws
 * `Conflict` with the current enquiry when somebody changed it since `ifMatch`.
 */
export async function updateEnquiry(
  id: string,
  patch: EnquiryPatch,
  options: UpdateOptions,
): Promise<Enquiry | null> {
  if (patch.release === true) {
    const key = isQuarantineKey(id) ? id : await moveToQuarantine(id);
    if (key !== '') return release(key, patch, options);
  }
  const changed = await changeEnquiry(id, (current) => updated(current, patch, options));
  return changed?.after ?? null;
}
