import { createHash, randomUUID } from 'node:crypto';
import type { PostCounts } from '../../domain/enquiry/suspicion';
import { maxPostsPerDay } from '../../domain/enquiry/fields';
import { addressKey } from '../http/request';
import { alertsPrefix } from '../mail/alert';
import { withinTime } from '../store/deadline';
import { openStore } from '../store/open';

const postsPrefix = 'enquiries/';
/** Before the markers of requests for news. */
export const newsPrefix = 'news/';
/** Milliseconds for counting: it must never keep an enquiry from being stored. */
const countMilliseconds = 2_000;
/** Maximum markers of one day: twice the limit, beyond which the number does not matter. */
const maxMarkers = maxPostsPerDay * 2;
const limits = () => openStore('limits');

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Identifies a sender for one day only, so that nobody can be tracked from day to day. */
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
  if (markers.length > maxMarkers) await limits().remove(own);
  return {
    postsThisMinute: markers.filter((key) => key.startsWith(minute)).length,
    postsToday: markers.length,
  };
}

/** Marks and counts an enquiry; when counting fails, the enquiry counts as the first. */
export async function countPosts(sender: string, now: Date): Promise<PostCounts> {
  try {
    return await withinTime(countMilliseconds, () => markAndCount(sender, now));
  } catch (cause) {
    console.warn('Enquiries could not be counted, so limits are off for this one.', cause);
    return { postsThisMinute: 1, postsToday: 1 };
  }
}

/** Deletes the markers of earlier days: counted enquiries and requests for news, and sent alerts. */
export async function deleteOldLimitMarkers(now: Date): Promise<void> {
  for (const prefix of [postsPrefix, alertsPrefix, newsPrefix]) {
    const listed = await limits().list(prefix);
    await limits().removeAll(listed.filter((key) => !key.startsWith(prefix + dayOf(now))));
  }
}
