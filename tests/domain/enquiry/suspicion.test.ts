import { expect, it } from 'vitest';
import { suspicionText } from '../../../src/content/admin/inbox';
import { enquiryInput } from '../../../src/domain/enquiry/schema';
import { suspicionOf } from '../../../src/domain/enquiry/suspicion';

const few = { postsThisMinute: 1, postsToday: 1 };
const suspicion = (fields: object, counts: Partial<typeof few> = {}) =>
  suspicionOf(enquiryInput.parse({ number: '9840012345', message: 'Hello', ...fields }), {
    ...few,
    ...counts,
  });

it.each([
  ['an ordinary message', {}, {}],
  ['a form without a measured time', { openFor: '' }, {}],
  ['a form open for 3 s', { openFor: 3_000 }, {}],
  ['three links', { message: 'https://a.example www.b.example http://www.c.example' }, {}],
  ['the 20th of a minute', {}, { postsThisMinute: 20 }],
  ['the 200th of a day', {}, { postsToday: 200 }],
])('%s is fine', (_, fields, counts) => {
  expect(suspicion(fields, counts)).toEqual([]);
});

it.each([
  ['the honeypot', { website: 'x' }, {}, 'hidden field', 0],
  ['under 3 s', { openFor: 2_999 }, {}, 'too fast', 2_999],
  ['four links', { message: 'http://a http://b,http://c www.d.example' }, {}, 'links', 4],
  [
    'links in the subject',
    { subject: 'HTTPS://a https://b', message: 'www.c www.d' },
    {},
    'links',
    4,
  ],
  ['the 21st of a minute', {}, { postsThisMinute: 21 }, 'posts in a minute', 21],
  ['the 201st of a day', {}, { postsToday: 201 }, 'posts in a day', 201],
] as const)('row 29: %s looks like spam', (_, fields, counts, code, number) => {
  expect(suspicion(fields, counts)).toEqual([{ code, number }]);
});

it('all reasons are named', () => {
  const reasons = suspicion({ website: 'x', openFor: 10 });
  expect(suspicionText(reasons)).toMatch(/cannot see was filled in.* within 0\.0 seconds/);
});
