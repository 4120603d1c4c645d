import { randomUUID } from 'node:crypto';
import { setup } from '../../content/admin/setup';
import { mailSettings, sendEmail } from './send';

const milliseconds = 5_000;

/** Sends an email to the office; what came of it, as a sentence. */
export async function sendTestEmail(): Promise<string> {
  const { subject, text, sent, failed } = setup.testEmail;
  const outcome = await sendEmail({ subject, text }, randomUUID(), milliseconds);
  if (outcome.kind === 'sent') return sent(mailSettings()?.to.join(', ') ?? '');
  return outcome.kind === 'off' ? setup.steps.email.undone : failed(outcome.problem);
}
