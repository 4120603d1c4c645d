import { expect, it } from 'vitest';
import { suspicionText } from '../../../src/content/admin/inbox';
import { enquiryInput } from '../../../src/domain/enquiry/schema';
import { suspicionOf } from '../../../src/domain/enquiry/suspicion';

const few = { thisMinute: 1, today: 1, allToday: 1 };
const suspicion = (fields: object, counts: Partial<typeof few> = {}) =>
  suspicionOf(enquiryInput.parse({ number: '9840012345', message: 'Hello', ...fields }), {
    ...few,
    ...counts,
  });

const fast = { openFor: 1_499 };
const links = { subject: 'HTTPS://a https://b', message: 'www.c www.d' };

it.each([
  ['a form open for less than 1.5 s', fast, {}],
  ['four links', links, {}],
  ['the 6th of a minute from one address', {}, { thisMinute: 6 }],
  ['the 21st of a day from one address', {}, { today: 21 }],
  ['one of a flood', {}, { allToday: 1_000 }],
  ['one of a flood after 1.5 s', { openFor: 1_500 }, { allToday: 201 }],
  ['a quick one with three links', { ...fast, ...links, message: 'http://www.c' }, {}],
  ['the last before each limit', fast, { thisMinute: 5, today: 20, allToday: 200 }],
])('%s is fine', (_, fields, counts) => {
  expect(suspicion(fields, counts)).toEqual([]);
});

const often = ['posts in a minute 6', 'posts in a day 21'];

it.each<[string, object, Partial<typeof few>, string[]]>([
  ['the honeypot', { website: 'x' }, {}, ['hidden field 0']],
  ['a quick one with four links', { ...fast, ...links }, {}, ['too fast 1499', 'links 4']],
  ['the 6th of a minute, the 21st of a day', {}, { thisMinute: 6, today: 21 }, often],
  ['a quick one in a flood', fast, { allToday: 201 }, ['too fast 1499', 'flood 201']],
  ['any beyond 1,000 a day', {}, { allToday: 1_001 }, ['flood 1001']],
])('row 29: %s looks like spam', (_, fields, counts, reasons) => {
  const found = suspicion(fields, counts).map(({ code, number }) => `${code} ${number}`);
  expect(found).toEqual(reasons);
});

it('all reasons are named', () => {
  const reasons = suspicion({ website: 'x', openFor: 10 });
  expect(suspicionText(reasons)).toMatch(/cannot see was filled in.* within 0\.0 seconds/);
});
