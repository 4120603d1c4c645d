import { randomUUID } from 'node:crypto';
import { openStore } from './store/open';

const counted = {
  posts: 'enquiries/',
  news: 'news/',
  attempts: 'signin/',
  alerts: 'alerts/',
} as const;

const limits = () => openStore('limits');
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Marks that something is done, and then lists what was marked on this day (UTC), by name: whoever marks first cannot be
 * overlooked by others at the same time. `undo` takes the mark back: what is too much does not count, else one sender
 * could shut out all others.
 */
export async function mark(
  what: keyof typeof counted,
  name: string,
  now: Date,
): Promise<{ marked: string[]; undo: () => Promise<void> }> {
  const day = `${counted[what]}${dayOf(now)}/`;
  const own = `${day}${name}-${randomUUID()}`;
  await limits().writeJson(own, {});
  const marked = (await limits().list(day)).map((key) => key.slice(day.length));
  return { marked, undo: () => limits().remove(own) };
}

/** The mark of an hour in which the operator was alerted. */
export const alertKey = (now: Date) => counted.alerts + now.toISOString().slice(0, 13);

/** Deletes the marks of earlier days. */
export async function deleteOldMarks(now: Date): Promise<void> {
  for (const prefix of Object.values(counted)) {
    const listed = await limits().list(prefix);
    await limits().removeAll(listed.filter((key) => !key.startsWith(prefix + dayOf(now))));
  }
}
