/** How many emails that confirm a request for news go out. One that fails uses up nobody's day. */
import { dayMilliseconds } from '../../domain/date';
import { findMailbox } from '../../domain/email-address';
import { findNetworks } from '../http/networks';
import { attemptWithin, type Limit, LimitReached } from '../limits/attempts';

/** Of one network in an hour; each wider one has twice the room of the one in it. */
const maxPerHour = 5;
const hourMilliseconds = 3_600_000;
/** To one mailbox in 24 hours: nobody's is filled from here. */
const maxToMailbox = 5;
/** To all of them in 24 hours: the mail service has to carry enquiries as well. */
const maxPerDay = 300;

const perDay = (of: string, max: number): Limit => ({
  of,
  spans: [{ max, milliseconds: dayMilliseconds }],
});

/** Sends a confirmation, which answers whether it has gone out; \`too many\` where a limit is reached and none was tried. */
export async function sendWithin(
  sender: string | undefined,
  address: string,
  send: () => Promise<boolean>,
): Promise<boolean | 'too many'> {
  const networks = findNetworks(sender).map((network, index) => ({
    of: `news of network ${network}`,
    spans: [{ max: maxPerHour * 2 ** index, milliseconds: hourMilliseconds }],
  }));
  const mailbox = perDay(`news to ${findMailbox(address)}`, maxToMailbox);
  const limits = [...networks, mailbox, perDay('news', maxPerDay)];
  try {
    return await attemptWithin(limits, send, (isSent) => isSent);
  } catch (thrown) {
    if (thrown instanceof LimitReached) return 'too many';
    throw thrown;
  }
}
