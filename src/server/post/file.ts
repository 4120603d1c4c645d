/**
 * Files received enquiries into their document, and reads both as one, so that nothing that was received is missing in
 * between. With its filing an enquiry gets the automatic answer and homes like an owner's, and a flood of possible spam is cut.
 */
import pMap from 'p-map';
import { isoDay } from '../../domain/date';
import { findMailbox, isEmailAddress } from '../../domain/email-address';
import { maxAnswersPerDay, maxAnswersToMailbox } from '../../domain/enquiry/fields';
import { probableAddress } from '../../domain/enquiry/mistyped-address';
import { listConfirmed } from '../../domain/enquiry/asked-visits';
import type { Enquiry } from '../../domain/enquiry/schema';
import { findEvicted } from '../../domain/enquiry/suspicion';
import { findDelivery, findMail, furtherMails, withMail } from '../../domain/mail/mails';
import { daysBefore, evictedDays } from '../../domain/retention-periods';
import { similarToOwned } from '../records/with-similar';
import { evictedMark } from '../schema';
import type { Document } from '../store/document-file';
import { changeMark, readMark } from '../store/marks';
import { mailSettings } from './send';
import { enquiries, readReceived, receivedStore } from './stores';
import {
  makeAnswerMail,
  makeMailedProperty,
  type MailedRecords,
  readMailedHomes,
} from './visitor-emails';

/** Adds to an enquiry that is filed beside others the automatic answer, and homes like an owner's. */
type AddAnswer = (enquiry: Enquiry, filed: ReadonlyMap<string, Enquiry>) => Enquiry;

type Filed = Pick<Document<Enquiry>, 'records' | 'erased'>;

/** Twice the life of a function, in milliseconds: that long its request may still record the email. */
const receivingMilliseconds = 120_000;
/** How many are read at once, so that in a flood the inbox still answers and a run ends in time. */
const maxRead = 4_000;
const concurrency = 24;

/** The enquiry as it is filed; `null` when it was erased. Of one already filed, takes only what is known of its mail. */
function mergeReceived({ records, erased }: Filed, received: Enquiry): Enquiry | null {
  const { id } = received;
  if (erased.has(id)) return null;
  const filed = records.get(id);
  if (!filed) return received;
  const mails = furtherMails(filed.mails, received.mails);
  return filed.spam || mails === filed.mails ? filed : { ...filed, mails: [...mails] };
}

/** The filed enquiries with these among them. */
export function withReceived(
  { records, erased }: Filed,
  received: readonly Enquiry[],
  addAnswer: AddAnswer = (enquiry) => enquiry,
): Map<string, Enquiry> {
  const filed = new Map(records);
  for (const enquiry of received) {
    const next = mergeReceived({ records: filed, erased }, enquiry);
    if (next) filed.set(next.id, addAnswer(next, filed));
  }
  return filed;
}

export function newestFirst(one: Enquiry, other: Enquiry): number {
  // As texts: ten thousand times of one form are compared in a hundredth of the time that a language takes.
  return one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0;
}

async function readAllReceived(): Promise<Enquiry[]> {
  const ids = await receivedStore().list();
  const found = await pMap(ids.slice(0, maxRead), readReceived, { concurrency });
  return found.filter((enquiry) => enquiry !== null);
}

/** The unfiled enquiry with this id, as a list of none or one. */
export async function readUnfiled(id: string): Promise<Enquiry[]> {
  if ((await enquiries.read()).records.has(id)) return [];
  const found = await readReceived(id);
  return found ? [found] : [];
}

/** All enquiries, filed or not. Throws `StoreUnavailable`. */
export async function readEnquiries(): Promise<Enquiry[]> {
  // In this order: an enquiry that is filed in between is in the document.
  const received = await readAllReceived();
  return [...withReceived(await enquiries.read(), received).values()];
}

/** One enquiry, filed or not; `null` when there is none. */
export async function readEnquiry(id: string): Promise<Enquiry | null> {
  const received = await readUnfiled(id);
  return withReceived(await enquiries.read(), received).get(id) ?? null;
}

/**
 * Whether an enquiry should get an automatic answer. Not to a mistyped address, which may be a stranger's, nor in a flood,
 * when any address may be: then no attempt was made to mail the office at once.
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
async function prepareAnswers(received: readonly Enquiry[], now: Date): Promise<AddAnswer> {
  const hasMail = mailSettings() !== null;
  const today = isoDay(now.toISOString());
  const isAboutHome = ({ propertyId, owner }: Enquiry) => propertyId !== undefined || owner;
  const records = received.some(isAboutHome) ? await readMailedHomes() : null;
  return (enquiry, filed) => {
    const compared = records ? addSimilar(enquiry, records, today) : enquiry;
    if (!hasMail || !deservesAnswer(enquiry) || !isWithinDailyLimits(enquiry, filed.values()))
      return compared;
    return { ...compared, mails: withMail(compared.mails, makeAnswerMail(enquiry, records, now)) };
  };
}

const evictedKey = 'evicted';

const isRecent = ({ at }: { at: string }, now: Date) => at >= daysBefore(now, evictedDays);

/** Counts possible spam that a flood has pushed out unread; a run that is repeated after a crash may count twice. */
async function countEvicted(count: number, now: Date): Promise<void> {
  await changeMark(evictedKey, evictedMark, (last) => ({
    at: now.toISOString(),
    count: count + (last && isRecent(last, now) ? last.count : 0),
  }));
}

/** How many went unread in the flood of the last days; 0 without one. */
export async function readEvicted(now: Date): Promise<number> {
  const last = await readMark(evictedKey, evictedMark);
  return last && isRecent(last, now) ? last.count : 0;
}

/** Files received enquiries in one change, with what is prepared for them, and then removes them. */
export async function fileReceived(now: Date): Promise<void> {
  const receivedBefore = new Date(now.getTime() - receivingMilliseconds).toISOString();
  const received = await readAllReceived();
  const due = received.filter(({ createdAt }) => createdAt <= receivedBefore);
  if (due.length === 0) return;
  const addAnswer = await prepareAnswers(due, now);
  const evictedCount = await enquiries.change((document) => {
    const { records } = document;
    const filed = withReceived(document, due, addAnswer);
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
