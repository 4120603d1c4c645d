import { probableAddress } from '../../domain/enquiry/mistyped-address';
import { isEmailAddress } from '../../domain/enquiry/email-address';
import { isQuarantined } from '../../domain/enquiry/inbox';
import type { Enquiry, VisitorMail } from '../../domain/enquiry/schema';
import { oneLine } from '../../domain/mail/plain-text';
import type { Property } from '../../domain/property/schema';
import { beginAttempt } from '../mail/delivery';
import { mailedPropertyOf } from '../mail/mailed-property';
import { mailSettings } from '../mail/send';
import { properties } from '../records/properties';
import { withSimilar } from '../records/with-similar';
import { markAnswers } from './limits';
import { concurrency } from './stores';

type Records = ReadonlyMap<string, Property>;

/** Answers that an address gets on one day, so that nobody's mailbox is filled from here. */
const maxAnswersPerDay = 2;

const notBegun = { state: 'pending', attempts: 0 } as const;

/** What is said of properties: by their own names, never the visitor's; nothing of one that is unknown. */
function saidOf({ propertyId }: Enquiry, records: Records): Pick<VisitorMail, 'about' | 'similar'> {
  if (propertyId === undefined) return { similar: [] };
  const { property, others } = withSimilar(records, propertyId);
  const similar = others.map(mailedPropertyOf);
  if (!property) return { similar };
  const { _id: id, name, address } = property;
  return { about: { id, name: oneLine(name), address: oneLine(address) }, similar };
}

/** Whether an enquiry gets an answer. An address that is probably mistyped would bring it to a stranger. */
function isAnswerable({ email, delivery }: Enquiry): boolean {
  const isGood = delivery.state !== 'stored' && delivery.state !== 'quarantined';
  return isGood && isEmailAddress(email) && probableAddress(email) === null;
}

/**
 * The enquiries with the automatic answers that they are to be filed with. Decided at filing, which is one change: what
 * the email says is stored with it, so that it stays the same. A failure costs the answers, never the filing.
 */
export async function withAnswers(received: readonly Enquiry[], now: Date): Promise<Enquiry[]> {
  const answerable = mailSettings() ? received.filter(isAnswerable) : [];
  if (answerable.length === 0) return [...received];
  try {
    const earlier = await markAnswers(answerable, concurrency);
    const records: Records = answerable.some(({ propertyId }) => propertyId !== undefined)
      ? await properties.all()
      : new Map();
    const at = now.toISOString();
    return received.map((enquiry) =>
      (earlier.get(enquiry) ?? Infinity) < maxAnswersPerDay
        ? { ...enquiry, answer: { at, ...saidOf(enquiry, records), delivery: notBegun } }
        : enquiry,
    );
  } catch (cause) {
    console.warn('Enquiries are filed without an answer to their visitors.', cause);
    return [...received];
  }
}

/**
 * The enquiry with its visit or call confirmed, and the email about it at its first attempt; as it is when there is none,
 * or it was confirmed before. The operator who confirms has begun to deal with it.
 */
export function withConfirmation(enquiry: Enquiry, records: Records, now: Date): Enquiry {
  if (!enquiry.visit || enquiry.confirmation || isQuarantined(enquiry)) return enquiry;
  const canMail = mailSettings() !== null && isEmailAddress(enquiry.email);
  return {
    ...enquiry,
    status: enquiry.status === 'new' ? 'in progress' : enquiry.status,
    confirmation: {
      at: now.toISOString(),
      ...saidOf(enquiry, records),
      delivery: canMail ? beginAttempt(notBegun, now) : { state: 'stored', attempts: 0 },
    },
  };
}
