import type { Enquiry } from './schema';
import { shorten } from '../shorten';

/** Characters of a message that the inbox list holds; the rest comes with the enquiry itself. */
const maxMessageLength = 2_000;
/** The same for quarantined enquiries: strangers can send any number of them. */
const maxQuarantinedMessageLength = 200;
const maxQuarantinedLineLength = 80;

/** An enquiry in the inbox: a very long message is cut, and every text of a quarantined one. */
export type EnquirySummary = Enquiry & {
  /** Whether any text is cut; the enquiry itself has the whole. */
  isCut: boolean;
};

/** The answer of the list call. */
export interface Inbox {
  /** Newest first. */
  enquiries: EnquirySummary[];
  /** New enquiries, quarantined ones apart. */
  unread: number;
  quarantined: number;
  /** How many older quarantined ones the inbox omits; all are stored. */
  older: number;
  /** How many the index has not caught up with yet: the next call returns more of them. */
  left: number;
}

/** The inbox list's summary of an enquiry. */
export function summarizeEnquiry(enquiry: Enquiry): EnquirySummary {
  if (isQuarantined(enquiry)) return summarizeQuarantined(enquiry);
  const isCut = enquiry.message.length > maxMessageLength;
  // The cut may leave half of a surrogate pair.
  const message = enquiry.message.slice(0, maxMessageLength).replace(/[\ud800-\udbff]$/, '');
  return { ...enquiry, message, isCut };
}

/** Short texts, so that a flood of them fits; email and phone number stay whole. */
function summarizeQuarantined(enquiry: Enquiry): EnquirySummary {
  const cut = {
    name: shorten(enquiry.name, maxQuarantinedLineLength),
    subject: shorten(enquiry.subject, maxQuarantinedLineLength),
    propertyName: shorten(enquiry.propertyName, maxQuarantinedLineLength),
    message: shorten(enquiry.message, maxQuarantinedMessageLength),
  };
  const isCut = Object.entries(cut).some(
    ([key, text]) => text !== enquiry[key as keyof typeof cut],
  );
  return { ...enquiry, ...cut, isCut };
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
