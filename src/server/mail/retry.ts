import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { mailProblems } from '../../content/mails';
import { alertOperator } from './alert';
import { claimAttempt, nextStep } from './delivery';
import {
  deliver,
  listMarkers,
  mark,
  markedAt,
  settleMarker,
  type Mailable,
  type MailKind,
  type Marker,
} from './outbox';

/** The outcome of a run; `problem` is the mail service's last one. */
interface RetryReport {
  sent: number;
  failed: number;
  waiting: number;
  problem: string;
}

export interface RetryOptions {
  now: Date;
  /** Milliseconds after which no further email is begun; a scheduled function lives 30 s. */
  patience?: number;
  /** Milliseconds between two emails; the mail service takes two a second. */
  pause?: number;
  /** Milliseconds that one email may take. */
  perEmail?: number;
}

interface Due {
  kind: MailKind;
  marker: Marker;
  mailable: Mailable;
}

/** After this many unanswered attempts in a row the service counts as down; the rest waits for the next run. */
const maxUnanswered = 3;
/** A marker this old with nothing to mail was left by a crash before its record was stored. */
const orphanMilliseconds = 60 * 60_000;

async function removeOrphan(kind: MailKind, marker: Marker, now: Date): Promise<void> {
  const age = now.getTime() - (await markedAt(marker));
  if (!(age >= orphanMilliseconds)) return;
  await settleMarker(marker);
  // It may have been stored at this very moment.
  const stored = await kind.read(marker.id);
  if (stored?.delivery.state === 'pending') await mark(kind.name, marker.id, now);
}

/** Returns the email that a marker stands for if it is due now; otherwise settles the marker or leaves it. */
async function sortOut(
  kind: MailKind,
  marker: Marker,
  now: Date,
  report: RetryReport,
): Promise<Due | null> {
  const mailable = await kind.read(marker.id);
  // The marker is written first: a quarantined record may be about to be released.
  if (!mailable || mailable.delivery.state === 'quarantined') {
    await removeOrphan(kind, marker, now);
    return null;
  }
  switch (nextStep(mailable, now)) {
    case 'send':
      return { kind, marker, mailable };
    case 'wait':
      report.waiting += 1;
      return null;
    case 'give up':
      await kind.changeDelivery(marker.id, (current) =>
        nextStep(current, now) === 'give up' ? { ...current.delivery, state: 'failed' } : null,
      );
      await settleMarker(marker);
      report.failed += 1;
      report.problem = mailable.delivery.problem ?? mailProblems.givenUp;
      return null;
    case 'settle':
      await settleMarker(marker);
      return null;
  }
}

/** Makes one attempt; `false` when the mail service did not answer. */
async function attempt(
  { kind, marker }: Due,
  options: { now: Date; milliseconds: number },
  report: RetryReport,
): Promise<boolean> {
  const claimed = await kind.changeDelivery(marker.id, (current) =>
    nextStep(current, options.now) === 'send' ? claimAttempt(current.delivery, options.now) : null,
  );
  // Another run has claimed it.
  if (!claimed) return true;
  const outcome = await deliver(kind, claimed, options);
  if (outcome.kind === 'sent') report.sent += 1;
  if (outcome.kind === 'rejected') report.failed += 1;
  if (outcome.kind === 'retry') report.waiting += 1;
  if ('problem' in outcome) report.problem = outcome.problem;
  return !('answered' in outcome) || outcome.answered;
}

async function sendInTurn(due: Due[], options: RetryOptions, report: RetryReport): Promise<void> {
  const { now, patience = 20_000, pause = 600, perEmail = 5_000 } = options;
  const end = performance.now() + patience;
  let unanswered = 0;
  for (const [place, next] of due.entries()) {
    if (performance.now() > end || unanswered >= maxUnanswered) {
      report.waiting += due.length - place;
      return;
    }
    if (place > 0) await sleep(pause);
    const send = () => attempt(next, { now, milliseconds: perEmail }, report);
    unanswered = (await orSkip(next.marker, send)) === false ? unanswered + 1 : 0;
  }
}

/** Retries the emails of the outbox, longest waiting first; one that fails does not stop the others. */
export async function retryOutbox(
  kinds: readonly MailKind[],
  options: RetryOptions,
): Promise<RetryReport> {
  const { now } = options;
  const report: RetryReport = { sent: 0, failed: 0, waiting: 0, problem: '' };
  const marked = (await listMarkers()).flatMap((marker) => {
    const kind = kinds.find(({ name }) => name === marker.kind);
    return kind ? [{ kind, marker }] : [];
  });
  const sorted = await pMap(
    marked,
    ({ kind, marker }) => orSkip(marker, () => sortOut(kind, marker, now, report)),
    { concurrency: 10 },
  );
  const lastAttempt = ({ mailable }: Due) => mailable.delivery.attemptedAt ?? '';
  const due = sorted
    .filter((next) => next !== null)
    .sort((one, other) => lastAttempt(one).localeCompare(lastAttempt(other)));
  await sendInTurn(due, options, report);
  if (report.problem !== '') await alertOperator(report, now);
  return report;
}

async function orSkip<Value>({ key }: Marker, task: () => Promise<Value>): Promise<Value | null> {
  try {
    return await task();
  } catch (cause) {
    console.warn(`The email of ${key} waits for the next run.`, cause);
    return null;
  }
}
