import { findMailbox, isEmailAddress } from '../../domain/email-address';
import { maxAnswersPerDay, maxAnswersToMailbox } from '../../domain/enquiry/fields';
import { probableAddress } from '../../domain/enquiry/mistyped-address';
import type { Enquiry } from '../../domain/enquiry/schema';
import { makeMailedProperty } from '../mail/mailed-property';
import { mailSettings } from '../mail/send';
import { similarToOwned } from '../records/with-similar';
import { notBegun, propertyTexts, readMailedHomes, type MailedRecords } from './visitor-mail';

/** Completes an enquiry that is filed beside others: the automatic answer, and homes like an owner's. */
export type Complete = (enquiry: Enquiry, filed: ReadonlyMap<string, Enquiry>) => Enquiry;

/**
 * Whether an enquiry gets an answer. A mistyped address would bring it to a stranger, and in a flood, when no attempt has
 * begun to mail the office at once, so would anybody's.
 */
function isAnswerable({ email, spam, delivery, answer, confirmation }: Enquiry): boolean {
  const isGood = delivery.attempts > 0 && !spam;
  // A visitor whose visit is confirmed already needs none.
  const isOpen = !answer && !confirmation;
  return isGood && isOpen && isEmailAddress(email) && probableAddress(email) === null;
}

function mayAnswer({ email, createdAt }: Enquiry, filed: Iterable<Enquiry>): boolean {
  const day = createdAt.slice(0, 10);
  const mailbox = findMailbox(email);
  const sameDay = [...filed].filter((one) => one.answer && one.createdAt.startsWith(day));
  const sameMailbox = sameDay.filter((one) => findMailbox(one.email) === mailbox);
  return sameDay.length < maxAnswersPerDay && sameMailbox.length < maxAnswersToMailbox;
}

function addSimilar(enquiry: Enquiry, records: MailedRecords): Enquiry {
  const { owner, similar } = enquiry;
  if (!owner || similar) return enquiry;
  return { ...enquiry, similar: similarToOwned(owner, records).map(makeMailedProperty) };
}

/** Prepares what filing adds to these enquiries. Where the homes cannot be read, nothing is said of them. */
export async function prepareFiling(received: readonly Enquiry[], now: Date): Promise<Complete> {
  const hasMail = mailSettings() !== null;
  const isAboutHome = ({ propertyId, owner }: Enquiry) => propertyId !== undefined || owner;
  const records = received.some(isAboutHome) ? await readMailedHomes() : null;
  return (enquiry, filed) => {
    const compared = records ? addSimilar(enquiry, records) : enquiry;
    if (!hasMail || !isAnswerable(enquiry) || !mayAnswer(enquiry, filed.values())) return compared;
    const texts = propertyTexts(enquiry, records);
    return { ...compared, answer: { at: now.toISOString(), ...texts, delivery: notBegun } };
  };
}
