import type { MailBehaviour, SentMail } from '../../support/mail-server';

/** What the mail service took so far. */
export async function readMailbox(): Promise<SentMail[]> {
  const response = await fetch(process.env.MAILBOX_ADDRESS ?? '');
  return (await response.json()) as SentMail[];
}

/** Tells the mail service how to behave from here on. */
export async function setMailService(behaviour: MailBehaviour): Promise<void> {
  await fetch(`${process.env.MAILBOX_ADDRESS ?? ''}?${new URLSearchParams({ behaviour })}`);
}
