/** For how long enquiries are kept, and when a shorter time that somebody chose begins. */
import { daysAfter, monthsBefore, retentionMonths } from '../retention-periods';

/** Days between the moment at which this site first sees a shorter choice and its beginning: until then it can be taken back. */
export const graceDays = 7;

export interface Retention {
  /** In force: older enquiries are erased. */
  months: number;
  /** A shorter choice, and since when this site knows it (ISO 8601 in UTC); `null` where none waits. */
  shorter: { months: number; since: string } | null;
}

const findBeginning = (since: string) => daysAfter(since, graceDays);

/**
 * What holds now that the company's choice is `chosen`, after what held when this site last looked. A longer choice begins at
 * once. Where nothing is known of an earlier look, the longest may have held.
 */
export function followChoice(known: Retention | null, chosen: number, now: Date): Retention {
  const { months, shorter } = known ?? { months: Math.max(...retentionMonths), shorter: null };
  const time = now.toISOString();
  const since = shorter?.months === chosen ? shorter.since : time;
  const begins = chosen >= months || findBeginning(since) <= time;
  return begins
    ? { months: chosen, shorter: null }
    : { months, shorter: { months: chosen, since } };
}

/** What a choice that is shorter than the one in force erases. */
export interface Lowering {
  months: number;
  /** When it begins, ISO 8601 in UTC. */
  from: string;
  /** How many of the enquiries that are there now it erases then. */
  count: number;
  isSaved: boolean;
}

/** The shorter choices that erase something of what is there; `times`: when each enquiry came, ISO 8601 in UTC. */
export function findLowerings(
  { months: inForce, shorter }: Retention,
  times: readonly string[],
  now: Date,
): Lowering[] {
  const describe = (months: number) => {
    const isSaved = shorter?.months === months;
    const from = findBeginning(isSaved ? shorter.since : now.toISOString());
    const oldest = monthsBefore(new Date(from), months);
    return { months, from, count: times.filter((time) => time < oldest).length, isSaved };
  };
  return retentionMonths
    .filter((months) => months < inForce)
    .map(describe)
    .filter(({ count }) => count > 0);
}
