/** What is stored of a mail beside the record that it is about: its words, how far it has come, and what it names. */
import * as z from 'zod';
import { isId } from '../record';

const time = z.string().optional();

/** A home as an email names it. */
export const mailedProperty = z.object({ id: z.string().refine(isId), text: z.string() });
export type MailedProperty = z.output<typeof mailedProperty>;

const attachment = z.object({ filename: z.string(), content: z.string() });
export type Attachment = z.output<typeof attachment>;

/** A plain-text email; `sendEmail` adds the sender, and the office as the receiver where none is named. */
const storedEmail = z.object({
  /** One address; none means the office. */
  to: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(attachment).optional(),
});
export type Email = z.output<typeof storedEmail>;

/**
 * `pending`: waits for its first or next attempt. `stored`: is not mailed, since no mail is set up or its record has none of its
 * kind; every record is stored, whatever the state of its mails.
 */
const mailStates = ['pending', 'sent', 'failed', 'stored'] as const;

/**
 * A mail of a record, stored with it: its words from its first attempt until it has ended, as the mail service rejects another
 * text under the same key. Times are ISO 8601 in UTC.
 */
export const storedMail = z.object({
  kind: z.enum(['enquiry', 'answer', 'confirmation', 'news']),
  /** Names it to the mail service, which sends once a key. */
  key: z.string(),
  /** When it was first due. */
  at: z.iso.datetime(),
  /** The time of the visit that it confirms. */
  visit: time,
  email: storedEmail.optional(),
  state: z.enum(mailStates),
  attempts: z.number().default(0),
  attemptedAt: time,
  /** When the operator last asked for a mail that had been given up or held back. */
  requestedAt: time,
  /** Why the last attempt failed, for the operator; absent while the outcome of a pending one is not known. */
  problem: z.string().optional(),
  sentAt: time,
});
export type Mail = z.output<typeof storedMail>;

/** An email that was tried. */
export const triedEmail = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Why it did not go out; `null` if it did. */
  problem: z.string().nullable(),
});
export type TriedEmail = z.output<typeof triedEmail>;
