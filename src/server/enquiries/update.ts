import { cannotSend } from '../../content/enquiries/mails';
import { isQuarantineKey, plainId, quarantineKey } from '../../domain/enquiry/id';
import { parseEnquiry, type Enquiry, type EnquiryPatch } from '../../domain/enquiry/schema';
import { Problem } from '../http/problem';
import { beginRequested, whyNotSendable } from '../mail/delivery';
import { mailSettings } from '../mail/send';
import type { Stamp } from '../store/document';
import { Conflict } from '../store/key-value-store';
import { filedAs, readEnquiry, receivedUnder, withReceived } from './file';
import { properties } from '../records/properties';
import { confirmations, mailInRequest, toOffice } from './pending';
import { enquiries, quarantineStore, readQuarantined } from './stores';
import { withConfirmation } from './visitor-mail';

interface UpdateOptions {
  /** The version that the operator has seen; without it the last one wins. */
  ifMatch: string | undefined;
  now: Date;
}

function updated(
  current: Enquiry,
  { status, note, nextAction }: EnquiryPatch,
  { ifMatch, version, at }: Stamp & Pick<UpdateOptions, 'ifMatch'>,
): Enquiry {
  if (ifMatch !== undefined && ifMatch !== current.version) throw new Conflict(current);
  return {
    ...current,
    ...(status !== undefined && { status }),
    // What is done has no next action, unless one is planned with it or afterwards.
    ...(status === 'done' && { nextAction: '' }),
    ...(note !== undefined && { note }),
    ...(nextAction !== undefined && { nextAction }),
    updatedAt: at,
    version,
  };
}

/** Changes one that stays in quarantine. */
async function updateQuarantined(
  key: string,
  patch: EnquiryPatch,
  { ifMatch, now }: UpdateOptions,
): Promise<Enquiry | null> {
  const found = await quarantineStore().readJson(key, parseEnquiry);
  if (!found?.value) return null;
  const stamp = { version: crypto.randomUUID(), at: now.toISOString() };
  const next = updated(found.value, patch, { ...stamp, ifMatch });
  if (await quarantineStore().replaceJson(key, next, found.etag)) return next;
  throw new Conflict(found.value);
}

/** Mails a change that is saved already: when this fails, its email waits for the scheduler. */
async function mailBegun(
  kind: typeof toOffice,
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

/** A released enquiry, at the beginning of its first attempt. */
function released(enquiry: Enquiry, now: Date): Enquiry {
  const { attempts } = enquiry.delivery;
  const delivery = mailSettings()
    ? beginRequested(enquiry, now)
    : ({ state: 'stored', attempts } as const);
  return { ...enquiry, delivery };
}

/**
 * Adds an enquiry to the others, in one change, then removes it from quarantine. Repeated after a crash it is there
 * once. A text that is there already, sent twice, is not added.
 */
async function release(
  key: string,
  patch: EnquiryPatch,
  { ifMatch, now }: UpdateOptions,
): Promise<Enquiry | null> {
  const id = plainId(key);
  const quarantined = await readQuarantined(key);
  if (!quarantined) {
    // A repeated request, because the response to the release was lost.
    const there = await readEnquiry(id);
    return there && quarantineKey(there) === key ? there : null;
  }
  const received = await receivedUnder(id);
  const { enquiry, isNew } = await enquiries.change<{ enquiry: Enquiry; isNew: boolean }>(
    (document, stamp) => {
      const next = released(updated({ ...quarantined, id }, patch, { ...stamp, ifMatch }), now);
      const records = withReceived(document, received);
      // Even if one of this id was erased: the operator wants this one.
      const own = filedAs({ records, erased: new Map() }, next) ?? next;
      const there = records.get(own.id);
      if (there) return { result: { enquiry: there, isNew: false } };
      return { changed: [own], result: { enquiry: own, isNew: true } };
    },
    { now },
  );
  await quarantineStore().remove(key);
  return isNew && enquiry.delivery.state === 'pending'
    ? mailBegun(toOffice, enquiry, now)
    : enquiry;
}

/**
 * Changes status, note and next action of an enquiry, confirms its visit, and releases it from quarantine; `null` when there is none.
 * One that is not filed yet is filed by the change. Throws `Conflict` with the current enquiry when somebody changed
 * it since `ifMatch`.
 */
export async function updateEnquiry(
  id: string,
  patch: EnquiryPatch,
  options: UpdateOptions,
): Promise<Enquiry | null> {
  const { ifMatch, now } = options;
  if (isQuarantineKey(id))
    return patch.release ? release(id, patch, options) : updateQuarantined(id, patch, options);
  const received = await receivedUnder(id);
  const known = patch.confirm ? await properties.all() : null;
  const enquiry = await enquiries.change<Enquiry | null>(
    (document, stamp) => {
      const current = withReceived(document, received).get(id);
      if (!current) return { result: null };
      const patched = updated(current, patch, { ...stamp, ifMatch });
      const next = known ? withConfirmation(patched, known, now) : patched;
      return { changed: [next], result: next };
    },
    { now },
  );
  const { at, delivery } = enquiry?.confirmation ?? {};
  if (!enquiry || at !== now.toISOString() || delivery?.state !== 'pending') return enquiry;
  return mailBegun(confirmations, enquiry, now);
}

function checkSendable(enquiry: Enquiry, now: Date): void {
  const reason = whyNotSendable(enquiry.delivery, mailSettings() !== null, now);
  if (reason) throw new Problem(409, cannotSend[reason], { extra: { current: enquiry } });
}

/**
 * Sends an email again, at once, and returns the enquiry with the outcome; `null` when there is none. Of several
 * requests at the same time only one sends; the others get 409, as when it cannot be sent now.
 */
export async function sendAgain(id: string, now: Date): Promise<Enquiry | null> {
  if (isQuarantineKey(id)) {
    const quarantined = await readQuarantined(id);
    if (quarantined) checkSendable(quarantined, now);
    return null;
  }
  const received = await receivedUnder(id);
  const begun = await enquiries.change<Enquiry | null>((document) => {
    const current = withReceived(document, received).get(id);
    if (!current) return { result: null };
    checkSendable(current, now);
    const next = { ...current, delivery: beginRequested(current, now) };
    return { changed: [next], result: next };
  });
  if (!begun) return null;
  return mailInRequest(toOffice, begun, now);
}
