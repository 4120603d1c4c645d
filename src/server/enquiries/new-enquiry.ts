import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryInput, Suspicion, Visit } from '../../domain/enquiry/schema';
import { ranScript } from '../../domain/enquiry/suspicion';
import type { Delivery } from '../../domain/mail/schema';
import { addAttempt } from '../mail/delivery';
import { makeUuid } from '../store/keys';

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

function firstDelivery({ suspicion, hasMail, isHourly, now }: NewEnquiry): Delivery {
  // `stored` means that it will not be mailed; every enquiry is stored.
  if (suspicion.length > 0 || !hasMail) return { state: 'stored', attempts: 0 };
  const delivery = { state: 'pending', attempts: 0 } as const;
  // The request that stores it also makes the first attempt.
  return isHourly ? delivery : addAttempt(delivery, now);
}

/** A new enquiry as it is stored; `hasMail` says whether mail is set up. */
export function makeEnquiry(id: string, input: Said, given: NewEnquiry): Enquiry {
  const { suspicion, now, visit, dialled = [], contactDialled = [] } = given;
  const { propertyId, propertyName, name, number, subject, email, message, owner } = input;
  const time = now.toISOString();
  const about = propertyId !== undefined || propertyName !== '' ? 'enquiry' : 'contact';
  return {
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
    delivery: firstDelivery(given),
    updatedAt: time,
    version: randomUUID(),
  };
}
