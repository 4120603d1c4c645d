import { inbox } from '../../../content/inbox';
import { formatMinute } from '../../../domain/date';
import type { LeadDelivery } from '../../../domain/lead/schema';

/** How a lead's mail stands, in words. */
export interface DeliveryWords {
  text: string;
  /** Something went wrong that the operator should know. */
  isAlarm: boolean;
  /** Whether 'Send again' makes sense. */
  canResend: boolean;
}

const { delivery: words } = inbox;
const withoutStop = (problem: string) => problem.replace(/\.+$/, '');
const fine = (text: string): DeliveryWords => ({ text, isAlarm: false, canResend: false });
const wrong = (text: string): DeliveryWords => ({ text, isAlarm: true, canResend: true });

/** Says how the mail of a lead stands. */
export function describeDelivery({ state, problem, sentAt = '' }: LeadDelivery): DeliveryWords {
  switch (state) {
    case 'sent':
      return fine(words.sent.replace('#', formatMinute(sentAt)));
    case 'pending':
      return problem === undefined
        ? fine(words.pending)
        : wrong(words.retried.replace('#', () => withoutStop(problem)));
    case 'failed':
      return wrong(words.failed.replace('#', () => problem ?? words.unknown));
    case 'stored':
      return { text: words.stored, isAlarm: false, canResend: true };
    case 'quarantined':
      return fine(words.quarantined);
  }
}
