import type { Enquiry } from './schema';

/** Characters of a message that the inbox list holds; the rest comes with the enquiry itself. */
const maxMessageLength = 2_000;

/** An enquiry in the inbox: a very long message is cut. */
export type EnquirySummary = Enquiry & {
  /** Whether the message is cut; the enquiry itself has the whole. */
  isCut: boolean;
};

/** The answer of the list calls, for the inbox and for what looks like spam. */
export interface Inbox {
  /** Newest first. */
  enquiries: EnquirySummary[];
  /** How many older ones are not among them. */
  older: number;
}

/** The inbox list's summary of an enquiry. */
export function summarizeEnquiry(enquiry: Enquiry): EnquirySummary {
  const isCut = enquiry.message.length > maxMessageLength;
  // The cut may leave half of a surrogate pair.
  const message = enquiry.message.slice(0, maxMessageLength).replace(/[\ud800-\udbff]$/, '');
  return { ...enquiry, message, isCut };
}

/** Whether an enquiry looks like spam. */
export function isQuarantined({ delivery }: Pick<Enquiry, 'delivery'>): boolean {
  return delivery.state === 'quarantined';
}

/** Whether the day of an enquiry's next action has come, and it is not done; `today` is YYYY-MM-DD. */
export function isDue(
  enquiry: Pick<Enquiry, 'delivery' | 'status' | 'nextAction'>,
  today: string,
): boolean {
  const { status, nextAction } = enquiry;
  return nextAction !== '' && nextAction <= today && status !== 'done' && !isQuarantined(enquiry);
}

/** Whether an enquiry is new and not quarantined. */
export function isUnread(enquiry: Pick<Enquiry, 'delivery' | 'status'>): boolean {
  return enquiry.status === 'new' && !isQuarantined(enquiry);
}
