import { enquiryEmailWords } from '../../content/enquiries/mails';
import { enquiryEmail } from '../../domain/enquiry/email';
import type { Enquiry } from '../../domain/enquiry/schema';
import type { Email } from '../../domain/mail/schema';
import { paths } from '../../paths';
import { visitCalendar } from '../calendar/visit-calendar';
import { environment, fullAddress } from '../env';
import type { Mailable } from '../mail/attempt';

/** The address of the operator's inbox. */
export function inboxAddress(): string {
  return fullAddress(paths.admin.enquiries);
}

function emailOf(enquiry: Enquiry): Email {
  const { visit } = enquiry;
  const addresses = {
    inbox: inboxAddress(),
    property: (home: string) => fullAddress(paths.property(home)),
  };
  const email = enquiryEmail(enquiry, addresses, enquiryEmailWords);
  if (!visit) return email;
  return { ...email, attachments: [visitCalendar(enquiry, visit, addresses.inbox)] };
}

/** An enquiry as it is mailed. */
export function mailableEnquiry(enquiry: Enquiry): Mailable {
  const { id, createdAt, delivery } = enquiry;
  return { key: `enquiry/${id}`, createdAt, delivery, email: () => emailOf(enquiry) };
}

/**
 * Shows an enquiry in the terminal where no mail is set up; `npm start` passes on the lines marked so. A
 * deployed site logs the id alone: erasing an enquiry does not reach the platform's log.
 */
export function printEnquiry(enquiry: Enquiry): void {
  if (!environment().isLocal) {
    console.info(`New enquiry ${enquiry.id} (no mail is set up); it is in the inbox.`);
    return;
  }
  const { subject, text } = emailOf(enquiry);
  const lines = [`New enquiry ${enquiry.id} (no mail is set up)`, subject, '', ...text.split('\n')];
  console.info(lines.map((line) => `[enquiry] ${line}`).join('\n'));
}
