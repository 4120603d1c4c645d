import { describe, expect, it } from 'vitest';
import { suspicionText } from '../../../src/content/admin/inbox';
import { markAllDayLimit, maxSpam } from '../../../src/domain/enquiry/fields';
import type { Suspicion } from '../../../src/domain/enquiry/schema';
import { enquiryInput } from '../../../src/domain/enquiry/schema';
import {
  findEvicted,
  findSigns,
  findSuspicion,
  isCounted,
  isMachine,
} from '../../../src/domain/enquiry/suspicion';

const few = { networks: [1], allToday: 1 };
const suspicion = (fields: object, counts: Partial<typeof few> = {}) => {
  const input = enquiryInput.parse({
    number: '9840012345',
    message: 'Hello',
    zone: 'Asia/Kolkata',
    ...fields,
  });
  const signs = findSigns(input);
  return isMachine(signs) ? signs : findSuspicion(signs, { ...few, ...counts });
};

const fast = { openFor: 1_499 };
const links = { subject: 'HTTPS://a https://b', message: 'www.c www.d' };

it.each([
  ['a form open for less than 1.5 s', fast, {}],
  ['four links', links, {}],
  ['the 20th of a day from one address', {}, { networks: [20] }],
  ['the 5th of a day from one address, quick', fast, { networks: [5] }],
  ['the 40th of a day from one /56', {}, { networks: [1, 40] }],
  ['the 80th of a day from one /48', {}, { networks: [1, 1, 80] }],
  ['the first of its address on a day with 1,000', {}, { allToday: 1_000 }],
  ['the 5th of its address on a day with 200', {}, { networks: [5], allToday: 200 }],
  ['the 2nd of its address on a day with 500', {}, { networks: [2], allToday: 500 }],
  ['one without an address on a day with 1,000', {}, { networks: [], allToday: 1_000 }],
  ['one of a flood after 1.5 s', { openFor: 1_500 }, { allToday: 201 }],
  ['a quick one on a day with 250', fast, { allToday: 250 }],
  ['a quick one with three links', { ...fast, ...links, message: 'http://www.c' }, {}],
  // As a text browser shows it to people, who may write into it.
  ['the honeypot where no browser with a script says so', { website: 'Anna', zone: undefined }, {}],
])('%s is fine', (_, fields, counts) => {
  expect(suspicion(fields, counts)).toEqual([]);
});

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
  ['the 21st of a day from one address', {}, { networks: [21] }, ['posts in a day 21']],
  [
    'the 6th of a day from one address, quick',
    fast,
    { networks: [6] },
    ['too fast 1499', 'posts in a day 6'],
  ],
  ['the 6th with four links', links, { networks: [6] }, ['links 4', 'posts in a day 6']],
  ['the 41st of a day from one /56', {}, { networks: [5, 41] }, ['posts in a day 41']],
  ['the 81st of a day from one /48', {}, { networks: [2, 40, 81] }, ['posts in a day 81']],
  [
    'the 3rd of its address on a day with 500',
    {},
    { networks: [3], allToday: 500 },
    ['posts in a day 3', 'flood 500'],
  ],
  ['a quick one in a flood', fast, { allToday: 251 }, ['too fast 1499', 'flood 251']],
  ['any beyond 1,000 a day', {}, { allToday: 1_001 }, ['flood 1001']],
])('row 29: %s looks like spam', (_, fields, counts, reasons) => {
  const found = suspicion(fields, counts).map(({ code, number }) => `${code} ${number}`);
  expect(found).toEqual(reasons);
});

it.each([1, 201, 1_001])(
  'row 74: who has no script is treated as who has one, on a day with %i messages',
  (allToday) => {
    for (const networks of [[1], [2], [21]]) {
      const withScript = suspicion({ openFor: 20_000 }, { networks, allToday });
      expect(suspicion({ zone: undefined }, { networks, allToday })).toEqual(withScript);
    }
  },
);

it('row 74: among those of the day count neither those with a sign of their own, nor those that find no place', () => {
  const flood: Suspicion[] = [{ code: 'flood', number: 1_001 }];
  const all = markAllDayLimit + maxSpam;
  expect([isCounted([], 1), isCounted(flood, all), isCounted(flood, all + 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isCounted([{ code: 'posts in a day', number: 2 }, ...flood], all)).toBe(false);
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
    thread: [],
    assignedTo: '',
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
    { thread: [{ id: 'line', at: '', by: '', kind: 'call', text: 'Called' }] },
    { assignedTo: 'meena' },
    { nextAction: '2026-02-01' },
    { status: 'in progress' },
    { spam: false },
  ])('row 65: one with %j never goes', (worked) => {
    const kept = marked('kept', { createdAt: '2025-01-05T04:00:00.000Z', ...worked });
    expect(findEvicted([kept, ...many(maxSpam)])).toEqual([]);
  });
});
