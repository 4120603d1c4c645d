import type {
  Enquiry,
  PostedEnquiry,
  Owner,
  Suspicion,
  ThreadLine,
} from '../../../src/domain/enquiry/schema';
import { findDelivery } from '../../../src/domain/mail/mails';
import type { Mail } from '../../../src/domain/mail/schema';
import { enquiryInput } from '../../../src/domain/enquiry/schema';
import { fileReceived } from '../../../src/server/post/filing';
import { makeEnquiry, makeEnquiryId } from '../../../src/server/post/new-enquiry';
import type { Pace } from '../../../src/server/post/mail-attempts';
import { mailEnquiries } from '../../../src/server/post/sweep';
import { makeOfficeMail } from '../../../src/server/post/office-email';
import type { StrictStore } from '../../support/strict-store';

export function message(fields: Partial<PostedEnquiry> = {}): PostedEnquiry {
  return enquiryInput.parse({
    name: 'Visitor',
    number: '+91 90000 00000',
    subject: 'Two bedrooms',
    message: 'Is the home still free?',
    ...fields,
  });
}

export function ip(number: number): string {
  return `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

export const id = '0b5f7f6e-3f0c-4c52-9f5e-1f6d8f6a2c11';

/** The id under which a form with that id in it is stored. */
export const storedId = (fields: Partial<PostedEnquiry> = {}) =>
  makeEnquiryId(message({ id, ...fields }), '', start);

export const start = new Date('2026-01-05T04:00:00Z');

/** The sender, and the moment. */
export const from = (number: number, now = start) => ({ ip: ip(number), now });

export function after(minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

export const hiddenField: Suspicion[] = [{ code: 'hidden field', number: 0 }];

interface Given {
  /** When it came, in minutes after the start. */
  minutes?: number;
  suspicion?: Suspicion[];
  fields?: Partial<PostedEnquiry>;
}

/** What an owner says who leaves the other fields empty. */
export function givenOwner(said: Partial<Owner>): Owner {
  return {
    home: '',
    place: '',
    bedrooms: '',
    size: '',
    services: [],
    residence: '',
    contact: '',
    ...said,
  };
}

/** A line of a thread. */
export const givenLine: ThreadLine = {
  id: 'line-1',
  at: '2026-01-05T06:30:00.000Z',
  by: 'meena',
  kind: 'call',
  text: 'Called',
};

/** An enquiry as it is stored first. */
export function givenEnquiry(id: string, { minutes = 0, suspicion = [], fields = {} }: Given = {}) {
  return makeEnquiry(id, message(fields), { suspicion, emailsOffice: true, now: after(minutes) });
}

/** Its mail to the office, as far as it has come; an end or a problem needs no words. */
export const officeMail = (enquiry: Enquiry, delivery: Partial<Mail>): Pick<Enquiry, 'mails'> => ({
  mails: [{ ...makeOfficeMail(enquiry), ...delivery }],
});

/** What is expected of an enquiry with that mail alone. */
export const mailed = (delivery: Partial<Mail>) => ({ mails: [{ kind: 'enquiry', ...delivery }] });

/** How far the mail to the office of an enquiry has come. */
export const readDelivery = (enquiry: Enquiry | undefined) =>
  findDelivery(enquiry ?? { mails: [] }, 'enquiry');

/** Puts enquiries directly into the document, beside those that are there; the erased ones are forgotten. */
export function putFiled(store: StrictStore, enquiries: readonly object[]): void {
  store.putDocument('enquiries', [...store.documentRecords('enquiries'), ...enquiries]);
}

export function putEnquiry(store: StrictStore, id: string, given: Given = {}): Enquiry {
  const enquiry = givenEnquiry(id, given);
  putFiled(store, [enquiry]);
  return enquiry;
}

export function putReceived(store: StrictStore, id: string, given: Given = {}): Enquiry {
  const enquiry = givenEnquiry(id, given);
  store.put('local-received', enquiry.id, JSON.stringify(enquiry));
  return enquiry;
}

/** The same of one that is marked as possible spam. */
export function putSpam(store: StrictStore, id: string, given: Given = {}): Enquiry {
  return putReceived(store, id, { suspicion: hiddenField, ...given });
}

function oldestFirst(enquiries: Enquiry[]): Enquiry[] {
  return enquiries.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

export const filedEnquiries = (store: StrictStore) =>
  oldestFirst(store.documentRecords('enquiries') as Enquiry[]);

export const receivedEnquiries = (store: StrictStore) =>
  oldestFirst([...store.values('local-received').values()] as Enquiry[]);

/** The enquiries that are filed or wait to be, each once, oldest first. */
function allEnquiries(store: StrictStore): Enquiry[] {
  const all = [...receivedEnquiries(store), ...filedEnquiries(store)];
  return oldestFirst([...new Map(all.map((enquiry) => [enquiry.id, enquiry])).values()]);
}

export const storedEnquiries = (store: StrictStore) =>
  allEnquiries(store).filter(({ spam }) => !spam);

export const storedSpam = (store: StrictStore) => allEnquiries(store).filter(({ spam }) => spam);

/** Files and mails enquiries as a sweep does, here without pauses between emails. */
export async function sweep(now: Date, pace: Pace = {}) {
  await fileReceived(now);
  return mailEnquiries(now, { pause: 0, ...pace });
}
