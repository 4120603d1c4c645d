import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryInput, Suspicion, Visit } from '../../domain/enquiry/schema';
import type { Delivery, MailedProperty } from '../../domain/mail/schema';
import { beginAttempt } from '../mail/delivery';
import { uuidOf } from '../store/keys';

/** The visitor's text: two enquiries with the same text are one. */
type EnquiryText = Pick<
  EnquiryInput,
  'propertyId' | 'propertyName' | 'name' | 'number' | 'subject' | 'email' | 'message' | 'owner'
> & { visit?: Pick<Visit, 'kind' | 'at'> | undefined };

function canonicalText(enquiry: EnquiryText): string {
  const { propertyId = '', propertyName, name, number, subject, email, message } = enquiry;
  const { visit, owner } = enquiry;
  const asked = visit ? [visit.kind, visit.at] : [];
  const owned = owner ? [Object.values(owner).flat()] : [];
  const texts = [propertyId, propertyName, name, number, subject, email, message];
  return JSON.stringify([...texts, ...asked, ...owned]);
}

export function hasSameText(one: EnquiryText, other: EnquiryText): boolean {
  return canonicalText(one) === canonicalText(other);
}

/** The id from the browser, or one of sender, minute and text, so that a second click is the same enquiry. */
export function firstId(
  { id, ...text }: EnquiryText & Pick<EnquiryInput, 'id'>,
  sender: string,
  now: Date,
): string {
  return id?.toLowerCase() ?? uuidOf(sender, now.toISOString().slice(0, 16), canonicalText(text));
}

/** The id of an enquiry whose first id is taken by another text. */
export function secondId(id: string, text: EnquiryText): string {
  return uuidOf(id, canonicalText(text));
}

interface NewEnquiry {
  suspicion: Suspicion[];
  hasMail: boolean;
  isFlood?: boolean;
  now: Date;
  visit?: Visit | undefined;
  similar?: MailedProperty[] | undefined;
  dialled?: string[] | undefined;
}

function firstDelivery({ suspicion, hasMail, isFlood, now }: NewEnquiry): Delivery {
  if (suspicion.length > 0 || !hasMail) return { state: 'stored', attempts: 0 };
  const delivery = { state: 'pending', attempts: 0 } as const;
  // The request that stores it also makes the first attempt.
  return isFlood ? delivery : beginAttempt(delivery, now);
}

/** A new enquiry as it is stored; `hasMail` says whether mail is set up. */
export function newEnquiry(id: string, input: EnquiryInput, given: NewEnquiry): Enquiry {
  const { suspicion, now, visit, similar, dialled = [] } = given;
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
    subject,
    email,
    message,
    ...(owner && { owner, similar }),
    ...(visit && { visit }),
    createdAt: time,
    spam: suspicion.length > 0,
    suspicion,
    status: 'new',
    note: '',
    nextAction: '',
    delivery: firstDelivery(given),
    updatedAt: time,
    version: randomUUID(),
  };
}
