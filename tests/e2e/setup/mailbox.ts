import type { SentMail } from '../../support/mail-server';

/** What the mail service took so far. */
export async function readMailbox(): Promise<SentMail[]> {
  const response = await fetch(process.env.MAILBOX_ADDRESS ?? '');
  return (await response.json()) as SentMail[];
}
