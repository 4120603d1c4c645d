import { Resend } from 'resend';
import { mailSettings } from './mail-settings';

/** A plain-text mail to the operator. */
export interface Mail {
  subject: string;
  text: string;
  replyTo?: string | undefined;
}

/** `off`: no mail is set up. `refused`: trying again is useless. Problems are for the operator. */
export type MailOutcome =
  | { kind: 'sent' }
  | { kind: 'off' }
  | { kind: 'retry' | 'refused'; problem: string; answered: boolean };

interface ServiceError {
  name?: unknown;
  message?: unknown;
  statusCode?: unknown;
}

function advice(name: string, status: number): string {
  if (status === 401 || status === 403 || name.endsWith('_api_key')) {
    return 'The mail service refuses the key or the sender: check RESEND_API_KEY and MAIL_FROM.';
  }
  if (status === 429) return 'The mail service takes no more mail for now: check its quota.';
  if (status >= 400 && status < 500) {
    return 'The mail service refuses the mail: check MAIL_FROM and MAIL_TO.';
  }
  return 'The mail service has a failure of its own.';
}

function outcomeOf(error: ServiceError | null): MailOutcome {
  const name = typeof error?.name === 'string' ? error.name : '';
  const status = typeof error?.statusCode === 'number' ? error.statusCode : 0;
  if (name === 'invalid_idempotent_request') {
    const problem =
      'The mail service already took this message under other settings. If it is not in the mailbox, send it again.';
    return { kind: 'refused', problem, answered: true };
  }
  if (status === 0 && name === 'application_error') {
    return { kind: 'retry', problem: 'The mail service did not answer.', answered: false };
  }
  const said = typeof error?.message === 'string' ? error.message.slice(0, 200) : '';
  const problem = `${advice(name, status)} It says: ${[status || '', said].join(' ').trim() || 'nothing'}`;
  return { kind: 'retry', problem, answered: true };
}

/**
 * Sends a mail to the operator within so many milliseconds. The mail service sends only once per key
 * in 24 h, so the same key must come with the same mail.
 */
export async function sendMail(
  mail: Mail,
  key: string,
  milliseconds: number,
): Promise<MailOutcome> {
  const settings = mailSettings();
  if (!settings) return { kind: 'off' };
  const { subject, text, replyTo } = mail;
  const { data, error } = await new Resend(settings.key).emails.send(
    { from: settings.from, to: settings.to, subject, text, ...(replyTo && { replyTo }) },
    { idempotencyKey: key, signal: AbortSignal.timeout(milliseconds) },
  );
  return data?.id ? { kind: 'sent' } : outcomeOf(error);
}
