import type { Enquiry } from './schema';

/** The answer of the list calls, for the inbox and for what looks like spam. */
export interface Inbox {
  /** Newest first. */
  enquiries: Enquiry[];
  /** How many older ones are not among them. */
  older: number;
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
