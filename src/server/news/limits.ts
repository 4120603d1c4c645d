import { findMailbox } from '../../domain/email-address';
import { nameNetworks } from '../enquiries/limits';
import { writeCountedMark } from '../marks/limits';
import { hashSecret } from '../secrets';

/** Requests in an hour from one network; each wider one has twice the room of the one in it. */
const maxPerHour = 5;
/** Requests of a day for one mailbox: nobody's is filled from here. */
const maxToMailbox = 5;
/** Requests of a day from everywhere: the mail service has to carry enquiries as well. */
const maxPerDay = 300;

/** Counts a request; `false` when there are too many. Those do not count, else one sender could shut out all others. */
export async function mayRequest(
  sender: string | undefined,
  address: string,
  now: Date,
): Promise<boolean> {
  const [day = '', time = ''] = now.toISOString().split('T');
  const hour = `${time.slice(0, 2)}-`;
  const networks = nameNetworks(sender, now);
  const mailbox = hashSecret(`${day} ${findMailbox(address)}`).slice(0, 16);
  const { marked, undo } = await writeCountedMark(
    'news',
    `${hour}${[...networks, mailbox].join('-')}`,
    now,
  );
  const count = (names: readonly string[], part: string) =>
    names.filter((name) => name.includes(`-${part}-`)).length;
  const thisHour = marked.filter((name) => name.startsWith(hour));
  const isAllowed =
    marked.length <= maxPerDay &&
    count(marked, mailbox) <= maxToMailbox &&
    networks.every((network, index) => count(thisHour, network) <= maxPerHour * 2 ** index);
  if (!isAllowed) await undo();
  return isAllowed;
}
