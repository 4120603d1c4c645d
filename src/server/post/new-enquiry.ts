/**
 * A new enquiry of what was written in a form or told to the office: its id, how its numbers are dialled, and its first mail.
 */
import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryInput, Suspicion, Visit } from '../../domain/enquiry/schema';
import { ranScript } from '../../domain/enquiry/suspicion';
import type { Mail } from '../../domain/mail/schema';
import { readDialled } from '../../domain/phone-numbers';
import { loadPhoneReader } from '../phone-numbers';
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
 * A hash of the text with the browser's id, or else with sender and minute: a second click is the same enquiry, another
 * text is another.
 */
export function makeEnquiryId(written: Written, sender: string, now: Date): string {
  const text = canonicalText(written);
  const { id } = written;
  if (id !== undefined) return makeUuid(id.toLowerCase(), text);
  return makeUuid(sender, now.toISOString().slice(0, 16), text);
}

interface NewEnquiry {
  suspicion: Suspicion[];
  hasMail: boolean;
  isHourly?: boolean;
  now: Date;
  visit?: Visit | undefined;
  dialled?: string[] | undefined;
  contactDialled?: string[] | undefined;
}

function firstMails(enquiry: Enquiry, { hasMail, isHourly, now }: NewEnquiry): Mail[] {
  if (enquiry.spam || !hasMail) return [];
  // The request that stores it also makes the first attempt, but in a flood.
  return [isHourly ? makeOfficeMail(enquiry) : beginOfficeMail(enquiry, now)];
}

/** A new enquiry as it is stored; `hasMail` says whether mail is set up. */
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

type Asked = Pick<EnquiryInput, 'number'> & Partial<Pick<EnquiryInput, 'zone' | 'owner'>>;

/**
 * How the numbers of an enquiry are dialled, each once and the likeliest first: one without a country's code may be of the
 * country of the browser's time zone, of the answer to "Where do you live", or of India. [] where none can be read.
 */
export async function findDialled({ number, zone, owner }: Asked): Promise<string[]> {
  if (number === '') return [];
  try {
    // Their libraries are large, and an enquiry is stored in any case.
    const phones = await loadPhoneReader();
    const { findCountries } = await import('./countries');
    return readDialled(number, findCountries(zone, owner?.residence), phones);
  } catch (cause) {
    console.warn('An enquiry is received without knowing how its number is dialled.', cause);
    return [];
  }
}
