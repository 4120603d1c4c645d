import type { EnquiryInput, Suspicion } from '../../domain/enquiry/schema';
import { findSuspicion, isHourly } from '../../domain/enquiry/suspicion';
import { findNetworks } from '../http/networks';
import { writeCountedMark } from '../marks/limits';
import { hashSecret } from '../secrets';
import { timeLimits, withinTime } from '../store/deadline';

/** The networks of a sender, the narrowest first; named for one day only, so that nobody can be tracked from day to day. */
export function nameNetworks(address: string | undefined, now: Date): string[] {
  const day = now.toISOString().slice(0, 10);
  return findNetworks(address).map((network) => hashSecret(`${day} ${network}`).slice(0, 16));
}

interface Judgement {
  suspicion: Suspicion[];
  /** Whether the office hears of it by the hour, not at once. */
  isHourly: boolean;
}

async function markAndJudge(
  input: EnquiryInput,
  networks: readonly string[],
  now: Date,
): Promise<Judgement> {
  const minute = `${now.toISOString().slice(11, 16)}-`;
  const { marked, undo } = await writeCountedMark('posts', `${minute}${networks.join('-')}`, now);
  const counts = {
    networks: networks.map((network) => {
      const today = marked.filter((name) => name.includes(`-${network}-`));
      const thisMinute = today.filter((name) => name.startsWith(minute));
      return { thisMinute: thisMinute.length, today: today.length };
    }),
    allToday: marked.length,
  };
  const suspicion = findSuspicion(input, counts);
  if (suspicion.length > 0) await undo();
  return { suspicion, isHourly: isHourly(counts) };
}

/**
 * Looks for signs of spam in a post from these networks. Possible spam counts in no limit, else one sender could have all
 * others marked. What cannot be counted may be one of a flood: the office hears of it by the hour.
 */
export async function judgePost(
  input: EnquiryInput,
  networks: readonly string[],
  now: Date,
): Promise<Judgement> {
  const suspicion = findSuspicion(input, { networks: [], allToday: 1 });
  if (suspicion.length > 0) return { suspicion, isHourly: false };
  try {
    return await withinTime(timeLimits.count, () => markAndJudge(input, networks, now));
  } catch (cause) {
    console.warn('Enquiries could not be counted: this one waits for the hourly email.', cause);
    return { suspicion, isHourly: true };
  }
}
