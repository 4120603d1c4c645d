import { senderOf } from '../enquiries/limits';
import { mark } from '../limits';
import { hashOf } from '../secrets';

/** Requests in an hour, from one sender and for one address: nobody's mailbox is filled from here. */
const maxPerHour = 5;
/** Requests of a day from everywhere: the mail service has to carry enquiries as well. */
const maxPerDay = 300;

/** Counts a request; `false` when there are too many. Those do not count, else one sender could shut out all others. */
export async function mayRequest(
  sender: string | undefined,
  address: string,
  now: Date,
): Promise<boolean> {
  const [day = '', time = ''] = now.toISOString().split('T');
  const hour = time.slice(0, 2);
  const from = `${hour}-${senderOf(sender, now)}-`;
  const to = `-${hashOf(`${day} ${address.toLowerCase()}`).slice(0, 16)}`;
  const { marked, undo } = await mark('news', from.slice(0, -1) + to, now);
  const thisHour = marked.filter((name) => name.startsWith(`${hour}-`));
  const isAllowed =
    marked.length <= maxPerDay &&
    thisHour.filter((name) => name.startsWith(from)).length <= maxPerHour &&
    thisHour.filter((name) => name.includes(`${to}-`)).length <= maxPerHour;
  if (!isAllowed) await undo();
  return isAllowed;
}
