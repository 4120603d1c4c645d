import { expect, it } from 'vitest';
import { changeoverForm as words } from '../../../../src/content/admin/private';
import { readChangeover } from '../../../../src/islands/admin/form/ChangeoverReading';

const occupied = { status: 'Occupied', availableFrom: '' };
const notice = { ...occupied, noticeOrToken: 'Notice given' };

it.each([
  ['neither', { ...occupied, noticeOrToken: '' }, null, false],
  ['a token', { ...occupied, noticeOrToken: 'Token paid' }, words.token, false],
  ['notice without a day', notice, words.noDay, true],
  [
    'notice and what was said before the home was let',
    { ...notice, availableFrom: 'Now' },
    words.noDay,
    true,
  ],
  [
    'notice with a day',
    { ...notice, availableFrom: '1 Feb 2027' },
    words.shown('01-02-2027'),
    false,
  ],
  ['notice whose day has come', { ...notice, availableFrom: '29-11-2026' }, words.over, false],
  ['notice of an available home', { ...notice, status: 'Available' }, words.available, false],
])(
  'below the choice the form says of %s what visitors see, and asks for a missing day',
  (_, values, text, asksForDay) => {
    expect(readChangeover(values, '2026-11-29')).toEqual(
      text === null ? null : { text, asksForDay },
    );
  },
);
