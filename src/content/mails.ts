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
