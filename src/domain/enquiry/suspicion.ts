/**
 * What makes an enquiry look like spam, and what goes when a flood brings more of it than is kept. Only what a post has is a
 * sign, never what it lacks: a browser may have no script, no clock, no style sheet.
 */
import type { Enquiry, PostedEnquiry, Suspicion } from './schema';
import {
  floodDayLimit,
  markAllDayLimit,
  maxLinks,
  maxSpam,
  minOpenMilliseconds,
  networkDayLimit,
} from './fields';

function countLinks(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

/** Whether a script ran where a message was written: with autofill a browser says its time zone alone. */
export const ranScript = ({ openFor, zone }: Pick<Partial<PostedEnquiry>, 'openFor' | 'zone'>) =>
  openFor !== undefined || zone !== undefined;

/** What a message has of a machine's, each with the value that was measured, or 0. */
export function findSigns(input: PostedEnquiry): Suspicion[] {
  const { website, openFor, name, subject, propertyName, message, owner } = input;
  const texts = [
    name,
    subject,
    propertyName,
    message,
    owner?.place,
    owner?.residence,
    owner?.contact,
  ];
  const links = countLinks(texts.join('\n'));
  // `website` is the honeypot. Browsers without styles and script show it, so that people may write into it, but no link.
  const isFilled = website !== '' && (ranScript(input) || links + countLinks(website) > 0);
  const isQuick = openFor !== undefined && openFor < minOpenMilliseconds;
  return [
    ...(isFilled ? [{ code: 'hidden field' as const, number: 0 }] : []),
    ...(isQuick ? [{ code: 'too fast' as const, number: openFor }] : []),
    ...(links > maxLinks ? [{ code: 'links' as const, number: links }] : []),
  ];
}

/** Whether the signs of a message are enough, whoever has sent it: the honeypot, or two others. */
export function isMachine(signs: readonly Suspicion[]): boolean {
  return signs.length > 1 || signs.some(({ code }) => code === 'hidden field');
}

interface PostCounts {
  /** Messages of the day from each network of the sender, the narrowest first, with this one. */
  networks: readonly number[];
  allToday: number;
}

/** How many messages of a day a network has room for: the fuller the day, the fewer, and with a sign a quarter of them. */
function findRoom(signs: readonly Suspicion[], allToday: number): number {
  const share = Math.max(1, Math.floor(markAllDayLimit / allToday));
  const room = Math.min(networkDayLimit, share);
  return signs.length === 0 ? room : Math.floor(room / 4);
}

/**
 * Why a message is possible spam whose signs are not enough: its network has sent more than there is room for, or the day is
 * full; empty when it is not. A wider network, which more people share, has twice the room of the one in it.
 */
export function findSuspicion(
  signs: readonly Suspicion[],
  { networks, allToday }: PostCounts,
): Suspicion[] {
  const room = findRoom(signs, allToday);
  const tooMany = networks.find((count, index) => count > room * 2 ** index) ?? 0;
  if (tooMany === 0 && allToday <= markAllDayLimit) return [];
  return [
    ...signs,
    ...(tooMany > 1 ? [{ code: 'posts in a day' as const, number: tooMany }] : []),
    ...(allToday > floodDayLimit ? [{ code: 'flood' as const, number: allToday }] : []),
  ];
}

const hasOwnSign = (suspicion: readonly Suspicion[]) =>
  suspicion.some(({ code }) => code !== 'flood');

/**
 * Whether an enquiry counts among those of its day. One with a sign of its own does not, else its sender could fill the day
 * for all others, nor one beyond all that is kept of a day.
 */
export function isCounted(suspicion: readonly Suspicion[], allToday: number): boolean {
  return !hasOwnSign(suspicion) && allToday <= markAllDayLimit + maxSpam;
}

type Handled = Pick<Enquiry, 'status' | 'thread' | 'assignedTo' | 'nextAction'>;

/** Whether somebody has worked on an enquiry: its state, its thread, whose it is or a next action says so. */
export function isWorkedOn({ status, thread, assignedTo, nextAction }: Handled): boolean {
  return status !== 'new' || thread.length > 0 || assignedTo !== '' || nextAction !== '';
}

type Marked = Handled & Pick<Enquiry, 'id' | 'createdAt' | 'spam' | 'suspicion' | 'ranScript'>;

/**
 * The ids of the possible spam beyond the number that is kept; it is deleted unread. Kept first: what only the flood has
 * marked, then what has a sign of its own, each newest first. Of the former those written with and without a script are kept
 * in turn, so that a machine of one kind pushes out its own kind. What somebody has worked on is never evicted.
 */
export function findEvicted(enquiries: Iterable<Marked>): string[] {
  const spam = [...enquiries]
    .filter((enquiry) => enquiry.spam && !isWorkedOn(enquiry))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const ofFlood = spam.filter(({ suspicion }) => !hasOwnSign(suspicion));
  const inTurn = [
    ...ofFlood.filter((one) => one.ranScript).entries(),
    ...ofFlood.filter((one) => !one.ranScript).entries(),
  ].sort(([one], [other]) => one - other);
  const signed = spam.filter(({ suspicion }) => hasOwnSign(suspicion));
  return [...inTurn.map(([, one]) => one), ...signed].slice(maxSpam).map(({ id }) => id);
}
