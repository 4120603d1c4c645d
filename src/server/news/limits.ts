import { randomUUID } from 'node:crypto';
import { newsPrefix, senderOf } from '../enquiries/limits';
import { openStore } from '../store/open';
import { hashOf } from './stores';

/** Requests in an hour, from one sender and for one address: nobody's mailbox is filled from here. */
const maxPerHour = 5;
/** Requests of a day from everywhere: the mail service has to carry enquiries as well. */
const maxPerDay = 300;

/**
 * Marks and counts a request; `false` when there are too many. Addresses are counted by a hash of the day, and a request
 * that is too many does not count: else one sender could shut out all others.
 */
export async function mayRequest(
  sender: string | undefined,
  address: string,
  now: Date,
): Promise<boolean> {
  const limits = openStore('limits');
  const day = now.toISOString().slice(0, 10);
  const hour = now.toISOString().slice(11, 13);
  const prefix = `${newsPrefix}${day}/`;
  const from = `${prefix}${hour}-${senderOf(sender, now)}-`;
  const to = `-${hashOf(`${day} ${address.toLowerCase()}`).slice(0, 16)}-`;
  const own = `${from.slice(0, -1)}${to}${randomUUID()}`;
  await limits.writeJson(own, {});
  const marked = await limits.list(prefix);
  const thisHour = marked.filter((key) => key.startsWith(`${prefix}${hour}-`));
  const isAllowed =
    marked.length <= maxPerDay &&
    thisHour.filter((key) => key.startsWith(from)).length <= maxPerHour &&
    thisHour.filter((key) => key.includes(to)).length <= maxPerHour;
  if (!isAllowed) await limits.remove(own);
  return isAllowed;
}
