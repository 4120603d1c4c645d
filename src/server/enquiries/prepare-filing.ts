import { isoDay } from '../../domain/date';
import { findMailbox, isEmailAddress } from '../../domain/email-address';
import { maxAnswersPerDay, maxAnswersToMailbox } from '../../domain/enquiry/fields';
import { probableAddress } from '../../domain/enquiry/mistyped-address';
import type { Enquiry } from '../../domain/enquiry/schema';
import { makeMailedProperty } from '../mail/mailed-property';
import { mailSettings } from '../mail/send';
import { similarToOwned } from '../records/with-similar';
import {
  newDelivery,
  propertyTexts,
  readMailedHomes,
  type MailedRecords,
} from './visitor-delivery';

/** Completes an enquiry that is filed beside others: the automatic answer, and homes like an owner's. */
export type Complete = (enquiry: Enquiry, filed: ReadonlyMap<string, Enquiry>) => Enquiry;

/**
 * Whether an enquiry should get an automatic answer. Not to a mistyped address, which may be a stranger's, nor in a flood,
 * when any address may be: then no attempt was made to mail the office at once.
 */
function deservesAnswer({ email, spam, delivery, answer, confirmation }: Enquiry): boolean {
  const wasMailedAtOnce = delivery.attempts > 0;
  // A visitor whose visit is confirmed already needs no answer.
  const isUnanswered = !answer && !confirmation;
  const isGoodAddress = isEmailAddress(email) && probableAddress(email) === null;
  return !spam && wasMailedAtOnce && isUnanswered && isGoodAddress;
}

function isWithinDailyLimits({ email, createdAt }: Enquiry, filed: Iterable<Enquiry>): boolean {
  const day = createdAt.slice(0, 10);
  const mailbox = findMailbox(email);
  const sameDay = [...filed].filter((one) => one.answer && one.createdAt.startsWith(day));
  const sameMailbox = sameDay.filter((one) => findMailbox(one.email) === mailbox);
  return sameDay.length < maxAnswersPerDay && sameMailbox.length < maxAnswersToMailbox;
}

function addSimilar(enquiry: Enquiry, records: MailedRecords, today: string): Enquiry {
  const { owner, similar } = enquiry;
  if (!owner || similar) return enquiry;
  return { ...enquiry, similar: similarToOwned(owner, records, today).map(makeMailedProperty) };
}

/** Prepares what filing adds to these enquiries. Where the homes cannot be read, nothing is said of them. */
export async function prepareFiling(received: readonly Enquiry[], now: Date): Promise<Complete> {
  const hasMail = mailSettings() !== null;
  const today = isoDay(now.toISOString());
  const isAboutHome = ({ propertyId, owner }: Enquiry) => propertyId !== undefined || owner;
  const records = received.some(isAboutHome) ? await readMailedHomes() : null;
  return (enquiry, filed) => {
    const compared = records ? addSimilar(enquiry, records, today) : enquiry;
    if (!hasMail || !deservesAnswer(enquiry) || !isWithinDailyLimits(enquiry, filed.values()))
      return compared;
    const texts = propertyTexts(enquiry.propertyId, records, today);
    return { ...compared, answer: { at: now.toISOString(), ...texts, delivery: newDelivery } };
  };
}
