import { inbox } from '../../../content/admin/inbox';
import { formatMinute } from '../../../domain/date';
import type { Delivery } from '../../../domain/mail/mails';

interface DeliveryWords {
  text: string;
  isAlarm: boolean;
  canResend: boolean;
}

const { delivery: words } = inbox;
const withoutStop = (problem: string) => problem.replace(/\.+$/, '');
const fine = (text: string): DeliveryWords => ({ text, isAlarm: false, canResend: false });
const wrong = (text: string): DeliveryWords => ({ text, isAlarm: true, canResend: true });

/** Describes the state of an email: that of an enquiry, or one to its visitor. */
export function describeDelivery({ state, problem, sentAt = '' }: Delivery): DeliveryWords {
  switch (state) {
    case 'sent':
      return fine(words.sent(formatMinute(sentAt)));
    case 'pending':
      return problem === undefined
        ? fine(words.pending)
        : wrong(words.retried(withoutStop(problem)));
    case 'failed':
      return wrong(words.failed(withoutStop(problem ?? words.unknown)));
    case 'stored':
      return { text: words.stored, isAlarm: false, canResend: true };
  }
}
