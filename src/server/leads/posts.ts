import { createHash, randomUUID } from 'node:crypto';
import type { PostCounts } from '../../domain/lead/suspicion';
import { maximumPerDay } from '../../domain/lead/vocabulary';
import { addressKey } from '../http/client-address';
import { withinTime } from '../store/deadline';
import { openStore } from '../store/open';

export const postsPrefix = 'leads/';
/** Counting must never keep a lead from being stored, so it gets only so long. */
const countMilliseconds = 2_000;
/** Markers of one day; far enough past the limit that counting further tells nothing. */
const mostMarkers = maximumPerDay * 2;
const limits = () => openStore('limits');

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Stands for a sender on one day only, so that nobody can be followed from day to day. */
export function senderOf(address: string | undefined, now: Date): string {
  return createHash('sha256')
    .update(`${dayOf(now)} ${addressKey(address)}`)
    .digest('hex')
    .slice(0, 16);
}

async function markAndCount(sender: string, now: Date): Promise<PostCounts> {
  const day = `${postsPrefix}${dayOf(now)}/`;
  const minute = `${day}${now.toISOString().slice(11, 16)}-${sender}-`;
  const own = minute + randomUUID();
  await limits().writeJson(own, {});
  const markers = await limits().list(day);
  if (markers.length > mostMarkers) await limits().remove(own);
  return {
    postsThisMinute: markers.filter(({ key }) => key.startsWith(minute)).length,
    postsToday: markers.length,
  };
}

/** Marks and counts a lead; when counting fails, the lead counts as the first. */
export async function countPosts(sender: string, now: Date): Promise<PostCounts> {
  try {
    return await withinTime(countMilliseconds, () => markAndCount(sender, now));
  } catch (cause) {
    console.warn('Leads could not be counted, so limits are off for this one.', cause);
    return { postsThisMinute: 1, postsToday: 1 };
  }
}
