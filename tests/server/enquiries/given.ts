import {
  enquiryInput,
  type Enquiry,
  type EnquiryInput,
  type Suspicion,
} from '../../../src/domain/enquiry/schema';
import { enquiryMail } from '../../../src/server/enquiries/enquiry-email';
import { newEnquiry } from '../../../src/server/enquiries/new-enquiry';
import { quarantineKey } from '../../../src/domain/enquiry/id';
import { retryOutbox, type RetryOptions } from '../../../src/server/mail/retry';
import type { StrictStore } from '../../support/strict-store';

/** A valid body of an enquiry. */
export function message(fields: Partial<EnquiryInput> = {}): EnquiryInput {
  return enquiryInput.parse({
    name: 'Visitor',
    email: 'meena@example.com',
    number: '+91 90000 00000',
    subject: 'Two bedrooms',
    message: 'Is the home still free?',
    ...fields,
  });
}

/** An IPv4 address for each number. */
export function address(number: number): string {
  return `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

export const start = new Date('2026-01-05T04:00:00Z');

/** That many minutes after the start. */
export function after(minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

export const hiddenField: Suspicion[] = [{ code: 'hidden field', number: 0 }];

interface Given {
  /** When it came, in minutes after the start. */
  minutes?: number;
  suspicion?: Suspicion[];
  fields?: Partial<EnquiryInput>;
}

/** An enquiry as it is stored first. */
export function givenEnquiry(id: string, { minutes = 0, suspicion = [], fields = {} }: Given = {}) {
  return newEnquiry(id, message(fields), { suspicion, hasMail: true, now: after(minutes) });
}

/** Puts an enquiry directly into the store of enquiries, where the first release also put spam. */
export function putEnquiry(store: StrictStore, id: string, given: Given = {}): Enquiry {
  const enquiry = givenEnquiry(id, given);
  store.put('local-leads', id, JSON.stringify(enquiry));
  return enquiry;
}

/** Puts an enquiry directly into quarantine; returns its key. */
export function putQuarantined(store: StrictStore, id: string, given: Given = {}): string {
  const enquiry = givenEnquiry(id, { suspicion: hiddenField, ...given });
  const key = quarantineKey(enquiry);
  store.put('local-quarantine', key, JSON.stringify({ ...enquiry, id: key }));
  return key;
}

function valuesOf(store: StrictStore, name: string): Enquiry[] {
  const enquiries = [...store.values(name).values()] as Enquiry[];
  return enquiries.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** The stored enquiries, oldest first. */
export const storedEnquiries = (store: StrictStore) => valuesOf(store, 'local-leads');

/** What is in quarantine, oldest first. */
export const storedSpam = (store: StrictStore) => valuesOf(store, 'local-quarantine');

/** The keys of the outbox. */
export function markers(store: StrictStore): string[] {
  return [...store.values('local-outbox').keys()];
}

/** Runs the scheduler's retry, without pauses between emails. */
export function retry(now: Date, options: Partial<RetryOptions> = {}) {
  return retryOutbox([enquiryMail], { now, pause: 0, ...options });
}
