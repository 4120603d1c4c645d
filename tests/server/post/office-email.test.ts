import { expect, it } from 'vitest';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { makeReference } from '../../../src/domain/reference';
import { enquiryEmail } from '../../../src/server/post/office-email';
import { givenEnquiry, givenOwner } from './given';

const site = 'http://localhost:8888';
const inbox = `${site}/admin/enquiries`;

const given = givenEnquiry('3f2b8c1e-7a4d-4e5f-9b6a-1c2d3e4f5a6b', {
  fields: {
    propertyId: 'home-1',
    propertyName: 'Sunlit Corner Flat',
    subject: 'Visit on Sunday?',
    number: '+91 98400 12345',
    email: 'meena@example.com',
    message: 'Is the flat still free?\n\nThank you.',
  },
});
const enquiry = (fields: Partial<Enquiry> = {}): Enquiry => ({ ...given, ...fields });

it('an enquiry names itself, the property, all fields and the inbox', () => {
  expect(enquiryEmail(enquiry())).toEqual({
    subject: 'Enquiry DXJ87J: Sunlit Corner Flat – Visit on Sunday?',
    replyTo: 'meena@example.com',
    text: [
      'Reference: DXJ87J',
      'Property: Sunlit Corner Flat',
      'Property reference: 9XM0H6',
      'Name: Visitor',
      'Number: +91 98400 12345',
      'Email: meena@example.com',
      'Subject: Visit on Sunday?',
      `Inbox: ${inbox}`,
      '',
      'Message:',
      'Is the flat still free?',
      '',
      'Thank you.',
    ].join('\n'),
  });
});

it('names the visit in both clocks', () => {
  const visit = { kind: 'visit', at: '2026-11-29T05:30:00.000Z' } as const;
  const lineFor = (more: object) =>
    enquiryEmail(enquiry({ visit: { ...visit, ...more } }))
      .text.split('\n')
      .find((line) => line.startsWith('Asks for'));
  expect(lineFor({})).toBe('Asks for: Visit, Sunday 29-11-2026, 11:00 in Chennai');
  expect(lineFor({ kind: 'call', zone: 'America/New_York' })).toBe(
    'Asks for: Call, Sunday 29-11-2026, 11:00 in Chennai, 00:30 for the visitor (America/New York)',
  );
});

it('a message from the contact form names no property, and says what was left empty', () => {
  const about = { kind: 'contact', propertyId: undefined, propertyName: '' } as const;
  const fields = { ...about, subject: '', email: '' };
  const mail = enquiryEmail(enquiry(fields));
  expect(mail.subject).toBe('Contact form DXJ87J – Visitor');
  expect(mail.text).not.toContain('Property:');
  expect(mail.text).toContain('Email: (not given)');
  expect(mail.text).not.toContain('Property reference');
  expect(mail).not.toHaveProperty('replyTo');
  expect(enquiryEmail(enquiry({ ...fields, name: '' })).subject).toBe('Contact form DXJ87J');
});

const owned = { kind: 'owner', propertyId: undefined, propertyName: '', subject: '' } as const;

it('the email about an owner’s enquiry says what the owner said', () => {
  const said = { home: 'plot', place: 'Tambaram', residence: 'Dubai' } as const;
  const owner = givenOwner({ ...said, services: ['watch'] });
  const mail = enquiryEmail(enquiry({ ...owned, owner }));
  expect(mail.subject).toBe('Owner DXJ87J: plot, Tambaram – Visitor');
  expect(mail.text.split('\n').slice(0, 8)).toEqual([
    'Reference: DXJ87J',
    'Owns: Plot',
    'Place: Tambaram',
    'Services wanted: Watch the plot',
    'Lives in: Dubai',
    'Name: Visitor',
    'Number: +91 98400 12345',
    'Email: meena@example.com',
  ]);
});

it('the email leaves out what an owner left empty, and keeps a line a line', () => {
  const owner = givenOwner({ place: 'x\r\nMore: y' });
  const mail = enquiryEmail(enquiry({ ...owned, owner }));
  expect(mail.subject).toBe('Owner DXJ87J: x More: y – Visitor');
  expect(mail.text.split('\n').slice(1, 3)).toEqual(['Place: x More: y', 'Name: Visitor']);
});

const lines = 'x\r\nMore: all@example.com\r\n\r\n<b>hi</b>';
const long = 'வ'.repeat(10_240);
it.each([
  ['CR/LF in the subject', { subject: lines }],
  ['CR/LF in the name', { name: lines, subject: '' }],
  ['CR/LF in the e-mail', { email: 'a@example.com\r\nMore: all@example.com' }],
  ['10 KB in the subject', { subject: long }],
  ['10 KB of emoji in the name of the home', { propertyName: '😀'.repeat(2_560) }],
  ['null bytes and escapes', { subject: 'a\u0000b\u001b[31mc\u007f\u0085d' }],
  ['Unicode line ends', { subject: 'a\u2028More: x\u2029b\u000bc\u000cd' }],
  ['text that turns its direction', { subject: 'safe\u202etxt.exe\u2066\u200f' }],
  ['half a character', { name: '\ud800', subject: 'a\udc00b' }],
] satisfies [string, Partial<Enquiry>][])('row 28: %s gives one clean header', (_, fields) => {
  const { subject, text, replyTo } = enquiryEmail(enquiry(fields));
  expect(subject.length).toBeLessThanOrEqual(150);
  expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u200f\u202a-\u202e\u2066-\u2069]/u);
  expect(subject).toBe(subject.trim());
  expect(subject.isWellFormed() && text.isWellFormed()).toBe(true);
  expect(replyTo ?? '').toMatch(/^(?:|meena@example\.com)$/);
  // There are eight facts above the message, whatever was typed.
  expect(text.split('\n').indexOf('Message:')).toBe(9);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
});

it('the message keeps its lines and loses invisible characters', () => {
  const message = 'one\r\ntwo\rthree\u0000\u202e\tfour  \n\u200dக்\u200cஷ';
  const { text } = enquiryEmail(enquiry({ message }));
  expect(text.split('Message:\n')[1]).toBe('one\ntwo\nthree four\n\u200dக்\u200cஷ');
});

it('a list of homes is named with the address of each, whatever else the message says', () => {
  const homes = ['palm-1', 'sea-2', 'lake-3'] as const;
  const [palm, sea, lake] = homes.map(makeReference);
  const message = [
    `Palm Villa (Ref ${palm})`,
    `Sea View (Ref ${sea})`,
    `https://homes.example.com/shortlist?homes=${homes.join(',')}`,
    'May we come on Sunday?',
  ].join('\n');
  const { text } = enquiryEmail(enquiry({ message }));
  expect(
    text.endsWith(`${message}\n\nHomes in the list:
Palm Villa (Ref ${palm}): ${site}/properties/single/palm-1
Sea View (Ref ${sea}): ${site}/properties/single/sea-2
${lake}: ${site}/properties/single/lake-3`),
  ).toBe(true);
});

it.each(['homes=palm-1', 'https://evil.example/?homes=../../x,%00', '?homes='])(
  'no home is named by "%s"',
  (message) => {
    const { text } = enquiryEmail(enquiry({ message }));
    expect(text).not.toContain('/single/');
  },
);
