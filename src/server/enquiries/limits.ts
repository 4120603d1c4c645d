import { floodPerDay } from '../../domain/enquiry/fields';
import type { EnquiryInput, Suspicion } from '../../domain/enquiry/schema';
import { suspicionOf } from '../../domain/enquiry/suspicion';
import { addressKey } from '../http/request';
import { mark } from '../limits';
import { hashOf } from '../secrets';
import { withinTime } from '../store/deadline';

/** Milliseconds for counting: it must never keep an enquiry from being stored. */
const countMilliseconds = 2_000;

/** Identifies a sender for one day only, so that nobody can be tracked from day to day. */
export function senderOf(address: string | undefined, now: Date): string {
  return hashOf(`${now.toISOString().slice(0, 10)} ${addressKey(address)}`).slice(0, 16);
}

interface Judgement {
  suspicion: Suspicion[];
  isFlood: boolean;
}

async function markAndJudge(input: EnquiryInput, sender: string, now: Date): Promise<Judgement> {
  const minute = `${now.toISOString().slice(11, 16)}-${sender}`;
  const { marked, undo } = await mark('posts', minute, now);
  const suspicion = suspicionOf(input, {
    thisMinute: marked.filter((name) => name.startsWith(`${minute}-`)).length,
    today: marked.filter((name) => name.includes(`-${sender}-`)).length,
    allToday: marked.length,
  });
  if (suspicion.length > 0) await undo();
  return { suspicion, isFlood: marked.length > floodPerDay };
}

/** Looks for signs of spam. Possible spam counts in no limit, else one sender could have all others marked. */
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
