import { floodDayLimit } from '../../domain/enquiry/fields';
import type { EnquiryInput, Suspicion } from '../../domain/enquiry/schema';
import { findSigns, findSuspicion, isCounted, isMachine } from '../../domain/enquiry/suspicion';
import { findNetworks } from '../http/networks';
import { requireDayHash } from '../limits/day-hash';
import { writeCountedMark } from '../limits/day-marks';
import { timeLimits, withinTime } from '../store/deadline';

interface Judgement {
  /** The sender's narrowest network, as it is named today; '' where nothing was counted. */
  sender: string;
  suspicion: Suspicion[];
  /** Whether the office hears of it by the hour, not at once. */
  isHourly: boolean;
}

async function nameNetworks(address: string | undefined, now: Date): Promise<string[]> {
  // Those of whom no address is known are not one sender.
  return address === undefined ? [] : findNetworks(address).map(await requireDayHash(now));
}

async function countPost(
  signs: readonly Suspicion[],
  address: string | undefined,
  now: Date,
): Promise<Judgement> {
  const networks = await nameNetworks(address, now);
  const { marked, undo } = await writeCountedMark('posts', networks, now);
  const { length: allToday } = marked;
  const countOf = (network: string) => marked.filter((parts) => parts.includes(network)).length;
  const suspicion = findSuspicion(signs, { networks: networks.map(countOf), allToday });
  if (!isCounted(suspicion, allToday)) await undo();
  return { sender: networks[0] ?? '', suspicion, isHourly: allToday > floodDayLimit };
}

/**
 * Looks for signs of spam in a post, and counts it among those of its day and its networks where its own are not enough. What
 * cannot be counted may be one of a flood: the office hears of it by the hour.
 */
export async function judgePost(
  input: EnquiryInput,
  address: string | undefined,
  now: Date,
): Promise<Judgement> {
  const signs = findSigns(input);
  if (isMachine(signs)) return { sender: '', suspicion: signs, isHourly: false };
  try {
    return await withinTime(timeLimits.count, () => countPost(signs, address, now));
  } catch (cause) {
    console.warn('Enquiries could not be counted: this one waits for the hourly email.', cause);
    return { sender: '', suspicion: [], isHourly: true };
  }
}
