import type { EmailWords } from '../domain/lead/email';

/** The words of the mail to the office about one enquiry. */
export const leadMailWords = {
  enquiry: 'Enquiry',
  contact: 'Contact form',
  facts: {
    propertyName: 'Property',
    name: 'Name',
    number: 'Number',
    email: 'E-mail',
    subject: 'Subject',
  },
  notGiven: '(not given)',
  inbox: 'Inbox',
  message: 'Message',
} as const satisfies EmailWords;

/** What the second channel says when mails do not go out. */
export const alertWords = {
  title: 'Mails of leads do not go out',
  failed: '# given up, see the inbox',
  waiting: '# waiting and tried again',
  kept: 'Every lead is in the inbox.',
} as const;

/** The nightly mail about the messages that were set aside; `#` is a number. */
export const digestWords = {
  subject: 'Set aside: # messages that look like abuse',
  kept: 'None of them was deleted; release good ones in the inbox:',
  setAside: 'Set aside',
  more: '# newer ones follow in the next digests.',
} as const;
