/**
 * How long enquiries are kept, and their end: erased one by one on request, by the night once they are too old, or pushed out
 * unread by a flood.
 */
import { isDeepStrictEqual } from 'node:util';
import { companyFields } from '../../domain/company/fields';
import { companyId } from '../../domain/company/record';
import {
  findLowerings,
  followChoice,
  type Lowering,
  type Retention,
} from '../../domain/enquiry/retention';
import type { Enquiry } from '../../domain/enquiry/schema';
import { isWorkedOn } from '../../domain/enquiry/suspicion';
import { blankValues } from '../../domain/field';
import { daysBefore, evictedDays, monthsBefore, spamDays } from '../../domain/retention-periods';
import { companyRecords } from '../records/company';
import { evictedMark, retentionMark } from '../schema';
import { StoreUnavailable } from '../store/key-value-store';
import { changeMark, readMark } from '../store/marks';
import { enquiries, readEnquiry, receivedStore } from './stores';

/** Erases an enquiry; `false` when there is none. The record goes last, so that an interruption can be repeated. */
export async function eraseEnquiry(id: string, now: Date): Promise<boolean> {
  if (!(await readEnquiry(id))) return false;
  await receivedStore().remove(id);
  await enquiries.change(() => ({ erased: [id], result: null }), { now });
  return true;
}

const retentionKey = 'enquiry-retention';

/** The months that the company has saved, not those that were built; before its first save the default. */
async function readChoice(): Promise<number> {
  const { entries, records } = await companyRecords.document.read();
  const record = records.get(companyId);
  if (!record && entries.length > 0)
    throw new StoreUnavailable(new Error('The company’s facts are there and cannot be read.'));
  return Number((record ?? blankValues(companyFields)).enquiryRetentionMonths);
}

/**
 * How long enquiries are kept. Whoever looks, a page or the night, marks what this site sees for the first time: from then on
 * a shorter choice counts, by whatever door it came, as records keep their own times in a restore. A mark that is lost or
 * cannot be read counts as no look. Throws `StoreUnavailable`.
 */
export async function followRetention(now: Date): Promise<Retention> {
  const chosen = await readChoice();
  const known = await readMark(retentionKey, retentionMark, now);
  const retention = followChoice(known, chosen, now);
  if (!isDeepStrictEqual(retention, known))
    // Somebody who looked at the same moment may have marked it already.
    await changeMark(
      retentionKey,
      retentionMark,
      (mark) => (isDeepStrictEqual(mark, known) ? retention : null),
      now,
    );
  return retention;
}

/** The shorter choices, and what each would erase. Throws `StoreUnavailable`. */
export async function readLowerings(now: Date): Promise<Lowering[]> {
  const [retention, { records }] = await Promise.all([followRetention(now), enquiries.read()]);
  const times = [...records.values()].map(({ createdAt }) => createdAt);
  return findLowerings(retention, times, now);
}

/**
 * Erases the enquiries that are older than the company keeps them, and old possible spam, in one change. Throws, and erases
 * nothing, where it is not known how long that is.
 */
export async function eraseOldEnquiries(now: Date): Promise<void> {
  const { months } = await followRetention(now);
  const oldest = monthsBefore(now, months);
  const oldestSpam = daysBefore(now, spamDays);
  const isUntouchedSpam = (enquiry: Enquiry) => enquiry.spam && !isWorkedOn(enquiry);
  await enquiries.change(
    ({ records }) => ({
      erased: [...records.values()]
        .filter(
          (one) => one.createdAt < oldest || (isUntouchedSpam(one) && one.createdAt < oldestSpam),
        )
        .map(({ id }) => id),
      result: null,
    }),
    { now },
  );
}

const evictedKey = 'evicted';

const isRecent = ({ at }: { at: string }, now: Date) => at >= daysBefore(now, evictedDays);

/** Counts possible spam that a flood has pushed out unread; a run that is repeated after a crash may count twice. */
export async function countEvicted(count: number, now: Date): Promise<void> {
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
