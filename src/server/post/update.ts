/** What the office does with an enquiry: one change of its record, and the email that the change starts. */
import { cannotSend } from '../../content/enquiries/mails';
import { inbox } from '../../content/admin/inbox';
import { referenceText } from '../../content/properties/reference';
import { listConfirmed } from '../../domain/enquiry/asked-visits';
import type { Enquiry, EnquiryPatch, ThreadLine } from '../../domain/enquiry/schema';
import { appendLine, assign, statusAfter } from '../../domain/enquiry/thread';
import { findDelivery, whyNotSendable, withMail } from '../../domain/mail/mails';
import type { Mail } from '../../domain/mail/schema';
import { makeReference } from '../../domain/reference';
import { Problem } from '../http/problem';
import type { Stamp } from '../store/document';
import { Conflict } from '../store/key-value-store';
import { type Mailing, readNamed, withArranged, withConfirmation } from './arrange';
import { lookUp, withCorrection } from './correct';
import { type HomeNames, readHomeNames } from './home-names';
import { mailInRequest } from './mail-attempts';
import { requestOfficeMail } from './office-email';
import { hasMailKey } from './send';
import { enquiries, readUnfiled, withReceived } from './stores';
import { readMailedHomes } from './visitor-emails';

interface UpdateOptions {
  ifMatch: string | undefined;
  now: Date;
}

/** What is read for a change before it is decided, as deciding waits for nothing. */
async function readForPatch({ sent, visit, correction, confirm }: EnquiryPatch) {
  const [homes, named, lookedUp, mailed] = await Promise.all([
    readHomeNames(sent?.homes ?? []),
    readNamed(visit),
    lookUp(correction),
    confirm === undefined ? null : readMailedHomes(),
  ]);
  return { homes, named, lookedUp, mailed };
}

function makeSentLine(sent: NonNullable<EnquiryPatch['sent']>, names: HomeNames) {
  const homes = sent.homes.map((id) => `${names.get(id)} (${referenceText(makeReference(id))})`);
  const text = inbox.thread.sent(homes);
  return { id: sent.id, kind: 'message', text, homes: sent.homes } as const;
}

interface Read extends Pick<UpdateOptions, 'ifMatch'> {
  found: Awaited<ReturnType<typeof readForPatch>>;
}

/** The mails without those about visits that are not confirmed any more. */
function listDue(enquiry: Enquiry): Mail[] {
  const confirmed = listConfirmed(enquiry).map(({ at }) => at);
  return enquiry.mails.filter(({ visit }) => visit === undefined || confirmed.includes(visit));
}

function applyPatch(
  current: Enquiry,
  { status, line, sent, assignedTo, nextAction, correction, visit }: EnquiryPatch,
  { ifMatch, found }: Read,
  stamp: Stamp,
): Enquiry {
  const { version, at, by } = stamp;
  if (ifMatch !== undefined && ifMatch !== current.version) throw new Conflict(current);
  const lines = [line, sent && makeSentLine(sent, found.homes)].filter((one) => one !== undefined);
  const thread = lines.reduce<ThreadLine[]>(
    (before, one) => appendLine({ thread: before }, one, stamp),
    current.thread,
  );
  const written = { ...current, thread };
  const corrected = correction
    ? withCorrection(written, correction, found.lookedUp, stamp)
    : written;
  const arranged = visit ? withArranged(corrected, visit, found.named, stamp) : corrected;
  return {
    ...arranged,
    mails: listDue(arranged),
    ...(status !== undefined && { status }),
    // An enquiry that is set to done loses its next action, unless the same change states one.
    ...(status === 'done' && { nextAction: '' }),
    ...(assignedTo !== undefined && { assignedTo: assign(current.assignedTo, assignedTo, by) }),
    ...(nextAction !== undefined && { nextAction }),
    updatedAt: at,
    by,
    version,
  };
}

async function mailSavedChange(enquiry: Enquiry, begun: Mail, now: Date): Promise<Enquiry | null> {
  try {
    return await mailInRequest(enquiry, begun, now);
  } catch (cause) {
    console.warn(`An email about enquiry ${enquiry.id} waits for the scheduler.`, cause);
    return enquiry;
  }
}

function withRequestedMail(enquiry: Enquiry, now: Date): Required<Mailing> {
  const begun = requestOfficeMail(enquiry, now);
  return { enquiry: { ...enquiry, mails: withMail(enquiry.mails, begun) }, begun };
}

function release(enquiry: Enquiry, now: Date): Mailing {
  const released = { ...enquiry, spam: false };
  return hasMailKey() ? withRequestedMail(released, now) : { enquiry: released };
}

/**
 * Changes, corrects, confirms or releases an enquiry; `null` without one. Throws `Conflict` when it changed since `ifMatch`, or
 * when what is corrected or arranged is not as it was seen.
 */
export async function updateEnquiry(
  id: string,
  patch: EnquiryPatch,
  { ifMatch, now }: UpdateOptions,
): Promise<Enquiry | null> {
  const received = await readUnfiled(id);
  const found = await readForPatch(patch);
  const changed = await enquiries.change<Mailing | null>(
    (document, stamp) => {
      const current = withReceived(document, received).get(id);
      if (!current) return { result: null };
      const patched = applyPatch(current, patch, { ifMatch, found }, stamp);
      const released: Mailing =
        patch.release && current.spam ? release(patched, now) : { enquiry: patched };
      const confirmed: Mailing =
        patch.confirm === undefined
          ? released
          : withConfirmation(released.enquiry, patch.confirm, found.mailed, now);
      const status = patch.status ?? statusAfter(current, confirmed.enquiry);
      const next = { ...confirmed.enquiry, status };
      // Of two mails the second one waits for the sweep.
      const begun = released.begun ?? confirmed.begun;
      return { changed: [next], result: { enquiry: next, ...(begun && { begun }) } };
    },
    { now },
  );
  if (!changed) return null;
  const { enquiry, begun } = changed;
  return begun ? mailSavedChange(enquiry, begun, now) : enquiry;
}

function checkSendable(enquiry: Enquiry, now: Date): void {
  const reason = enquiry.spam
    ? 'spam'
    : whyNotSendable(findDelivery(enquiry, 'enquiry'), hasMailKey(), now);
  if (reason) throw new Problem(409, cannotSend[reason], { extra: { current: enquiry } });
}

/** Sends an email again; `null` without an enquiry, 409 when it cannot be sent or is being sent. */
export async function sendAgain(id: string, now: Date): Promise<Enquiry | null> {
  const received = await readUnfiled(id);
  const started = await enquiries.change<Required<Mailing> | null>((document) => {
    const current = withReceived(document, received).get(id);
    if (!current) return { result: null };
    checkSendable(current, now);
    const mailing = withRequestedMail(current, now);
    return { changed: [mailing.enquiry], result: mailing };
  });
  return started && mailInRequest(started.enquiry, started.begun, now);
}
