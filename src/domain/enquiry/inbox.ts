import { findDelivery } from '../mail/mails';
import type { Enquiry } from './schema';

/** The inbox's query, as in its address; `show` is a status or another filter, '' for all but possible spam. */
export const defaultInboxQuery = { text: '', show: '', enquiry: '' };
export type InboxQuery = typeof defaultInboxQuery;

/** What the inbox answers to a query: its first enquiries, and what is said of all of them. */
export interface InboxView {
  rows: readonly Enquiry[];
  /** The enquiry that the query opens, where it is not among the rows. */
  opened: Enquiry | null;
  /** The names of their visits to the same property at the same time as that of another enquiry. */
  doubles: readonly string[];
  /** How many enquiries the query finds, and how many there are. */
  found: number;
  total: number;
  /** How many enquiries each filter shows. */
  counts: Readonly<Record<string, number>>;
}

/** Whether the day of an enquiry's next action has come, and it is not done; `today` is YYYY-MM-DD. */
export function isDue(
  { status, nextAction }: Pick<Enquiry, 'status' | 'nextAction'>,
  today: string,
): boolean {
  return nextAction !== '' && nextAction <= today && status !== 'done';
}

/** Whether an enquiry is new, and not marked as possible spam. */
export function isUnread({ status, spam }: Pick<Enquiry, 'spam' | 'status'>): boolean {
  return status === 'new' && !spam;
}

/** Whether the email of an enquiry has failed for good, or at least once and will be sent again. */
export function isNotMailed(enquiry: Pick<Enquiry, 'mails'>): boolean {
  const { state, problem } = findDelivery(enquiry, 'enquiry');
  return state === 'failed' || (state === 'pending' && problem !== undefined);
}
