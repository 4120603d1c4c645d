import { randomUUID } from 'node:crypto';
import { setup } from '../../content/admin/setup';
import { triedEmail, type TriedEmail } from '../../domain/mail/schema';
import { readMark, writeMark } from '../store/marks';
import { mailSettings, sendEmail } from './send';

const testMilliseconds = 5_000;
const testMark = 'test-email';

/** Sends an email to the office, and remembers whether it went out; what came of it, as a sentence. */
export async function sendTestEmail(): Promise<string> {
  const { subject, text, sent, failed } = setup.testEmail;
  const at = new Date().toISOString();
  const outcome = await sendEmail({ subject, text }, randomUUID(), testMilliseconds);
  if (outcome.result === 'off') return setup.steps.email.undone;
  const problem = outcome.result === 'sent' ? null : outcome.problem;
  const tried: TriedEmail = { at, problem };
  await writeMark(testMark, tried);
  return problem === null ? sent(mailSettings()?.to.join(', ') ?? '') : failed(problem);
}

/** The last test; `null` before the first. */
export async function readTestEmail(): Promise<TriedEmail | null> {
  return readMark(testMark, triedEmail);
}
