/**
 * Sends one email by the mail service: what it has to be set up with, what its answers mean. Of records
 * and their mails it does not know.
 */
import { mailProblems } from '../../content/enquiries/mails';
import type { EmailOutcome } from '../../domain/mail/mails';
import type { Email } from '../../domain/mail/schema';
import { environment } from '../env';

interface ServiceError {
  name?: unknown;
  message?: unknown;
  statusCode?: unknown;
}

/** The mail settings; `null` without a key. The service rejects incomplete ones, which the inbox shows. */
export function mailSettings(): { key: string; from: string; to: string[] } | null {
  const { resendApiKey, mailFrom, mailTo } = environment();
  if (resendApiKey === null) return null;
  const receivers = (mailTo ?? '').split(',').map((email) => email.trim());
  const to = receivers.filter((email) => email !== '');
  return { key: resendApiKey, from: mailFrom ?? '', to };
}

/**
 * Whether mails are made and tried: where a sender or a receiver is missing they fail, and the inbox shows it. Without a key
 * there are none.
 */
export function hasMailKey(): boolean {
  return mailSettings() !== null;
}

/** Whether emails to the office and to visitors can go out. */
export function isMailSetUp(): boolean {
  const settings = mailSettings();
  return settings !== null && settings.from !== '' && settings.to.length > 0;
}

function adviceFor(name: string, status: number): string {
  if (status === 401 || status === 403 || name.endsWith('_api_key')) return mailProblems.key;
  if (status === 429) return mailProblems.quota;
  return status >= 400 && status < 500 ? mailProblems.rejected : mailProblems.failed;
}

function readOutcome(error: ServiceError | null): EmailOutcome {
  const name = typeof error?.name === 'string' ? error.name : '';
  const status = typeof error?.statusCode === 'number' ? error.statusCode : 0;
  if (name === 'invalid_idempotent_request')
    return { result: 'rejected', problem: mailProblems.otherSettings };
  if (status === 0 && name === 'application_error')
    return { result: 'retry', problem: mailProblems.noAnswer };
  const message = typeof error?.message === 'string' ? error.message.slice(0, 200) : '';
  const reply = [status || '', message].join(' ').trim();
  const problem = mailProblems.withReply(adviceFor(name, status), reply);
  return { result: 'retry', problem };
}

/** Sends an email, by default to the office. The service sends once per key in 24 h, and wants the same text again. */
export async function sendEmail(
  email: Email,
  key: string,
  milliseconds: number,
): Promise<EmailOutcome> {
  const settings = mailSettings();
  if (!settings) return { result: 'off' };
  // Imported only when needed: the library takes half as long to load as the rest of the enquiry function.
  const { Resend } = await import('resend');
  const { to = settings.to, headers, subject, text, replyTo, attachments = [] } = email;
  const files = attachments.map(({ filename, content }) => ({
    filename,
    content: Buffer.from(content).toString('base64'),
  }));
  const { data, error } = await new Resend(settings.key).emails.send(
    {
      from: settings.from,
      to,
      subject,
      text,
      ...(headers && { headers }),
      ...(replyTo && { replyTo }),
      ...(files.length > 0 && { attachments: files }),
    },
    // Node refuses a part of a millisecond, which browsers leave out.
    { idempotencyKey: key, signal: AbortSignal.timeout(Math.trunc(milliseconds)) },
  );
  return data?.id ? { result: 'sent' } : readOutcome(error);
}
