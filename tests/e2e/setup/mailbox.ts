import { MailServer } from '../../support/mail-server';

/** The mail service of the site that this worker tests. */
export const mailService = new MailServer();

export function mailsAbout(subject: string) {
  return [...mailService.mails.values()].filter(({ text }) => text.includes(subject));
}
