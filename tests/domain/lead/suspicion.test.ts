import { expect, it } from 'vitest';
import { leadInput } from '../../../src/domain/lead/schema';
import { suspicionOf } from '../../../src/domain/lead/suspicion';

const few = { postsThisMinute: 1, postsToday: 1 };
const suspicion = (fields: object, counts: Partial<typeof few> = {}) =>
  suspicionOf(leadInput.parse({ number: '9840012345', message: 'Hello', ...fields }), {
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
  ['a Tamil message', { message: 'வீடு இன்னும் உள்ளதா?' }, {}],
])('%s is fine', (_, fields, counts) => {
  expect(suspicion(fields, counts)).toBe('');
});

it.each([
  ['the honeypot', { website: 'x' }, {}, 'The hidden field was filled in.'],
  ['under 3 s', { openFor: 2_999 }, {}, 'The form was sent 2999 ms after it was opened.'],
  ['at once', { openFor: 0 }, {}, 'The form was sent 0 ms after it was opened.'],
  [
    'four links',
    { message: 'http://a http://b,http://c www.d.example' },
    {},
    'The message holds 4 links.',
  ],
  [
    'links in the subject',
    { subject: 'HTTPS://a https://b', message: 'www.c www.d' },
    {},
    'The message holds 4 links.',
  ],
  [
    'the 21st of a minute',
    {},
    { postsThisMinute: 21 },
    '21 messages came from one address in a minute.',
  ],
  ['the 201st of a day', {}, { postsToday: 201 }, '201 messages came today.'],
])('row 29: %s is set aside', (_, fields, counts, reason) => {
  expect(suspicion(fields, counts)).toBe(reason);
});

it('several reasons are all named', () => {
  expect(suspicion({ website: 'x', openFor: 10 })).toBe(
    'The hidden field was filled in. The form was sent 10 ms after it was opened.',
  );
});
