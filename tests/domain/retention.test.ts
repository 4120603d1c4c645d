import { describe, expect, it } from 'vitest';
import {
  daysAfter,
  daysBefore,
  versionsOfNothing,
  versionsToThin,
} from '../../src/domain/retention';

const now = new Date('2027-03-15T20:40:00.000Z');
const version = (at: string) => ({ key: at, version: `v ${at}`, at: Date.parse(at) });
const thinned = (times: string[], current = '', lost: string[] = []) => {
  const versions = times.map(version);
  const saved = new Set(
    versions.filter(({ key }) => !lost.includes(key)).map((one) => one.version),
  );
  return versionsToThin(versions, { current, saved }, now).map(({ key }) => key);
};

describe('the history of a record keeps', () => {
  it.each([
    ['every version of a year', ['2026-03-16', '2026-03-17', '2027-03-15'], []],
    ['to the millisecond', ['2026-03-15T20:40:00.000Z', '2026-03-20'], []],
    [
      'then the newest of each month',
      ['2026-01-02', '2026-01-30', '2026-01-31', '2026-02-01', '2025-01-31'],
      ['2026-01-02', '2026-01-30'],
    ],
    [
      'of the month that is a year ago, what is younger and nothing else',
      ['2026-03-01', '2026-03-15T20:39:59.999Z', '2026-03-20'],
      ['2026-03-01', '2026-03-15T20:39:59.999Z'],
    ],
    ['months as they are in UTC', ['2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z'], []],
    ['the only version', ['2020-01-01'], []],
    ['what has no time in its key', ['odd', '2026-01-01', '2026-01-02'], ['2026-01-01']],
    ['nothing of nothing', [], []],
  ])('%s', (_what, times, expected) => {
    expect(thinned(times)).toEqual(expected);
  });

  it('the newest that became the record, not an edit that lost after it', () => {
    const times = ['2026-01-02', '2026-01-03', '2026-01-04'];
    expect(thinned(times, '', ['2026-01-04'])).toEqual(['2026-01-02', '2026-01-04']);
    expect(thinned(times, '', times)).toEqual([]);
  });

  it('the version that the record has now', () => {
    const times = ['2024-05-01', '2024-05-02', '2024-05-03'];
    expect(thinned(times, 'v 2024-05-01')).toEqual(['2024-05-02']);
  });
});

it('versions of no record are erased a day later, when no writer is at work', () => {
  const times = ['2027-03-14T20:39:59.999Z', '2027-03-14T20:40:00.000Z', 'odd'];
  expect(versionsOfNothing(times.map(version), now)).toEqual(['2027-03-14T20:39:59.999Z']);
});

it('days are counted to the millisecond', () => {
  expect(daysAfter('2026-12-15T20:40:00.000Z', 90)).toBe(now.toISOString());
  expect(daysBefore(now, 90)).toBe('2026-12-15T20:40:00.000Z');
});
