import { probableAddress } from '../../domain/enquiry/mistyped-address';
import { isEmailAddress } from '../../domain/email-address';
import type { Enquiry, VisitorMail } from '../../domain/enquiry/schema';
import { oneLine } from '../../domain/mail/plain-text';
import type { Property } from '../../domain/property/schema';
import { beginAttempt } from '../mail/delivery';
import { mailedPropertyOf } from '../mail/mailed-property';
import { mailSettings } from '../mail/send';
import { properties } from '../records/properties';
import { withSimilar } from '../records/with-similar';

type Records = ReadonlyMap<string, Property>;

/** Answers that a mailbox gets on one day, so that nobody's is filled from here. */
const maxAnswersPerDay = 2;

const notBegun = { state: 'pending', attempts: 0 } as const;

function propertyTexts(
  { propertyId }: Enquiry,
  records: Records,
): Pick<VisitorMail, 'about' | 'similar'> {
  if (propertyId === undefined) return { similar: [] };
  const { property, others } = withSimilar(records, propertyId);
  const similar = others.map(mailedPropertyOf);
  if (!property) return { similar };
  const { _id: id, name, address } = property;
  return { about: { id, name: oneLine(name), address: oneLine(address) }, similar };
}

/** Whether an enquiry gets an answer; a mistyped address would bring it to a stranger. */
function isAnswerable({ email, spam, delivery, answer, confirmation }: Enquiry): boolean {
  const isGood = delivery.state !== 'stored' && !spam;
  // A visitor whose visit is confirmed already needs none.
  const isOpen = !answer && !confirmation;
  return isGood && isOpen && isEmailAddress(email) && probableAddress(email) === null;
}

/** An address with dots or an added part leads to the same mailbox. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.replace(/\+.*|\./g, '')}@${domain}`;
}

function countAnswers({ email, createdAt }: Enquiry, filed: Iterable<Enquiry>): number {
  const day = createdAt.slice(0, 10);
  const mailbox = mailboxOf(email);
  const sameDay = [...filed].filter((one) => one.answer && one.createdAt.startsWith(day));
  return sameDay.filter((one) => mailboxOf(one.email) === mailbox).length;
}

/** The automatic answer to an enquiry that is filed beside others; nothing when it gets none. */
export type AnswerOf = (
  enquiry: Enquiry,
  filed: ReadonlyMap<string, Enquiry>,
) => VisitorMail | undefined;

/** Prepares the automatic answers, whose texts filing stores. On failure enquiries are filed without them. */
export async function prepareAnswers(received: readonly Enquiry[], now: Date): Promise<AnswerOf> {
  if (!mailSettings()) return () => undefined;
  try {
    const isAboutProperty = received.some(({ propertyId }) => propertyId !== undefined);
    const records: Records = isAboutProperty ? await properties.all() : new Map();
    return (enquiry, filed) => {
      const isAnswered =
        isAnswerable(enquiry) && countAnswers(enquiry, filed.values()) < maxAnswersPerDay;
      if (!isAnswered) return undefined;
      return { at: now.toISOString(), ...propertyTexts(enquiry, records), delivery: notBegun };
    };
  } catch (cause) {
    console.warn('Enquiries are filed without an answer to their visitors.', cause);
    return () => undefined;
  }
}

/** The enquiry with its visit confirmed and the email about it begun; unchanged if nothing is to be confirmed. */
export function withConfirmation(enquiry: Enquiry, records: Records, now: Date): Enquiry {
  if (!enquiry.visit || enquiry.confirmation || enquiry.spam) return enquiry;
  const canMail = mailSettings() !== null && isEmailAddress(enquiry.email);
  return {
    ...enquiry,
    status: enquiry.status === 'new' ? 'in progress' : enquiry.status,
    confirmation: {
      at: now.toISOString(),
      ...propertyTexts(enquiry, records),
      delivery: canMail ? beginAttempt(notBegun, now) : { state: 'stored', attempts: 0 },
    },
  };
}
