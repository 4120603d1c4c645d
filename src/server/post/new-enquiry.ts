/**
 * A new enquiry of what was written in a form or told to the office: its id, and its first mail.
 */
import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryInput, Suspicion, Visit } from '../../domain/enquiry/schema';
import { ranScript } from '../../domain/enquiry/suspicion';
import type { Mail } from '../../domain/mail/schema';
import { makeUuid } from '../store/keys';
import { beginOfficeMail, makeOfficeMail } from './office-email';

/** What was written in a form, or told to the office. */
type Said = Pick<
  EnquiryInput,
  'propertyName' | 'name' | 'number' | 'subject' | 'email' | 'message'
> &
  Partial<Pick<EnquiryInput, 'id' | 'propertyId' | 'owner' | 'openFor' | 'zone'>>;
type Written = Said & { visit?: Pick<Visit, 'kind' | 'at'> | undefined };

/** What the visitor wrote, in one text. */
function canonicalText(written: Written): string {
  const { propertyId = '', propertyName, name, number, subject, email, message } = written;
  const { visit, owner } = written;
  const asked = visit ? [visit.kind, visit.at] : [];
  const owned = owner ? [Object.values(owner).flat()] : [];
  const texts = [propertyId, propertyName, name, number, subject, email, message];
  return JSON.stringify([...texts, ...asked, ...owned]);
}

/**
 * A hash of the text with the browser's id, or else with the sender's network and minute: a second click is the same enquiry, another
 * text is another.
 */
export function makeEnquiryId(written: Written, networkHash: string, now: Date): string {
  const text = canonicalText(written);
  const { id } = written;
  if (id !== undefined) return makeUuid(id.toLowerCase(), text);
  return makeUuid(networkHash, now.toISOString().slice(0, 16), text);
}

interface NewEnquiry {
  suspicion: Suspicion[];
  /** Whether the office is emailed of it. */
  emailsOffice: boolean;
  isHourly?: boolean;
  now: Date;
  visit?: Visit | undefined;
  dialled?: string[] | undefined;
  contactDialled?: string[] | undefined;
}

function firstMails(enquiry: Enquiry, { emailsOffice, isHourly, now }: NewEnquiry): Mail[] {
  if (enquiry.spam || !emailsOffice) return [];
  // The request that stores it also makes the first attempt, but in a flood.
  return [isHourly ? makeOfficeMail(enquiry) : beginOfficeMail(enquiry, now)];
}

/** A new enquiry as it is stored. */
export function makeEnquiry(id: string, input: Said, given: NewEnquiry): Enquiry {
  const { suspicion, now, visit, dialled = [], contactDialled = [] } = given;
  const { propertyId, propertyName, name, number, subject, email, message, owner } = input;
  const time = now.toISOString();
  const about = propertyId !== undefined || propertyName !== '' ? 'enquiry' : 'contact';
  const enquiry: Enquiry = {
    id,
    kind: owner ? 'owner' : about,
    ...(propertyId !== undefined && { propertyId }),
    propertyName,
    name,
    number,
    dialled,
    contactDialled,
    subject,
    email,
    message,
    ...(owner && { owner }),
    ...(visit && { visit }),
    createdAt: time,
    spam: suspicion.length > 0,
    suspicion,
    ...(suspicion.length > 0 && ranScript(input) && { ranScript: true }),
    status: 'new',
    source: 'form',
    thread: [],
    assignedTo: '',
    nextAction: '',
    mails: [],
    updatedAt: time,
    version: randomUUID(),
  };
  return { ...enquiry, mails: firstMails(enquiry, given) };
}
