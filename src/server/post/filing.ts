/**
 * Files received enquiries into their document. With its filing an enquiry gets the automatic answer, if it deserves one, and
 * homes like an owner's; and a flood of possible spam is cut.
 */
import { isoDay } from '../../domain/date';
import { findMailbox, isEmailAddress } from '../../domain/email-address';
import { maxAnswersPerDay, maxAnswersToMailbox } from '../../domain/enquiry/fields';
import { probableAddress } from '../../domain/enquiry/mistyped-address';
import { listConfirmed } from '../../domain/enquiry/asked-visits';
import type { Enquiry } from '../../domain/enquiry/schema';
import { findEvicted } from '../../domain/enquiry/suspicion';
import { findDelivery, findMail, withMail } from '../../domain/mail/mails';
import { similarToOwned } from '../records/with-similar';
import { countEvicted } from './retention';
import { hasMailKey } from './send';
import { type AddToFiled, enquiries, readAllReceived, receivedStore, withReceived } from './stores';
import {
  makeAnswerMail,
  makeMailedProperty,
  type MailedRecords,
  readMailedHomes,
} from './visitor-emails';

/**
 * How long (ms) an enquiry stays received before it is filed: twice the life of a function, as the request that received it
 * may still record what became of its mail.
 */
const receivingMilliseconds = 120_000;

/**
 * Whether an enquiry should get an automatic answer, which must not reach a stranger: none goes to an address that looks
 * mistyped, to possible spam, or in a flood of enquiries, whose addresses may be anybody's. An enquiry came in a flood where
 * the office was not mailed at once.
 */
function deservesAnswer(enquiry: Enquiry): boolean {
  const { email, spam } = enquiry;
  const wasMailedAtOnce = findDelivery(enquiry, 'enquiry').attempts > 0;
  // A visitor whose visit is confirmed already needs no answer.
  const isUnanswered = !findMail(enquiry, 'answer') && listConfirmed(enquiry).length === 0;
  const isGoodAddress = isEmailAddress(email) && probableAddress(email) === null;
  return !spam && wasMailedAtOnce && isUnanswered && isGoodAddress;
}

function isWithinDailyLimits({ email, createdAt }: Enquiry, filed: Iterable<Enquiry>): boolean {
  const day = createdAt.slice(0, 10);
  const mailbox = findMailbox(email);
  const sameDay = [...filed].filter(
    (one) => findMail(one, 'answer') && one.createdAt.startsWith(day),
  );
  const sameMailbox = sameDay.filter((one) => findMailbox(one.email) === mailbox);
  return sameDay.length < maxAnswersPerDay && sameMailbox.length < maxAnswersToMailbox;
}

function addSimilar(enquiry: Enquiry, records: MailedRecords, today: string): Enquiry {
  const { owner, similar } = enquiry;
  if (!owner || similar) return enquiry;
  return { ...enquiry, similar: similarToOwned(owner, records, today).map(makeMailedProperty) };
}

/** Prepares what filing adds to these enquiries. Where the homes cannot be read, nothing is said of them. */
async function prepareFiling(received: readonly Enquiry[], now: Date): Promise<AddToFiled> {
  const canAnswer = hasMailKey();
  const today = isoDay(now.toISOString());
  const isAboutHome = ({ propertyId, owner }: Enquiry) => propertyId !== undefined || owner;
  const records = received.some(isAboutHome) ? await readMailedHomes() : null;
  return (enquiry, filed) => {
    const compared = records ? addSimilar(enquiry, records, today) : enquiry;
    if (!canAnswer || !deservesAnswer(enquiry) || !isWithinDailyLimits(enquiry, filed.values()))
      return compared;
    return { ...compared, mails: withMail(compared.mails, makeAnswerMail(enquiry, records, now)) };
  };
}

/** Files received enquiries in one change, with what is prepared for them, and then removes them. */
export async function fileReceived(now: Date): Promise<void> {
  const receivedBefore = new Date(now.getTime() - receivingMilliseconds).toISOString();
  const received = await readAllReceived();
  const due = received.filter(({ createdAt }) => createdAt <= receivedBefore);
  if (due.length === 0) return;
  const addToFiled = await prepareFiling(due, now);
  const evictedCount = await enquiries.change((document) => {
    const { records } = document;
    const filed = withReceived(document, due, addToFiled);
    const evicted = findEvicted(filed.values());
    for (const id of evicted) filed.delete(id);
    return {
      changed: [...filed.values()].filter((enquiry) => enquiry !== records.get(enquiry.id)),
      evicted: evicted.filter((id) => records.has(id)),
      result: evicted.length,
    };
  });
  if (evictedCount > 0) await countEvicted(evictedCount, now);
  await receivedStore().removeAll(due.map(({ id }) => id));
}
