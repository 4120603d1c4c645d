import type { Enquiry, EnquiryInput, Suspicion } from './schema';
import {
  floodDayLimit,
  maxLinks,
  markAllDayLimit,
  networkDayLimit,
  networkMinuteLimit,
  maxSpam,
  minOpenMilliseconds,
  type SuspicionCode,
} from './fields';

function countLinks(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

const none = 0;
const weak = 1;
const strong = 2;

interface PostCounts {
  /** Of each network of the sender, the narrowest first. */
  networks: readonly { thisMinute: number; today: number }[];
  allToday: number;
}

/** The largest share of a limit: wider networks may send more, so each step halves the count. */
function findFurthest(counts: readonly number[]): { number: number; share: number } {
  return counts
    .map((number, index) => ({ number, share: number / 2 ** index }))
    .reduce((one, other) => (other.share > one.share ? other : one), { number: 0, share: 0 });
}

/** Whether the office hears of an enquiry by the hour only: its sender has sent many today, or all together have. */
export function isHourly({ networks, allToday }: PostCounts): boolean {
  return (
    allToday > floodDayLimit ||
    findFurthest(networks.map(({ today }) => today)).share > networkDayLimit
  );
}

/** Why an enquiry looks like spam: one strong sign or two weak ones; empty when it does not. */
export function findSuspicion(
  input: EnquiryInput,
  { networks, allToday }: PostCounts,
): Suspicion[] {
  const { website, openFor, zone, name, subject, propertyName, message, owner } = input;
  const texts = [name, subject, propertyName, message, owner?.place, owner?.residence];
  const links = countLinks(texts.join('\n'));
  const hasLink = links + countLinks(website) > 0;
  const minute = findFurthest(networks.map(({ thisMinute }) => thisMinute));
  const day = findFurthest(networks.map(({ today }) => today));
  const weigh = (value: number, limit: number, hardLimit = Infinity) =>
    value > hardLimit ? strong : value > limit ? weak : none;
  const isQuick = openFor !== undefined && openFor < minOpenMilliseconds;
  // With autofill a browser says its time zone alone.
  const isOfBrowser = openFor !== undefined || zone !== undefined;
  const isFull = allToday > markAllDayLimit;
  const signs: { code: SuspicionCode; number: number; weight: number }[] = [
    // `website` is the honeypot. Browsers without styles and script show it, so that people may write into it, but no link.
    {
      code: 'hidden field',
      number: 0,
      weight: website === '' ? none : isOfBrowser || hasLink ? strong : weak,
    },
    { code: 'too fast', number: openFor ?? 0, weight: isQuick ? weak : none },
    { code: 'links', number: links, weight: weigh(links, maxLinks) },
    {
      code: 'posts in a minute',
      number: minute.number,
      weight: weigh(minute.share, networkMinuteLimit),
    },
    {
      code: 'posts in a day',
      number: day.number,
      // Beyond twice the limit it is one machine, and no phone network that people share. Marked, its messages do not count
      // towards a flood.
      weight: weigh(day.share, networkDayLimit, 2 * networkDayLimit),
    },
    { code: 'flood', number: allToday, weight: weigh(allToday, floodDayLimit, markAllDayLimit) },
    // Only among those that a flood has marked anyway: these are evicted first.
    { code: 'no browser', number: 0, weight: isFull && !isOfBrowser ? weak : none },
  ];
  const found = signs.filter(({ weight }) => weight > none);
  const sum = found.reduce((before, { weight }) => before + weight, none);
  return sum < strong ? [] : found.map(({ code, number }) => ({ code, number }));
}

/** Whether somebody has worked on an enquiry: its state, a note or a next action says so. */
export function isWorkedOn({
  status,
  note,
  nextAction,
}: Pick<Enquiry, 'status' | 'note' | 'nextAction'>): boolean {
  return status !== 'new' || note !== '' || nextAction !== '';
}

type Marked = Pick<
  Enquiry,
  'id' | 'createdAt' | 'spam' | 'suspicion' | 'status' | 'note' | 'nextAction'
>;

/**
 * The ids of the possible spam beyond the number that is kept; it is deleted unread. Kept first: what only the flood has
 * marked, then what has a sign of its own, each newest first. What somebody has worked on is never evicted.
 */
export function findEvicted(enquiries: Iterable<Marked>): string[] {
  const hasOwnSign = ({ suspicion }: Marked) => suspicion.some(({ code }) => code !== 'flood');
  const keepFirst = (one: Marked, other: Marked) =>
    Number(hasOwnSign(one)) - Number(hasOwnSign(other)) ||
    other.createdAt.localeCompare(one.createdAt);
  const spam = [...enquiries].filter((enquiry) => enquiry.spam && !isWorkedOn(enquiry));
  return spam
    .sort(keepFirst)
    .slice(maxSpam)
    .map(({ id }) => id);
}
