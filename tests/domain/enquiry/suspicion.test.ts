import { describe, expect, it } from 'vitest';
import { suspicionText } from '../../../src/content/admin/inbox';
import { maxSpam } from '../../../src/domain/enquiry/fields';
import type { Suspicion } from '../../../src/domain/enquiry/schema';
import { enquiryInput } from '../../../src/domain/enquiry/schema';
import { findEvicted, findSuspicion } from '../../../src/domain/enquiry/suspicion';

const few = { thisMinute: [1], today: [1], allToday: 1 };
const suspicion = (fields: object, counts: Partial<typeof few> = {}) => {
  const { thisMinute, today, allToday } = { ...few, ...counts };
  const networks = Array.from(
    { length: Math.max(thisMinute.length, today.length) },
    (_, index) => ({ thisMinute: thisMinute[index] ?? 1, today: today[index] ?? 1 }),
  );
  const input = enquiryInput.parse({
    number: '9840012345',
    message: 'Hello',
    zone: 'Asia/Kolkata',
    ...fields,
  });
  return findSuspicion(input, { networks, allToday });
};

const fast = { openFor: 1_499 };
const links = { subject: 'HTTPS://a https://b', message: 'www.c www.d' };

it.each([
  ['a form open for less than 1.5 s', fast, {}],
  ['four links', links, {}],
  ['the 6th of a minute from one address', {}, { thisMinute: [6] }],
  ['the 40th of a day from one address', {}, { today: [40] }],
  [
    'the 10th of a minute and the 40th of a day from one /56',
    {},
    { thisMinute: [1, 10], today: [1, 40] },
  ],
  [
    'the 80th of a day from one /48, 20 in that minute',
    {},
    { thisMinute: [1, 1, 20], today: [1, 1, 80] },
  ],
  ['one of a flood', {}, { allToday: 1_000 }],
  ['one of a flood after 1.5 s', { openFor: 1_500 }, { allToday: 201 }],
  ['a quick one with three links', { ...fast, ...links, message: 'http://www.c' }, {}],
  // As a text browser shows it to people, who may write into it.
  ['the honeypot where no browser with a script says so', { website: 'Anna', zone: undefined }, {}],
  ['the last before each limit', fast, { thisMinute: [5], today: [20], allToday: 200 }],
])('%s is fine', (_, fields, counts) => {
  expect(suspicion(fields, counts)).toEqual([]);
});

const often = ['posts in a minute 6', 'posts in a day 21'];

it.each<[string, object, Partial<typeof few>, string[]]>([
  ['the honeypot', { website: 'x' }, {}, ['hidden field 0']],
  [
    'the honeypot with a link, by a machine without a script',
    { website: 'https://a.example', zone: undefined },
    {},
    ['hidden field 0'],
  ],
  [
    'the honeypot, and a link in the message, by a machine without a script',
    { website: 'Anna', zone: undefined, message: 'See www.a.example' },
    {},
    ['hidden field 0'],
  ],
  ['a quick one with four links', { ...fast, ...links }, {}, ['too fast 1499', 'links 4']],
  ['the 6th of a minute, the 21st of a day', {}, { thisMinute: [6], today: [21] }, often],
  ['the 41st of a day from one address', {}, { today: [41] }, ['posts in a day 41']],
  [
    'the 11th of a minute, the 41st of a day from one /56',
    {},
    { thisMinute: [5, 11], today: [5, 41] },
    ['posts in a minute 11', 'posts in a day 41'],
  ],
  ['the 161st of a day from one /48', {}, { today: [2, 40, 161] }, ['posts in a day 161']],
  ['a quick one in a flood', fast, { allToday: 201 }, ['too fast 1499', 'flood 201']],
  ['any beyond 1,000 a day', {}, { allToday: 1_001 }, ['flood 1001']],
  [
    'any beyond 1,000 a day that no browser sent',
    { zone: undefined },
    { allToday: 1_001 },
    ['flood 1001', 'no browser 0'],
  ],
])('row 29: %s looks like spam', (_, fields, counts, reasons) => {
  const found = suspicion(fields, counts).map(({ code, number }) => `${code} ${number}`);
  expect(found).toEqual(reasons);
});

it('all reasons are named', () => {
  const reasons = suspicion({ website: 'x', openFor: 10 });
  expect(suspicionText(reasons)).toMatch(/cannot see was filled in.* within 0\.0 seconds/);
});

describe('of a flood', () => {
  const flood: Suspicion[] = [{ code: 'flood', number: 1_001 }];
  const own: Suspicion[] = [...flood, { code: 'links', number: 4 }];
  const marked = (id: string, fields: object = {}) => ({
    id,
    createdAt: '2026-01-05T04:00:00.000Z',
    spam: true,
    suspicion: own,
    status: 'new' as const,
    note: '',
    nextAction: '',
    ...fields,
  });
  const many = (count: number, fields: object = {}) =>
    Array.from({ length: count }, (_, index) => marked(`more-${index}`, fields));

  it('row 65: those with a sign of their own go before those whose only sign is the flood, the oldest first', () => {
    const young = '2026-01-05T05:00:00.000Z';
    const honest = marked('honest', { suspicion: flood });
    expect(findEvicted([honest, ...many(maxSpam, { createdAt: young })])).toEqual([
      `more-${maxSpam - 1}`,
    ]);
    const old = marked('old', { suspicion: flood, createdAt: '2026-01-05T03:00:00.000Z' });
    expect(findEvicted([old, honest, ...many(maxSpam - 1, { suspicion: flood })])).toEqual(['old']);
  });

  it.each([
    { note: 'Called' },
    { nextAction: '2026-02-01' },
    { status: 'in progress' },
    { spam: false },
  ])('row 65: one with %j never goes', (worked) => {
    const kept = marked('kept', { createdAt: '2025-01-05T04:00:00.000Z', ...worked });
    expect(findEvicted([kept, ...many(maxSpam)])).toEqual([]);
  });
});
