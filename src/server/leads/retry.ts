import { setTimeout as sleep } from 'node:timers/promises';
import type { Lead } from '../../domain/lead/schema';
import { retryHours } from '../../domain/lead/vocabulary';
import { alertOperator } from './alert';
import { deliver } from './deliver';
import { claim, readLead, record } from './delivery';
import { inParallel } from '../in-parallel';
import { nextStep } from './next-step';
import { due, mark, markedAt, release, setAside } from './outbox';

/** What a run did; `problem` is the last one of the mail service. */
export interface RetryReport {
  sent: number;
  failed: number;
  waiting: number;
  problem: string;
}

export interface RetryOptions {
  now: Date;
  /** Milliseconds after which no further mail is begun; a scheduled function lives 30 s. */
  patience?: number;
  /** Milliseconds between two mails; the mail service takes two a second. */
  pause?: number;
  /** Milliseconds that one mail may take. */
  perMail?: number;
}

/** After so many in a row the service is down, and the rest waits for the next run. */
const mostUnanswered = 3;
/** A marker without a lead after so long is left from a crash before the lead was stored. */
const orphanMilliseconds = 60 * 60_000;

async function dropOrphan(id: string, now: Date): Promise<void> {
  const since = await markedAt(id);
  if (!since || now.getTime() - since.getTime() < orphanMilliseconds) return;
  await release(id);
  // The visitor may have sent it again at this very moment.
  if (await readLead(id)) await mark(id, now);
}

/** Settles what needs no mail; answers the lead when its mail is to be sent now. */
async function settle(id: string, now: Date, report: RetryReport): Promise<Lead | null> {
  const lead = await readLead(id);
  if (!lead) {
    await dropOrphan(id, now);
    return null;
  }
  switch (nextStep(lead, now)) {
    case 'send':
      return lead;
    case 'wait':
      report.waiting += 1;
      return null;
    case 'give up':
      await record(id, (delivery) => ({ ...delivery, state: 'failed' }));
      await release(id);
      report.failed += 1;
      report.problem = lead.delivery.problem ?? `No mail went out in ${retryHours} hours.`;
      return null;
    case 'set aside':
      await setAside(lead, now);
      return null;
    case 'release':
      await release(id);
      return null;
  }
}

/** Makes one attempt; `false` when the mail service did not answer. */
async function attempt(
  id: string,
  options: { now: Date; milliseconds: number },
  report: RetryReport,
): Promise<boolean> {
  const claimed = await claim(id, options.now);
  if (!claimed) return true;
  const outcome = await deliver(claimed, options);
  if (outcome.kind === 'sent') report.sent += 1;
  if (outcome.kind === 'refused') report.failed += 1;
  if (outcome.kind === 'retry') report.waiting += 1;
  if ('problem' in outcome) report.problem = outcome.problem;
  return !('answered' in outcome) || outcome.answered;
}

function byLastAttempt(one: Lead, other: Lead): number {
  return (one.delivery.attemptedAt ?? '').localeCompare(other.delivery.attemptedAt ?? '');
}

async function sendInTurn(
  leads: Lead[],
  options: RetryOptions,
  report: RetryReport,
): Promise<void> {
  const { now, patience = 20_000, pause = 600, perMail = 5_000 } = options;
  const end = performance.now() + patience;
  let unanswered = 0;
  for (const [place, { id }] of leads.entries()) {
    if (performance.now() > end || unanswered >= mostUnanswered) {
      report.waiting += leads.length - place;
      return;
    }
    if (place > 0) await sleep(pause);
    const answered = await guarded(id, () => attempt(id, { now, milliseconds: perMail }, report));
    unanswered = answered === false ? unanswered + 1 : 0;
  }
}

/** Tries the mails on the outbox again, longest waiting first; one failing lead does not stop the others. */
export async function retryOutbox(options: RetryOptions): Promise<RetryReport> {
  const { now } = options;
  const report: RetryReport = { sent: 0, failed: 0, waiting: 0, problem: '' };
  const settled = (id: string) => guarded(id, () => settle(id, now, report));
  const found = await inParallel(await due(), 10, settled);
  const leads = found.filter((lead) => lead !== null).sort(byLastAttempt);
  await sendInTurn(leads, options, report);
  if (report.problem !== '') await alertOperator(report, now);
  return report;
}

async function guarded<Value>(id: string, task: () => Promise<Value>): Promise<Value | null> {
  try {
    return await task();
  } catch (cause) {
    console.warn(`Lead ${id} waits for the next run.`, cause);
    return null;
  }
}
