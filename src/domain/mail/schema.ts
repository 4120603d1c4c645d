import * as z from 'zod';
import { isId } from '../record';

const time = z.string().optional();

/**
 * `pending`: waits for its first or next attempt. `stored`: will not be mailed, since no mail is set up or it looks like
 * spam; every record is stored, whatever its state.
 */
const deliveryStates = ['pending', 'sent', 'failed', 'stored'] as const;

/** The delivery state of an email, stored with the record that is mailed. Times are ISO 8601 in UTC. */
export const storedDelivery = z.object({
  state: z.enum(deliveryStates),
  attempts: z.number().default(0),
  attemptedAt: time,
  /** When the operator last asked for an email that had been given up or held back. */
  requestedAt: time,
  /** Why the last attempt failed, for the operator; absent while the outcome of a pending one is not known. */
  problem: z.string().optional(),
  sentAt: time,
});

export type Delivery = z.output<typeof storedDelivery>;

/** An email that was tried. */
export const triedEmail = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Why it did not go out; `null` if it did. */
  problem: z.string().nullable(),
});
export type TriedEmail = z.output<typeof triedEmail>;

/** A home as an email names it; stored, as the mail service rejects another text under the same key. */
export const mailedProperty = z.object({ id: z.string().refine(isId), text: z.string() });
export type MailedProperty = z.output<typeof mailedProperty>;

export interface Attachment {
  filename: string;
  content: string;
}

/** A plain-text email; `sendEmail` adds the sender, and the office as the receiver where none is named. */
export interface Email {
  /** One address; none means the office. */
  to?: string;
  headers?: Readonly<Record<string, string>>;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  attachments?: readonly Attachment[];
}
