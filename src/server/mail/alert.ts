import { alertWords } from '../../content/enquiries/mails';
import { environment } from '../env';
import { alertKey } from '../limits/day-marks';
import { openStore } from '../store/open';

/** The failures of a run of mail; `problem` comes from the mail service. */
export interface MailTrouble {
  failed: number;
  waiting: number;
  problem: string;
}

const alertMilliseconds = 5_000;

function alertText({ failed, waiting, problem }: MailTrouble): string {
  const counts = [
    ...(failed > 0 ? [alertWords.failed(failed)] : []),
    ...(waiting > 0 ? [alertWords.waiting(waiting)] : []),
  ];
  return `${alertWords.title}: ${counts.join('; ')}. ${problem} ${alertWords.stored}`;
}

async function post(address: string, text: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Chat services read either `text` or `content`.
    body: JSON.stringify({ text, content: text }),
    // What fails here is told to nobody but the address that was set.
    redirect: 'manual',
    signal: AbortSignal.timeout(alertMilliseconds),
  });
  if (!answer.ok) throw new Error(`The alert webhook answered ${answer.status}.`);
}

/**
 * Logs that mail to the office fails, and tells the operator over the second channel, once an hour. After an unclear answer the
 * next run tells it again: an alert too many costs nothing, and one too few leaves the failure unseen.
 */
export async function alertOperator(trouble: MailTrouble, now: Date): Promise<void> {
  const { failed, waiting, problem } = trouble;
  console.warn(`Emails to the office: ${failed} given up, ${waiting} waiting. ${problem}`);
  const address = environment().alertWebhookUrl;
  if (address === null) return;
  const marker = alertKey(now);
  const marks = openStore('marks');
  if (!(await marks.createJson(marker, {}))) return;
  try {
    await post(address, alertText(trouble));
  } catch (cause) {
    console.warn('The operator could not be alerted; the next run tries again.', cause);
    await marks.remove(marker);
  }
}
