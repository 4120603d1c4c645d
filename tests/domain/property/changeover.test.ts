import { expect, it } from 'vitest';
import {
  findChangeoverFilter,
  findOutdated,
  type HandoverFacts,
} from '../../../src/domain/property/changeover';

const nobody = { tenant: '', leaseFrom: '', leaseTo: '' } as const;
const occupied = {
  status: 'Occupied',
  availableFrom: '',
  noticeOrToken: '',
  token: '',
  ...nobody,
} as const;
const rented = { tenant: 'Kumar', leaseFrom: '2026-02-01', leaseTo: '2027-01-31' } as const;
const free = { ...occupied, status: 'Available' } as const;
const leaving = {
  ...occupied,
  noticeOrToken: 'Notice given',
  availableFrom: '01-02-2027',
} as const;
const token = { ...free, noticeOrToken: 'Token paid' } as const;
const paid = '10,000 from Murugan on 28-11-2026';

it.each<[string, HandoverFacts, Partial<HandoverFacts>, ReturnType<typeof findOutdated>]>([
  ['notice ends when it is available', leaving, { status: 'Available' }, { noticeOrToken: '' }],
  ['a token ends when it is occupied', token, { status: 'Occupied' }, { noticeOrToken: '' }],
  [
    'so does the day for which it was offered',
    { ...token, availableFrom: '1 Feb 2027' },
    { status: 'Occupied' },
    { noticeOrToken: '', availableFrom: '' },
  ],
  [
    'so does what was noted of the token',
    { ...token, token: paid },
    { status: 'Occupied' },
    { noticeOrToken: '', token: '' },
  ],
  [
    'what was noted of a token outlives the tenant who leaves',
    { ...token, token: paid, status: 'Occupied' },
    { status: 'Available' },
    {},
  ],
  [
    'a token that comes with the status stays',
    { ...free, token: paid },
    { ...token, status: 'Occupied' },
    {},
  ],
  [
    '“Now” says nothing of an occupied home',
    { ...free, availableFrom: 'Now' },
    { status: 'Occupied' },
    {},
  ],
  [
    'a token outlives the tenant who leaves',
    { ...token, status: 'Occupied' },
    { status: 'Available' },
    {},
  ],
  ['nothing ends with another change', leaving, { availableFrom: '01-03-2027' }, {}],
  ['nothing ends with the same status', leaving, { status: 'Occupied' }, {}],
  [
    'notice that comes with the status keeps its day',
    { ...free, availableFrom: '01-02-2027' },
    { status: 'Occupied', noticeOrToken: 'Notice given' },
    {},
  ],
  [
    'the tenancy ends when it is available',
    { ...occupied, ...rented },
    { status: 'Available' },
    nobody,
  ],
  [
    'who comes with the status stays',
    { ...occupied, ...rented },
    { status: 'Available', tenant: 'Devi', leaseTo: '' },
    { leaseFrom: '' },
  ],
  ['a tenant stays who was noted before', { ...free, tenant: 'Devi' }, { status: 'Occupied' }, {}],
  ['the tenancy that Undo states stays', free, { status: 'Occupied', ...rented }, {}],
  ['what Undo states stays', { ...free, availableFrom: '01-02-2027' }, leaving, {}],
  ['what Undo states of a token stays', { ...token, status: 'Occupied' }, token, {}],
])('of a change of status, %s', (_, before, change, outdated) => {
  expect(findOutdated(before, change)).toEqual(outdated);
});

it.each<[string, Partial<HandoverFacts>, string]>([
  ['a lease that ends in thirty days', { leaseTo: '2026-12-31' }, 'changeover'],
  ['a lease that ends later', { leaseTo: '2027-01-01' }, ''],
  ['a lease that has ended', { leaseTo: '2025-12-31' }, 'changeover'],
  ['an ended lease of an available home', { status: 'Available', leaseTo: '2026-12-03' }, ''],
  ['notice for a later day', { ...leaving, leaseTo: '2026-12-03' }, 'notice'],
  ['notice for a near day', { ...leaving, availableFrom: '20-12-2026' }, 'changeover notice'],
  ['notice without a day', { ...leaving, availableFrom: 'after Pongal' }, 'changeover notice'],
  ['a token', token, 'changeover token'],
])('of the filters of the list, %s: %j: %s', (_, facts, expected) => {
  const names = ['changeover', 'notice', 'token'].filter((name) =>
    findChangeoverFilter(name)?.({ ...occupied, ...facts }, '2026-12-01'),
  );
  expect(names.join(' ')).toBe(expected);
});
