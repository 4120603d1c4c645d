import { describe, expect, it, vi } from 'vitest';
import { company } from '../../../src/content/company';
import { enquiryWords } from '../../../src/content/enquiries/enquiry';
import { confirmationWords } from '../../../src/content/enquiries/mails';
import { findInstant } from '../../../src/domain/date';
import { enquiryReference } from '../../../src/domain/enquiry/id';
import { maxAnswersPerDay } from '../../../src/domain/enquiry/fields';
import type { EnquiryInput } from '../../../src/domain/enquiry/schema';
import type { Property } from '../../../src/domain/property/schema';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { updateEnquiry } from '../../../src/server/post/update';
import { Conflict } from '../../../src/server/store/key-value-store';
import { readEntry } from '../../support/calendar-entry';
import type { SentMail } from '../../support/mail-server';
import { blankRecord } from '../../support/property';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import { openVisit } from '../../support/visiting-hours';
import {
  after,
  filedEnquiries,
  from,
  givenEnquiry,
  givenOwner,
  id,
  message,
  officeMail,
  putFiled,
  putSpam,
  putReceived,
  start,
  storedEnquiries,
  sweep,
} from './given';

const store = await useStrictStore();
const mail = useMailServer();

describe('the automatic answer', () => {
  it('tells the visitor what was asked about and what comes next, with similar homes that are free', async () => {
    putHomes();
    await enquire({ propertyId: 'asked', propertyName: 'Sea View' });
    const { subject, text, reply_to } = only(mailsTo(email));
    const [enquiry] = filedEnquiries(store);
    expect(subject).toContain(`Ref ${enquiryReference({ id: knownId() })}`);
    expect(text).toContain('You asked about: Sea View (Ref ');
    expect(text).toContain(enquiryWords.receipt.next[0]);
    const homes = [...text.matchAll(/single\/(\S+)/g)].map(([, one]) => one);
    expect(homes).toHaveLength(4);
    expect(homes).not.toContain('taken');
    expect(reply_to).toBe(company.email);
    expect(enquiry?.mails[1]).toMatchObject({
      kind: 'answer',
      at: after(5).toISOString(),
      state: 'sent',
    });
    expect(mailsTo('office@example.com')).toHaveLength(1);
  });

  it.each([
    ['a home that we have', { propertyId: 'asked' }],
    ['a home that we do not have', { propertyId: 'BUY-NOW' }],
    ['no home', {}],
    ['a visit', { propertyId: 'asked', zone: 'Asia/Dubai', ...openVisit(start) }],
    ['an owner’s property', { owner: givenOwner({ place: 'BUY-NOW', residence: 'BUY-NOW' }) }],
  ])('repeats nothing that was typed: %s', async (_, fields) => {
    putHomes();
    await enquire({ ...hostile, ...fields });
    const sent = only(mailsTo(email));
    expect(JSON.stringify({ ...sent, attachments: readCalendar(sent) })).not.toMatch(typed);
  });

  it.each([
    ['are kept for the office alone', () => putHomes(), 3],
    [
      'are left out when they cannot be read',
      () => store.put('local-documents', 'properties', '{'),
      0,
    ],
  ])('homes like an owner’s %s', async (_, prepare, count) => {
    prepare();
    const flat = { home: 'flat', place: 'Adyar', bedrooms: '2', size: '900' } as const;
    await enquire({ owner: givenOwner(flat) });
    expect(filedEnquiries(store)[0]?.similar ?? []).toHaveLength(count);
    expect(mailsTo('office@example.com')).toHaveLength(1);
    expect(only(mailsTo(email)).text).not.toMatch(/Our [a-d]\b/);
  });

  it('has the visit as a calendar file, not confirmed yet', async () => {
    putHomes();
    await enquire({ propertyId: 'asked', ...openVisit(start) });
    const { event, summary, location } = findEntry(only(mailsTo(email)));
    expect(`${summary}, ${location}`).toMatch(/Sea View.*, 1 First Street, Adyar, Chennai$/);
    expect(event.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  it('goes to one address twice a day, however it is written, and again on the next', async () => {
    const written = ['meena@gmail.com', 'Mee.na+x@gmail.com', 'meena@gmail.com', 'other@gmail.com'];
    written.forEach((each, number) => {
      putReceived(store, `e${number}`, { minutes: number, fields: { email: each } });
    });
    await sweep(after(10));
    expect(answersIn().sort()).toEqual(['answer/e0', 'answer/e1', 'answer/e3']);
    const nextDay = 24 * 60;
    putReceived(store, 'e4', { minutes: nextDay, fields: { email: 'meena@gmail.com' } });
    await sweep(after(nextDay + 5));
    expect(answersIn()).toContain('answer/e4');
  });

  it('stays as it was decided when the enquiry is sent again, or a crash has left what was received', async () => {
    await enquire();
    await enquire();
    const [filed] = filedEnquiries(store);
    store.put(
      'local-received',
      filed?.id ?? '',
      JSON.stringify({ ...filed, mails: filed?.mails.slice(0, 1) }),
    );
    await sweep(after(30));
    expect(filedEnquiries(store)).toEqual([filed]);
    expect(store.values('local-received').size).toBe(0);
    expect(answersIn()).toHaveLength(1);
  });

  it('is the same at each attempt, whatever changes between them', async () => {
    putHomes();
    mail.behaviour = 'lose the answer';
    await enquire({ propertyId: 'asked' });
    await sweep(after(8));
    mail.behaviour = 'accept';
    store.putDocument('properties', [home('asked', { name: 'Renamed' }), home('new')]);
    await sweep(after(12));
    await sweep(after(16));
    expect(filedEnquiries(store)[0]?.mails[1]).toMatchObject({ kind: 'answer', state: 'sent' });
    expect(only(mailsTo(email)).text).toContain('Sea View');
  });

  it('row 65: is none for what waits for the hourly email, and for the 51st of a day', async () => {
    const waiting = putReceived(store, 'hourly', { fields: { email: 'waits@example.com' } });
    store.put(
      'local-received',
      'hourly',
      JSON.stringify({ ...waiting, ...officeMail(waiting, {}) }),
    );
    for (let index = 0; index < maxAnswersPerDay + 1; index += 1)
      putReceived(store, `day-${index}`, { fields: { email: `stranger-${index}@example.com` } });
    await sweep(after(5));
    expect(mailsTo('waits@example.com')).toEqual([]);
    expect(answersIn()).toHaveLength(maxAnswersPerDay);
  });

  it.each([
    ['looks like spam', () => putSpam(store, id, { fields: { email } })],
    ['has no address', () => putReceived(store, id)],
    ['has an address that is probably mistyped', () => given('meena@gmial.com')],
  ])('is none for an enquiry that %s', async (_, put) => {
    put();
    await sweep(after(5));
    expect(answersIn()).toEqual([]);
  });

  it('is none without mail, also when it is set up later', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    await receiveEnquiry(message({ id, email }), from(1));
    vi.stubEnv('RESEND_API_KEY', 're_test');
    await sweep(after(10));
    expect(filedEnquiries(store)).toHaveLength(1);
    expect(mail.requests).toEqual([]);
  });

  it('never holds up an enquiry: without the homes it is filed and mailed to the office', async () => {
    putReceived(store, id, { fields: { email, propertyId: 'asked' } });
    store.fault({ kind: 503, times: 50, match: ({ key }) => key === 'properties' });
    await sweep(after(5));
    expect(filedEnquiries(store)).toMatchObject([
      { id, mails: [{ state: 'sent' }, { kind: 'answer' }] },
    ]);
  });

  const given = (address: string) => putReceived(store, id, { fields: { email: address } });
});

describe('a confirmed visit', () => {
  const { visitDay, visitTime } = openVisit(start);
  const visitAt = findInstant(visitDay, visitTime) ?? '';
  const confirm = (minutes = 10, of = knownId()) =>
    updateEnquiry(of, { confirm: visitAt }, { ifMatch: undefined, now: after(minutes) });
  const confirmations = () =>
    [...mail.mails].flatMap(([key, sent]) => (key.startsWith('confirmation/') ? sent : []));

  it('reaches the visitor with time, place and calendar file, and nothing that was typed', async () => {
    putHomes();
    await enquire({ ...hostile, propertyId: 'asked', zone: 'Asia/Dubai', ...openVisit(start) });
    const confirmed = await confirm();
    expect(confirmed).toMatchObject({
      status: 'in progress',
      visit: { confirmedAt: after(10).toISOString() },
      mails: [{ state: 'sent' }, { state: 'sent' }, { kind: 'confirmation', state: 'sent' }],
    });
    const sent = only(confirmations());
    expect([sent.to].flat()).toEqual([email]);
    expect(sent.text).toMatch(/^Your visit is confirmed for .* IST \(.* your time\)\.$/m);
    expect(sent.text).toContain('Where: 1 First Street, Adyar, Chennai');
    const { event, uid } = findEntry(sent);
    expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.getFirstPropertyValue('sequence')).toBe(1);
    expect(uid).toBe(knownId());
    expect(JSON.stringify({ ...sent, attachments: readCalendar(sent) })).not.toMatch(typed);
  });

  it('is confirmed and mailed once, however often it is pressed', async () => {
    await enquire(openVisit(start));
    await Promise.all([confirm(), confirm(), confirm(12)]);
    const before = mail.requests.length;
    await confirm(20);
    await sweep(after(30));
    expect(mail.requests).toHaveLength(before);
    expect(confirmations()).toHaveLength(1);
    expect(mailsTo('office@example.com')).toHaveLength(1);
  });

  it('is the only email to a visitor whose visit is confirmed before the enquiry is filed', async () => {
    await receiveEnquiry(message({ id, email, ...openVisit(start) }), from(1));
    await confirm(1);
    await sweep(after(10));
    expect([...mail.mails.keys()].sort()).toEqual([
      `confirmation/${knownId()}/${visitAt}/${after(1).toISOString()}`,
      `enquiry/${knownId()}`,
    ]);
  });

  it('is confirmed although the homes cannot be read, without the place', async () => {
    await enquire({ propertyId: 'asked', ...openVisit(start) });
    store.fault({ kind: 503, times: 50, match: ({ key }) => key === 'properties' });
    expect(await confirm()).toMatchObject({
      mails: [{}, {}, { kind: 'confirmation', state: 'sent' }],
    });
    expect(only(confirmations()).text).toContain(confirmationWords.noPlace);
  });

  it('is kept as confirmed where the visitor left no address, and not mailed', async () => {
    await enquire({ email: '', ...openVisit(start, 'call') });
    expect(await confirm()).toMatchObject({
      visit: { confirmedAt: after(10).toISOString() },
      mails: [{ kind: 'enquiry' }],
    });
    await sweep(after(15));
    expect(confirmations()).toEqual([]);
  });

  it('is none where somebody has called it off meanwhile', async () => {
    await enquire();
    await expect(confirm()).rejects.toThrow(Conflict);
    expect(confirmations()).toEqual([]);
  });

  it('is not confirmed of possible spam', async () => {
    const visit = { kind: 'visit', at: visitAt };
    putFiled(store, [{ ...givenEnquiry('spam', { fields: { email } }), spam: true, visit }]);
    expect((await confirm(1, 'spam'))?.visit).not.toHaveProperty('confirmedAt');
    expect(confirmations()).toEqual([]);
  });
});

function findEntry(sent: SentMail) {
  const entry = readEntry(readCalendar(sent));
  const { summary, location, uid } = entry;
  return { event: entry.component, summary, location, uid };
}

const knownId = () => storedEnquiries(store)[0]?.id ?? '';

const mailsTo = (address: string) =>
  [...mail.mails.values()].filter(({ to }) => [to].flat().includes(address));
/** The keys of the answers, without the moments at which they were begun. */
const answersIn = () =>
  [...mail.mails.keys()].flatMap((key) => /^answer\/[^/]+/.exec(key)?.[0] ?? []);

function only(mails: readonly SentMail[]): SentMail {
  const [first, ...more] = mails;
  if (!first || more.length > 0) throw new Error('There is not exactly one email.');
  return first;
}

const putHomes = () =>
  store.putDocument('properties', [
    home('asked', { name: 'Sea View' }),
    ...['a', 'b', 'c', 'd'].map((each) => home(each)),
    home('taken', { status: 'Occupied' }),
  ]);

/** Receives an enquiry at the start, and runs the sweep that files and mails it. */
async function enquire(fields: Partial<EnquiryInput> = {}): Promise<void> {
  await receiveEnquiry(message({ id, email, ...fields }), from(1));
  await sweep(after(5));
}

function readCalendar({ attachments = [] }: SentMail) {
  return Buffer.from(attachments[0]?.content ?? '', 'base64').toString();
}

function home(_id: string, fields: Partial<Property> = {}) {
  return blankRecord({
    _id,
    name: `Our ${_id}`,
    price: '30000',
    address: '1 First Street, Adyar, Chennai',
    status: 'Available',
    ...fields,
  });
}

/** Texts that somebody who misuses the form would like a third person to read. */
const hostile = {
  propertyName: 'BUY-NOW home',
  name: 'BUY-NOW name\r\nMore: x@example.com',
  subject: 'BUY-NOW subject',
  message: 'BUY-NOW https://spam.example',
  number: '+91 90000 11111',
};

const typed = /BUY-NOW|spam\.example|x@example\.com|90000|11111/;

const email = 'meena@example.com';
