import { enquiryEmailWords } from '../../content/mails';
import { enquiryEmail } from '../../domain/enquiry/email';
import type { Enquiry } from '../../domain/enquiry/schema';
import { paths } from '../../paths';
import { environment } from '../env';
import type { Mailable, MailKind } from '../mail/outbox';
import { changeEnquiry, readEnquiry } from './stored';

/** The address of the operator's inbox. */
export function inboxAddress(): string {
  return new URL(paths.admin.enquiries, environment().siteUrl).href;
}

/** An enquiry as it is mailed. */
export function mailableEnquiry(enquiry: Enquiry): Mailable {
  const { id, createdAt, delivery } = enquiry;
  return {
    id,
    createdAt,
    delivery,
    email: enquiryEmail(enquiry, inboxAddress(), enquiryEmailWords),
  };
}

/** How enquiries are mailed. A delivery does not count as a change by the operator: `updatedAt` and `version` stay. */
export const enquiryMail: MailKind = {
  name: 'enquiry',
  read: async (id) => {
    const enquiry = await readEnquiry(id);
    return enquiry && mailableEnquiry(enquiry);
  },
  changeDelivery: async (id, next) => {
    const changed = await changeEnquiry(id, async (current) => {
      const delivery = await next(mailableEnquiry(current));
      return delivery && { ...current, delivery };
    });
    return changed && mailableEnquiry(changed.after);
  },
};

/**
 * Shows an enquiry in the terminal where no mail is set up; `npm start` passes on the lines marked so. A
 * deployed site logs the id alone: erasing an enquiry does not reach the platform's log.
 */
export function printEnquiry(enquiry: Enquiry): void {
  if (!environment().isLocal) {
    console.info(`New enquiry ${enquiry.id} (no mail is set up); it is in the inbox.`);
    return;
  }
  const { subject, text } = mailableEnquiry(enquiry).email;
  const lines = [`New enquiry ${enquiry.id} (no mail is set up)`, subject, '', ...text.split('\n')];
  console.info(lines.map((line) => `[enquiry] ${line}`).join('\n'));
}
