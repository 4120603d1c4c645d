import { expect, it } from 'vitest';
import { countDays } from '../../scripts/demo/days.ts';

it.each([
  [{ confirmedAt: 'today-5' }, { confirmedAt: '2026-02-24' }],
  [{ confirmedAt: 'today-0' }, { confirmedAt: '2026-03-01' }],
  [{ availableFrom: 'today+31' }, { availableFrom: '01-04-2026' }],
  [{ confirmedAt: '2026-01-01' }, { confirmedAt: '2026-01-01' }],
  [{ availableFrom: 'Now' }, { availableFrom: 'Now' }],
  [
    { name: 'today-5', confirmedAt: '' },
    { name: 'today-5', confirmedAt: '' },
  ],
])('%j is %j when it is loaded on 1 March 2026', (record, loaded) => {
  expect(countDays(record, '2026-03-01')).toEqual(loaded);
});
