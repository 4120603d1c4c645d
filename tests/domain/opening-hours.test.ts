import { expect, it } from 'vitest';
import { groupHours } from '../../src/domain/opening-hours';

const open = '10:00–18:00';
const week = {
  Monday: open,
  Tuesday: open,
  Wednesday: open,
  Thursday: open,
  Friday: open,
  Saturday: open,
  Sunday: open,
};

it.each([
  ['a week that is the same every day', week, ['Monday Sunday 10:00–18:00']],
  [
    'a day that is closed, and a short last one',
    { ...week, Tuesday: 'closed', Sunday: '10:00–13:00' },
    [
      'Monday Monday 10:00–18:00',
      'Tuesday Tuesday closed',
      'Wednesday Saturday 10:00–18:00',
      'Sunday Sunday 10:00–13:00',
    ],
  ],
  [
    'the same hours on days apart from each other',
    { ...week, Wednesday: 'closed' },
    ['Monday Tuesday 10:00–18:00', 'Wednesday Wednesday closed', 'Thursday Sunday 10:00–18:00'],
  ],
])('%s is said in as few lines as it takes', (_, hours, lines) => {
  expect(groupHours(hours).map(({ first, last, hours }) => `${first} ${last} ${hours}`)).toEqual(
    lines,
  );
});
