/**
 * What a run of the sweep mails, and in which order: in a flood one email an hour for all that wait, then the mails of enquiries
 * and of news; and how the operator is told that mail fails. The door by which the sweep enters.
 */
import { alertWords, floodWords } from '../../content/enquiries/mails';
import { afterAttempt, findMail } from '../../domain/mail/mails';
import { environment } from '../env';
import { alertKey } from '../limits/day-marks';
import { makeUuid } from '../store/keys';
import { openStore } from '../store/open';
import { mailPending, type MailTrouble, type Pace, recordOutcomes } from './mail-attempts';
import { inboxAddress } from './office-email';
import { sendEmail } from './send';
import { enquiries, subscribers } from './stores';

export { fileReceived } from './filing';

const alertMilliseconds = 5_000;

function alertText({ failed, waiting, problem }: MailTrouble): string {
  const counts = [
    ...(failed > 0 ? [alertWords.failed(failed)] : []),
    ...(waiting > 0 ? [alertWords.waiting(waiting)] : []),
  ];
  return `${alertWords.title}: ${counts.join('; ')}. ${problem} ${alertWords.stored}`;
}

async function callWebhook(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Chat services read either `text` or `content`.
    body: JSON.stringify({ text, content: text }),
    // An alert goes to the address that was set and no further: it is not sent on to where that redirects.
    redirect: 'manual',
    signal: AbortSignal.timeout(alertMilliseconds),
  });
  if (!answer.ok) throw new Error(`The alert webhook answered ${answer.status}.`);
}

/**
 * Logs that mail to the office fails, and tells the operator over the second channel, once an hour. After an unclear answer the
 * next run tells it again: an alert too many costs nothing, and one too few leaves the failure unseen.
 */
async function alertOperator(trouble: MailTrouble, now: Date): Promise<void> {
  const { failed, waiting, problem } = trouble;
  console.warn(`Emails to the office: ${failed} given up, ${waiting} waiting. ${problem}`);
  const { alertWebhookUrl } = environment();
  if (alertWebhookUrl === null) return;
  const marker = alertKey(now);
  const marks = openStore('marks');
  if (!(await marks.createJson(marker, {}))) return;
  try {
    await callWebhook(alertWebhookUrl, alertText(trouble));
  } catch (cause) {
    console.warn('The operator could not be alerted; the next run tries again.', cause);
    await marks.remove(marker);
  }
}

const hour = 3_600_000;
const floodMilliseconds = 5_000;

/** Sends the hourly email for all enquiries that wait for it: no attempt began in a flood, or where nobody could count. */
async function mailFlood(now: Date): Promise<MailTrouble> {
  const flooded = [...(await enquiries.read()).records.values()].flatMap((enquiry) => {
    const mail = findMail(enquiry, 'enquiry');
    return mail?.attempts === 0 && !enquiry.spam ? { id: enquiry.id, mail } : [];
  });
  const lately = new Date(now.getTime() - hour).toISOString();
  const waiting = flooded.filter(({ mail }) => mail.state === 'pending');
  const isTold = flooded.some(({ mail }) => (mail.sentAt ?? '') > lately);
  if (waiting.length === 0 || isTold) return { failed: 0, waiting: 0, problem: '' };
  const email = {
    subject: floodWords.subject(waiting.length),
    text: floodWords.text(inboxAddress()),
  };
  const key = makeUuid('flood', ...waiting.map(({ id }) => id));
  const outcome = await sendEmail(email, key, floodMilliseconds);
  const outcomes = waiting.map(({ id, mail }) => ({ id, mail: afterAttempt(mail, outcome, now) }));
  await recordOutcomes(enquiries, outcomes);
  const problem = 'problem' in outcome ? outcome.problem : '';
  return { failed: 0, waiting: waiting.length, problem };
}

/** The other kinds of an enquiry; each costs a run one call of the store. */
const toVisitors = ['confirmation', 'answer'] as const;

/** Sends pending mails to the office and alerts the operator of failures; then those to visitors. */
export async function mailEnquiries(now: Date, pace: Pace = {}): Promise<MailTrouble> {
  const flood = await mailFlood(now);
  const report = await mailPending(enquiries, 'enquiry', now, pace);
  for (const trouble of [report, flood])
    if (trouble.problem !== '') await alertOperator(trouble, now);
  for (const kind of toVisitors) {
    const { failed, waiting, problem } = await mailPending(enquiries, kind, now, pace);
    if (problem !== '')
      console.warn(`Emails to visitors: ${failed} given up, ${waiting} waiting. ${problem}`);
  }
  return report;
}

/** Mails the news that waits. What fails for 23 hours comes again with the news of the next day. */
export async function mailNews(now: Date, pace: Pace = {}): Promise<void> {
  const { failed, waiting, problem } = await mailPending(subscribers, 'news', now, pace);
  if (problem !== '') console.warn(`News: ${failed} given up, ${waiting} waiting. ${problem}`);
}
