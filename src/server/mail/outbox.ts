import type { Delivery, Email } from '../../domain/mail/schema';
import { timeLeft } from '../store/deadline';
import { openStore } from '../store/open';
import {
  afterAttempt,
  claimRequested,
  emailKey,
  whyNotSendable,
  type Delivered,
  type NotSendable,
} from './delivery';
import { mailSettings, sendEmail, type EmailOutcome } from './send';

/** Marks a record that may have to be mailed, from before it is stored until its email is settled. */
export interface Marker {
  key: string;
  /** The name of its `MailKind`. */
  kind: string;
  id: string;
}

/** Markers of the first release have no kind in their keys. */
const firstKind = 'enquiry';
const outbox = () => openStore('outbox');
const keyOf = (kind: string, id: string) => `${kind}/${id}`;

/** Marks a record as to be mailed, before it is stored, so that a crash cannot hide it. */
export async function mark(kind: string, id: string, now: Date): Promise<void> {
  await outbox().writeJson(keyOf(kind, id), { createdAt: now.toISOString() });
}

/** When a marker was written, in milliseconds; `NaN` when it no longer exists or cannot be parsed. */
export async function markedAt({ key }: Marker): Promise<number> {
  const read = (value: unknown) =>
    typeof value === 'object' && value !== null && 'createdAt' in value
      ? Date.parse(String(value.createdAt))
      : NaN;
  return (await outbox().readJson(key, read))?.value ?? NaN;
}

/** Removes the marker: nothing is left to be mailed. */
export async function settle(kind: string, id: string): Promise<void> {
  await outbox().remove(keyOf(kind, id));
}

/** The same for a marker that was listed. */
export async function settleMarker({ key }: Marker): Promise<void> {
  await outbox().remove(key);
}

export async function listMarkers(): Promise<Marker[]> {
  const listed = await outbox().list();
  return listed.map(({ key }) => {
    const [kind, id] = key.includes('/') ? key.split('/', 2) : [firstKind, key];
    return { key, kind: kind ?? '', id: id ?? '' };
  });
}

/** A record that is mailed, such as an enquiry. */
export interface Mailable extends Delivered {
  id: string;
  /** The same at every attempt, as the idempotency key demands. */
  email: Email;
}

/** One kind of record that is mailed. */
export interface MailKind {
  /** Names the kind in markers. */
  name: string;
  /** `null` when nothing is stored under the id. */
  read: (id: string) => Promise<Mailable | null>;
  /**
   * Replaces a delivery with what `next` returns for it (compare and swap), and returns the record
   * as written; `null` when nothing is stored under the id, or `next` returns `null` to leave it
   * unchanged.
   */
  changeDelivery: (
    id: string,
    next: (current: Mailable) => Delivery | null | Promise<Delivery | null>,
  ) => Promise<Mailable | null>;
}

/** An email cannot be sent again now. */
export class CannotSend extends Error {
  constructor(readonly reason: NotSendable) {
    super(`This email cannot be sent again: ${reason}.`);
    this.name = 'CannotSend';
  }
}

/** Milliseconds that a request waits for the mail service. */
const waitMilliseconds = 4_000;
/** Milliseconds reserved for recording the outcome. */
const recordMilliseconds = 2_000;

/**
 * Sends the email of a record whose attempt the caller has claimed, records the outcome and removes
 * the marker unless the email is to be retried. If recording fails, the next attempt has the same
 * key and sends nothing twice.
 */
export async function deliver(
  kind: MailKind,
  { id, email, delivery }: Mailable,
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<EmailOutcome> {
  const outcome = await sendEmail(email, emailKey(keyOf(kind.name, id), delivery), milliseconds);
  const attempt = delivery.attempts;
  // Keeps what the operator or another attempt has written meanwhile; a sent email stays sent.
  await kind.changeDelivery(id, ({ delivery: current }) =>
    current.state === 'sent' ? null : afterAttempt(current, outcome, { attempt, now }),
  );
  if (outcome.kind !== 'retry') await settle(kind.name, id);
  return outcome;
}

/** The same within a request, which has to be answered in time; if there is no time left, the scheduler sends it. */
export async function deliverInRequest(
  kind: MailKind,
  mailable: Mailable,
  now: Date,
): Promise<void> {
  const milliseconds = Math.min(waitMilliseconds, timeLeft() - recordMilliseconds);
  if (milliseconds > 0) await deliver(kind, mailable, { now, milliseconds });
}

/**
 * Sends an email again, at once. Of several concurrent requests only one sends. Throws `CannotSend`
 * when it cannot be sent now; does nothing when nothing is stored under the id.
 */
export async function sendAgain(kind: MailKind, id: string, now: Date): Promise<void> {
  const claimed = await kind.changeDelivery(id, async (current) => {
    const reason = whyNotSendable(current.delivery, mailSettings() !== null, now);
    if (reason) throw new CannotSend(reason);
    await mark(kind.name, id, now);
    return claimRequested(current, now);
  });
  if (claimed) await deliverInRequest(kind, claimed, now);
}
