import { cannotSend } from '../../content/enquiries/mails';
import type { Enquiry, EnquiryPatch } from '../../domain/enquiry/schema';
import { appendLine, assign } from '../../domain/enquiry/thread';
import type { Delivery } from '../../domain/mail/schema';
import { Problem } from '../http/problem';
import { addRequestedAttempt, whyNotSendable } from '../mail/delivery';
import { mailSettings } from '../mail/send';
import type { Stamp } from '../store/document';
import { Conflict } from '../store/key-value-store';
import { readUnfiled, withReceived } from './file';
import { confirmations, mailInRequest, immediateOfficeMail } from './mail-enquiries';
import { enquiries } from './stores';
import { readMailedHomes, withConfirmation } from './visitor-delivery';

interface UpdateOptions {
  ifMatch: string | undefined;
  now: Date;
}

function applyPatch(
  current: Enquiry,
  { status, line, mine, nextAction }: EnquiryPatch,
  { ifMatch, version, at, by }: Stamp & Pick<UpdateOptions, 'ifMatch'>,
): Enquiry {
  if (ifMatch !== undefined && ifMatch !== current.version) throw new Conflict(current);
  return {
    ...current,
    ...(status !== undefined && { status }),
    // What is done has no next action, unless one is planned with it or afterwards.
    ...(status === 'done' && { nextAction: '' }),
    ...(line && { thread: appendLine(current, line, { at, by }) }),
    ...(mine !== undefined && { assignedTo: assign(current.assignedTo, mine, by) }),
    ...(nextAction !== undefined && { nextAction }),
    updatedAt: at,
    by,
    version,
  };
}

async function mailSavedChange(
  kind: typeof immediateOfficeMail,
  enquiry: Enquiry,
  now: Date,
): Promise<Enquiry | null> {
  try {
    return await mailInRequest(kind, enquiry, now);
  } catch (cause) {
    console.warn(`An email about enquiry ${enquiry.id} waits for the scheduler.`, cause);
    return enquiry;
  }
}

function release(enquiry: Enquiry, now: Date): Enquiry {
  const delivery = mailSettings() ? addRequestedAttempt(enquiry, now) : enquiry.delivery;
  return { ...enquiry, spam: false, delivery };
}

/** Changes, confirms or releases an enquiry; `null` without one. Throws `Conflict` when it changed since `ifMatch`. */
export async function updateEnquiry(
  id: string,
  patch: EnquiryPatch,
  { ifMatch, now }: UpdateOptions,
): Promise<Enquiry | null> {
  const received = await readUnfiled(id);
  const homes = patch.confirm ? await readMailedHomes() : null;
  const enquiry = await enquiries.change<Enquiry | null>(
    (document, stamp) => {
      const current = withReceived(document, received).get(id);
      if (!current) return { result: null };
      const patched = applyPatch(current, patch, { ...stamp, ifMatch });
      const released = patch.release && current.spam ? release(patched, now) : patched;
      const next = patch.confirm ? withConfirmation(released, homes, now) : released;
      return { changed: [next], result: next };
    },
    { now },
  );
  if (!enquiry) return null;
  // Did this change start an email? Then its `attemptedAt` is `now`.
  const { delivery, confirmation } = enquiry;
  const isStartedNow = ({ state, attemptedAt }: Delivery) =>
    state === 'pending' && attemptedAt === now.toISOString();
  if (patch.release && isStartedNow(delivery))
    return mailSavedChange(immediateOfficeMail, enquiry, now);
  if (confirmation && isStartedNow(confirmation.delivery))
    return mailSavedChange(confirmations, enquiry, now);
  return enquiry;
}

function checkSendable(enquiry: Enquiry, now: Date): void {
  const reason = enquiry.spam
    ? 'spam'
    : whyNotSendable(enquiry.delivery, mailSettings() !== null, now);
  if (reason) throw new Problem(409, cannotSend[reason], { extra: { current: enquiry } });
}

/** Sends an email again; `null` without an enquiry, 409 when it cannot be sent or is being sent. */
export async function sendAgain(id: string, now: Date): Promise<Enquiry | null> {
  const received = await readUnfiled(id);
  const started = await enquiries.change<Enquiry | null>((document) => {
    const current = withReceived(document, received).get(id);
    if (!current) return { result: null };
    checkSendable(current, now);
    const next = { ...current, delivery: addRequestedAttempt(current, now) };
    return { changed: [next], result: next };
  });
  if (!started) return null;
  return mailInRequest(immediateOfficeMail, started, now);
}
