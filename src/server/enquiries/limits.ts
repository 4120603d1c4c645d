import { createHash, randomUUID } from 'node:crypto';
import { floodPerDay } from '../../domain/enquiry/fields';
import type { EnquiryInput, Suspicion } from '../../domain/enquiry/schema';
import { suspicionOf } from '../../domain/enquiry/suspicion';
import { addressKey } from '../http/request';
import { alertsPrefix } from '../mail/alert';
import { withinTime } from '../store/deadline';
import { openStore } from '../store/open';

const postsPrefix = 'enquiries/';
/** Before the markers of requests for news. */
export const newsPrefix = 'news/';
/** Milliseconds for counting: it must never keep an enquiry from being stored. */
const countMilliseconds = 2_000;
const limits = () => openStore('limits');

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Identifies a sender for one day only, so that nobody can be tracked from day to day. */
export function senderOf(address: string | undefined, now: Date): string {
  return createHash('sha256')
    .update(`${dayOf(now)} ${addressKey(address)}`)
    .digest('hex')
    .slice(0, 16);
}

/** What the signs of spam make of an enquiry. */
interface Judgement {
  /** Why it looks like spam; empty when it does not. */
  suspicion: Suspicion[];
  /** Whether so many came today that the office gets one email about several. */
  isFlood: boolean;
}

async function markAndJudge(input: EnquiryInput, sender: string, now: Date): Promise<Judgement> {
  const day = `${postsPrefix}${dayOf(now)}/`;
  const minute = `${day}${now.toISOString().slice(11, 16)}-${sender}-`;
  const own = minute + randomUUID();
  await limits().writeJson(own, {});
  const markers = await limits().list(day);
  const suspicion = suspicionOf(input, {
    thisMinute: markers.filter((key) => key.startsWith(minute)).length,
    today: markers.filter((key) => key.includes(`-${sender}-`)).length,
    allToday: markers.length,
  });
  if (suspicion.length > 0) await limits().remove(own);
  return { suspicion, isFlood: markers.length > floodPerDay };
}

/**
 * Looks for signs of spam, and counts an enquiry without them: possible spam does not count, else one sender could have
 * the enquiries of all others marked. When counting fails, the enquiry counts as the first.
 */
export async function judgePost(
  input: EnquiryInput,
  sender: string,
  now: Date,
): Promise<Judgement> {
  const suspicion = suspicionOf(input, { thisMinute: 1, today: 1, allToday: 1 });
  const uncounted = { suspicion, isFlood: false };
  if (suspicion.length > 0) return uncounted;
  try {
    return await withinTime(countMilliseconds, () => markAndJudge(input, sender, now));
  } catch (cause) {
    console.warn('Enquiries could not be counted, so limits are off for this one.', cause);
    return uncounted;
  }
}

/** Deletes the markers of earlier days: counted enquiries and requests for news, and sent alerts. */
export async function deleteOldLimitMarkers(now: Date): Promise<void> {
  for (const prefix of [postsPrefix, alertsPrefix, newsPrefix]) {
    const listed = await limits().list(prefix);
    await limits().removeAll(listed.filter((key) => !key.startsWith(prefix + dayOf(now))));
  }
}
