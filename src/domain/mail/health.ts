import type { Delivery } from './mails';
import type { TriedEmail } from './schema';

/** Whether emails go out, by what became of those that were tried: that mail is set up does not say it. */
export type MailHealth =
  { kind: 'untested' | 'works' } | { kind: 'fails'; since: string; problem: string };

/** The last attempt of a delivery; `null` before there is an outcome. */
export function readAttempt({ state, attemptedAt, sentAt, problem }: Delivery): TriedEmail | null {
  if (sentAt !== undefined) return { at: sentAt, problem: null };
  const hasFailed = state === 'failed' || problem !== undefined;
  return hasFailed && attemptedAt !== undefined
    ? { at: attemptedAt, problem: problem ?? '' }
    : null;
}

/** Judges by the last email that was tried; `since` is the first failure after the last one that went out. */
export function findMailHealth(tried: readonly TriedEmail[]): MailHealth {
  const newestFirst = [...tried].sort((one, other) =>
    one.at < other.at ? 1 : one.at > other.at ? -1 : 0,
  );
  const [last] = newestFirst;
  if (last === undefined) return { kind: 'untested' };
  if (last.problem === null) return { kind: 'works' };
  const lastSent = newestFirst.findIndex(({ problem }) => problem === null);
  const failed = lastSent === -1 ? newestFirst : newestFirst.slice(0, lastSent);
  return { kind: 'fails', since: failed.at(-1)?.at ?? last.at, problem: last.problem };
}
