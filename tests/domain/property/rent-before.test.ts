import { describe, expect, it } from 'vitest';
import {
  findRentBefore,
  mayHaveRentBefore,
  type RentVersion,
} from '../../../src/domain/property/rent-before';

const now = Date.parse('2026-11-30T06:00:00Z');

type Step = [daysAgo: number, price: string, more?: Partial<RentVersion['document']>];

/** Versions from the oldest to the newest, each so many days before now. */
function makeVersions(steps: readonly Step[]): RentVersion[] {
  const makeVersion = ([daysAgo, price, more]: Step): RentVersion => ({
    at: new Date(now - daysAgo * 86_400_000).toISOString(),
    document: { price, status: 'Available', shown: true, ...more },
  });
  return steps.map(makeVersion).reverse();
}

const find = (...steps: Step[]) => findRentBefore(makeVersions(steps), now);

describe('the former rent is said', () => {
  it('after it fell, and after it rose, with the day of the change', () => {
    expect(find([60, '27000'], [16, '25000'])).toEqual({ rupees: 27_000, until: '2026-11-14' });
    expect(find([60, '25,000'], [16, '₹27,000'])).toEqual({ rupees: 25_000, until: '2026-11-14' });
  });

  it('until 30 days after the change', () => {
    expect(find([60, '27000'], [30, '25000'])).not.toBeNull();
    expect(find([60, '27000'], [30.1, '25000'])).toBeNull();
  });

  it('whatever else was changed since, and however the same rent is written', () => {
    const changed = find([60, '27000'], [16, '25000'], [5, '₹ 25,000'], [0.1, '25000']);
    expect(changed).toEqual({ rupees: 27_000, until: '2026-11-14' });
  });

  it('the last of several', () => {
    expect(find([60, '30000'], [40, '27000'], [16, '25000'])?.rupees).toBe(27_000);
  });
});

describe('nothing is said', () => {
  it.each<[string, Step[]]>([
    ['of a rent that never changed', [[60, '25000']]],
    ['without a history', []],
    [
      'on the day of the change, which may be a typing error',
      [
        [60, '27000'],
        [0.5, '25000'],
      ],
    ],
    [
      'of a typing error that was corrected within a day',
      [
        [60, '25000'],
        [16, '2500'],
        [15.5, '25000'],
      ],
    ],
    [
      'of the first rent, corrected within a day',
      [
        [16, '250000'],
        [15.5, '25000'],
      ],
    ],
    [
      'of a rent to which the office went back',
      [
        [60, '25000'],
        [16, '27000'],
        [10, '25000'],
      ],
    ],
    [
      'of a rent in words',
      [
        [60, 'Negotiable'],
        [16, '25000'],
      ],
    ],
    [
      'where the rent is in words now',
      [
        [60, '27000'],
        [16, 'Negotiable'],
      ],
    ],
    [
      'of an earlier tenancy',
      [
        [60, '27000'],
        [50, '27000', { status: 'Occupied' }],
        [16, '25000'],
      ],
    ],
    [
      'of what visitors never saw',
      [
        [60, '27000', { shown: false }],
        [16, '25000'],
      ],
    ],
    [
      'of a home that was in the trash',
      [
        [60, '27000'],
        [50, '27000', { deletedAt: '2026-10-11' }],
        [16, '25000'],
      ],
    ],
    [
      'while the home is let',
      [
        [60, '27000'],
        [16, '25000'],
        [5, '25000', { status: 'Occupied' }],
      ],
    ],
  ])('%s', (_, steps) => {
    expect(find(...steps)).toBeNull();
  });
});

it.each([
  [{}, true],
  [{ status: 'Occupied' as const }, false],
  [{ price: 'Negotiable' }, false],
  [{ updatedAt: '2026-10-01T00:00:00Z' }, false],
  [{ updatedAt: '2026-09-01T00:00:00Z' }, false],
])('whether the history of %j is looked at: %s', (more, expected) => {
  const home = {
    price: '25000',
    status: 'Available' as const,
    createdAt: '2026-09-01T00:00:00Z',
    updatedAt: '2026-11-20T00:00:00Z',
  };
  expect(mayHaveRentBefore({ ...home, ...more }, '2026-11-30')).toBe(expected);
});
