/**
 * Whether an enquiry is possible spam: by its own signs, and by how many came today in all and from the networks of its sender.
 * It stores nothing but what it counts.
 */
import { floodDayLimit } from '../../domain/enquiry/fields';
import type { EnquiryInput, Suspicion } from '../../domain/enquiry/schema';
import { findSigns, findSuspicion, isCounted, isMachine } from '../../domain/enquiry/suspicion';
import { findNetworks } from '../http/networks';
import { requireDayHash } from '../limits/day-hash';
import { writeCountedMark } from '../limits/day-marks';
import { timeLimits, withinTime } from '../store/deadline';

interface Judgement {
  /** What the sender's narrowest network is called today; '' where nothing was counted. */
  networkHash: string;
  suspicion: Suspicion[];
  /** Whether the office hears of it by the hour, not at once. */
  isHourly: boolean;
}

async function hashNetworks(ip: string | undefined, now: Date): Promise<string[]> {
  // Without an IP address nothing is counted: all such senders would count as one.
  return ip === undefined ? [] : findNetworks(ip).map(await requireDayHash(now));
}

async function countEnquiry(
  signs: readonly Suspicion[],
  ip: string | undefined,
  now: Date,
): Promise<Judgement> {
  const networks = await hashNetworks(ip, now);
  const { marked, undo } = await writeCountedMark('enquiries', networks, now);
  const { length: allToday } = marked;
  const countOf = (network: string) => marked.filter((parts) => parts.includes(network)).length;
  const suspicion = findSuspicion(signs, { networks: networks.map(countOf), allToday });
  if (!isCounted(suspicion, allToday)) await undo();
  return { networkHash: networks[0] ?? '', suspicion, isHourly: allToday > floodDayLimit };
}

/**
 * Looks for signs of spam in an enquiry, and counts it among those of its day and its networks where its own are not enough. What
 * cannot be counted may be one of a flood: the office hears of it by the hour.
 */
export async function judgeEnquiry(
  input: EnquiryInput,
  ip: string | undefined,
  now: Date,
): Promise<Judgement> {
  const signs = findSigns(input);
  if (isMachine(signs)) return { networkHash: '', suspicion: signs, isHourly: false };
  try {
    return await withinTime(timeLimits.count, () => countEnquiry(signs, ip, now));
  } catch (cause) {
    console.warn('Enquiries could not be counted: this one waits for the hourly email.', cause);
    return { networkHash: '', suspicion: [], isHourly: true };
  }
}
