import type { Enquiry } from './schema';

export interface InboxContents {
  enquiries: Enquiry[];
  older: number;
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
