import { randomUUID } from 'node:crypto';
import { openStore } from '../store/open';

const counted = { enquiries: 'enquiries/', alerts: 'alerts/' } as const;

const marks = () => openStore('marks');
const formatUtcDay = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Marks an action by what it is counted for, then lists that of all marks of the day (UTC), so that parallel ones count.
 * `undo` removes it. Whatever names a person or a network is hashed before (`day-hash.ts`).
 */
export async function writeCountedMark(
  what: keyof typeof counted,
  parts: readonly string[],
  now: Date,
): Promise<{ marked: string[][]; undo: () => Promise<void> }> {
  const day = `${counted[what]}${formatUtcDay(now)}/`;
  const own = day + [...parts, randomUUID()].join('-');
  await marks().writeJson(own, {});
  const marked = (await marks().list(day)).map((key) => key.slice(day.length).split('-'));
  return { marked, undo: () => marks().remove(own) };
}

/** The mark of an hour in which the operator was alerted. */
export const alertKey = (now: Date) => counted.alerts + now.toISOString().slice(0, 13);

/** Erases the marks of earlier days. */
export async function eraseOldMarks(now: Date): Promise<void> {
  for (const prefix of Object.values(counted)) {
    const listed = await marks().list(prefix);
    await marks().removeAll(listed.filter((key) => !key.startsWith(prefix + formatUtcDay(now))));
  }
}
