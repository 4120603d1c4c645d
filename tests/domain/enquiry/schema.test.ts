import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../../../src/domain/email-address';
import { enquiryInput, parseEnquiry } from '../../../src/domain/enquiry/schema';
import { listFaults } from '../../support/faults';

const wayToReply = 'email: no-reply';

const wayToCall = wayToReply.replace('email', 'number');

const problems = (value: unknown) => listFaults(enquiryInput, value);

it.each([
  [{}, [wayToReply]],
  [{ email: ' ', number: '+' }, [wayToCall]],
  [{ number: '12' }, [wayToCall]],
  [{ number: '\u202a\u202c\u00a0' }, [wayToReply]],
  [{ email: 'meena@example.com', number: '12' }, []],
  [{ number: '234567' }, []],
  [{ number: '९८४००१२३४५' }, []],
])('oddity: one way to reply is required: %j', (value, expected) => {
  expect(problems(value)).toEqual(expected);
});

/** A stored enquiry with these fields, as it is read. */
const readStored = (fields: object) =>
  parseEnquiry({ id: 'a', createdAt: '2026-01-05T04:00:00Z', ...fields });

const visit = { kind: 'visit', at: '2026-01-11T05:30:00.000Z', zone: 'Asia/Dubai' };
it.each([
  ['of an older enquiry', undefined, undefined],
  ['whole', visit, visit],
  ['without a time', { kind: 'visit' }, undefined],
])('a stored visit %s', (_, held, read) => {
  expect(readStored({ visit: held })?.visit).toEqual(read);
});

it('a missing field is empty, and a number becomes text', () => {
  const sent = enquiryInput.parse({ number: 9_840_012_345, colour: 'blue' });
  expect(sent).toMatchObject({ number: '9840012345', name: '', message: '', visitDay: '' });
  // Somebody who leaves it out may still ask for a day.
  expect(sent).not.toHaveProperty('visitKind');
  expect(Object.keys(sent)).not.toContain('colour');
});

it.each([
  [{ email: 'meena' }, 'email: email'],
  [{ email: 'a@example.com', name: 'x'.repeat(201) }, 'name: too-long 200'],
  [{ email: 'a@example.com', message: 'x'.repeat(10_001) }, 'message: too-long 10000'],
  [{ email: 'a@example.com', number: 9.84e49 }, 'number: text-or-number'],
  [[], ': fields'],
])('%j is rejected: %s', (value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

it.each([
  ['\u202a+91 98400 12345\u202c', '+91 98400 12345'],
  ['+91\u00a098400\u201112345', '+91 98400-12345'],
  [`\u2066${'\u200e'.repeat(40)}98400 12345\u2069`, '98400 12345'],
])('a number pasted with invisible characters, %j, is stored as %j', (typed, stored) => {
  expect(enquiryInput.parse({ number: typed }).number).toBe(stored);
});

it.each([
  ['\u2066meena@\u200bexample.com\u2069\u00a0', 'meena@example.com'],
  ['\ufeff meena@exa\u00admple.com\t', 'meena@example.com'],
  ['meena @example.com', null],
])('an address pasted as %j is stored as %j', (typed, stored) => {
  expect(enquiryInput.safeParse({ email: typed }).data?.email ?? null).toBe(stored);
});

it.each([
  ['\u200e\u00a0 Meena\u200b Rao\ufeff\n', 'Meena\u200b Rao'],
  // Malayalam: the joiner makes another letter of the last one.
  ['ബാലന്\u200d ', 'ബാലന്\u200d'],
  ['\u2066\u200d\u2069', ''],
])('a name pasted as %j is stored as %j', (typed, stored) => {
  expect(enquiryInput.parse({ number: '234567', name: typed }).name).toBe(stored);
});

describe('what an owner says', () => {
  const empty = {
    home: '',
    place: '',
    bedrooms: '',
    size: '',
    services: [],
    residence: '',
    contact: '',
  };
  const sent = (owner: unknown) => ({ number: '98400 12345', owner });
  it.each([
    [undefined, undefined],
    [{}, empty],
    [
      { home: 'flat', place: ' Adyar ', size: 900, services: ['sell', 'let', 'sell'] },
      { ...empty, home: 'flat', place: 'Adyar', size: '900', services: ['let', 'sell'] },
    ],
  ])('%j is taken', (owner, taken) => {
    expect(enquiryInput.parse(sent(owner)).owner).toEqual(taken);
  });

  it.each([
    ['Adyar', 'owner: fields'],
    [{ home: 'castle' }, 'owner.home: choice flat,house,plot,guest house'],
    [{ services: 'let' }, 'owner.services: choices'],
  ])('%j is rejected: %s', (owner, problem) => {
    expect(problems(sent(owner))).toEqual([problem]);
  });

  it('is read from what is stored, without a service that is none', () => {
    const owner = { ...empty, services: ['let', 'dance'] };
    expect(readStored({ kind: 'owner', owner })?.owner).toEqual({ ...empty, services: ['let'] });
  });
});

const parse = (message: string) => enquiryInput.parse({ number: '98400 12345', message }).message;
it('line breaks of a message are the same however the form was sent', () => {
  expect(parse('One\r\ntwo\rthree\n')).toBe('One\ntwo\nthree');
});

it('line breaks of a message count once', () => {
  const longest = 'x\n'.repeat(4_999) + 'xx';
  expect(parse(longest.replaceAll('\n', '\r\n'))).toBe(longest);
});

const id = '3f2b8c1e-7a4d-4e5f-9b6a-1c2d3e4f5a6b';
it.each([
  [{ id }, { id }],
  [{ id: '../x' }, { id: undefined }],
  [{ propertyId: 'home-1' }, { propertyId: 'home-1' }],
  [{ propertyId: '../enquiries/x' }, { propertyId: undefined }],
  [{ openFor: '5000' }, { openFor: 5_000 }],
  [{ openFor: -1 }, { openFor: undefined }],
  [{ website: 'x'.repeat(9_000) }, { website: 'filled' }],
])('an enquiry is taken with what its visitor never typed: %j', (sent, expected) => {
  expect(enquiryInput.parse({ number: '9840012345', ...sent })).toMatchObject(expected);
});

it.each([
  'a@example.com',
  'first.last+tag@mail.example.co.in',
  "o'hara@example.org",
  'a@xn--abc.xn--p1ai',
])('%s is an email address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  '',
  'a',
  'a@',
  '@example.com',
  'a@example',
  'a@-example.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a b@example.com',
  'a@example.com,b@example.com',
  'Visitor <a@example.com>',
  'a@example.com\r\nMore: b@example.com',
  'மீனா@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('%j is no email address', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

it('a day may come as the site shows it, from a browser that has a plain field for it', () => {
  const given = { number: '9840012345', message: 'Hello', visitKind: 'visit' };
  expect(enquiryInput.parse({ ...given, visitDay: '29-11-2026' }).visitDay).toBe('2026-11-29');
  expect(enquiryInput.parse({ ...given, visitDay: 'Sunday' }).visitDay).toBe('Sunday');
});
