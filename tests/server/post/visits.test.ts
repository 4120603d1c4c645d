import type ICAL from 'ical.js';
import { expect, it, vi } from 'vitest';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { findInstant } from '../../../src/domain/date';
import { visitCalendar } from '../../../src/server/calendar/visit-calendar';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { readCalendar, readEntry } from '../../support/calendar-entry';
import { useStrictStore } from '../../support/use-strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { openVisit } from '../../support/visiting-hours';
import { from, id, message, start, storedEnquiries } from './given';

const store = await useStrictStore();
const mail = useMailServer();

const visit = openVisit(start);
const at = findInstant(visit.visitDay, visit.visitTime) ?? '';

it('a visit is stored in UTC, and mailed in both clocks with an entry for a calendar', async () => {
  await receiveEnquiry(asked({ zone: 'Asia/Dubai' }), from(1));
  const [stored] = storedEnquiries(store);
  const held = { kind: 'visit', at, zone: 'Asia/Dubai' };
  expect(stored?.visit).toEqual(held);

  const { sent, file, event, of } = mailedEvent();
  expect(sent?.text).toMatch(
    /^Asks for: Visit, \w+day \d\d-01-2026, \d\d:\d\d in Chennai, \d\d:\d\d for the visitor \(Asia\/Dubai\)$/m,
  );
  expect(file?.filename).toBe(`visit-${/Reference: (\w+)/.exec(sent?.text ?? '')?.[1]}.ics`);
  expect(event.uid).toBe(stored?.id);
  expect(event.startDate.toJSDate().toISOString()).toBe(at);
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(event.duration.toSeconds()).toBe(1_800);
  expect(event.location).toBe('Villa');
  expect(of('status')).toBe('TENTATIVE');
  expect(event.description).toContain('+91 90000 00000');
});

it('an enquiry with another time or another wish is another one', async () => {
  const later = openVisit(start, 'visit', 1);
  const texts = [{}, {}, later, later, { visitKind: 'call' }, { visitKind: '' }];
  const received = [];
  for (const text of texts) received.push(await receiveEnquiry(asked(text), from(1)));
  expect(received.map(({ created }) => created)).toEqual([true, false, true, false, true, true]);
  expect(storedEnquiries(store)).toHaveLength(4);
});

it('a program that asks for a day and a time, and names no kind, asks for a visit', async () => {
  const { visitKind, ...input } = asked();
  expect(visitKind).toBe('visit');
  await receiveEnquiry(input, from(1));
  expect(storedEnquiries(store)).toMatchObject([{ visit: { kind: 'visit', at } }]);
});

it.each([
  [{ visitDay: '2020-01-01', visitTime: '10:00' }, 'Asks for a visit: 01-01-2020, 10:00'],
  [{ visitDay: 'Saturday', visitTime: '' }, 'Asks for a visit: Saturday'],
  [{ visitDay: '', visitTime: '4 pm' }, 'Asks for a visit: 4 pm'],
])(
  'where its day or time %j is none that can be, the office reads it as words',
  async (wish, words) => {
    const { visitKind, ...input } = asked(wish);
    expect(visitKind).toBe('visit');
    const { enquiry: received } = await receiveEnquiry(input, from(1));
    expect(received.visit).toBeUndefined();
    expect(received.message.split('\n\n').at(-1)).toBe(words);
  },
);

const enquiry = async (fields = {}) => (await receiveEnquiry(asked(fields), from(1))).enquiry;
const readFile = ({ visit: held, ...rest }: Enquiry) => {
  if (!held) throw new Error('The enquiry asks for no visit.');
  return visitCalendar({ ...rest, visit: held }, held, 'https://homes.example/admin/enquiries');
};

it('the calendar file is the same whenever it is made', async () => {
  const stored = await enquiry();
  vi.useFakeTimers({ now: new Date('2031-01-01') });
  const later = readFile(stored).content;
  vi.useRealTimers();
  expect(later).toBe(readFile(stored).content);
  expect(String(readEvent(later).of('dtstamp'))).toBe('2026-01-05T04:00:00Z');
});

it('the file of a visit that was arranged later replaces the one before, and says who goes', async () => {
  const stored = await enquiry();
  const sequenceOf = (arranged?: string) => {
    const held = {
      ...visitOf(stored),
      ...(arranged && { arranged: { at: arranged, by: 'meena' } }),
    };
    const { content } = visitCalendar(stored, held, 'https://homes.example', 'Ravi');
    expect(readEntry(content).description).toContain('Who goes: Ravi');
    return Number(readEvent(content).of('sequence'));
  };
  const [asked, first, moved] = [
    sequenceOf(),
    sequenceOf(stored.createdAt),
    sequenceOf(from(1, new Date('2026-01-05T05:00:00Z')).now.toISOString()),
  ];
  // A confirmed one, which its visitor has, is one more.
  expect([asked + 1 < first, first + 1 < moved]).toEqual([true, true]);
});

it('the calendar file holds a stranger’s texts as texts', async () => {
  const name = 'மீனா; 🏠, \\n\r\nEND:VEVENT\r\nBEGIN:VALARM\u202e';
  const propertyName = `Villa, "${'long '.repeat(25)}"\nATTENDEE:mailto:x@example.com`;
  const { content } = readFile(await enquiry({ name, propertyName }));
  expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const component = readCalendar(content);
  expect(component.getAllSubcomponents()).toHaveLength(1);
  const { event, of } = readEvent(content);
  expect(event.component.getAllSubcomponents()).toHaveLength(0);
  expect(of('attendee')).toBeNull();
  expect(event.summary).toContain('மீனா; 🏠, \\n END:VEVENT BEGIN:VALARM');
  expect(event.location).toContain('ATTENDEE:mailto:x@example.com');
});

function visitOf({ visit: held }: Enquiry) {
  if (!held) throw new Error('The enquiry asks for no visit.');
  return held;
}

const asked = (fields = {}) =>
  message({ id, propertyId: 'villa', propertyName: 'Villa', ...visit, ...fields });

/** An entry, and its other properties by name. */
function readEvent(file: string): { event: ICAL.Event; of: (name: string) => unknown } {
  const event = readEntry(file);
  return { event, of: (name) => event.component.getFirstPropertyValue(name) };
}

function mailedEvent() {
  const [sent] = mail.mails.values();
  const [file] = sent?.attachments ?? [];
  return { sent, file, ...readEvent(Buffer.from(file?.content ?? '', 'base64').toString()) };
}
