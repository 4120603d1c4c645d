import { expect, it } from 'vitest';
import { findConsequences } from '../../../src/domain/property/past-tenants';
import { storedPropertyRecord } from '../../../src/domain/property/record';
import type { PropertyRecord } from '../../../src/domain/property/schema';
import { property } from './properties';

function record(fields: Partial<PropertyRecord>): PropertyRecord {
  const read = storedPropertyRecord({ ...property({ _id: 'a' }), version: 'v1', ...fields });
  if (!read) throw new TypeError('The record cannot be read.');
  return read;
}

const kumar = { tenant: 'Kumar 98400 12345', leaseFrom: '2026-02-01', leaseTo: '2027-01-31' };
const line = 'Kumar 98400 12345 · 01-02-2026 – 31-01-2027';
const blank = { tenant: '', leaseFrom: '', leaseTo: '' };

it('a tenancy that ends is the first of the past ones, and the key stays where it is', () => {
  const home = record({ status: 'Occupied', ...kumar, pastTenants: 'Devi', keyPlace: 'Hook 12' });
  expect(findConsequences(home, { status: 'Available' })).toEqual({
    ...blank,
    pastTenants: `${line}\nDevi`,
  });
});

it.each<[string, Partial<PropertyRecord>, string]>([
  ['a name alone', { tenant: 'Kumar' }, 'Kumar'],
  ['a lease alone', { leaseTo: '2027-01-31' }, '– 31-01-2027'],
  ['a lease without an end', { tenant: 'Kumar', leaseFrom: '2026-02-01' }, 'Kumar · 01-02-2026 –'],
])('%s is a line as well', (_, stated, expected) => {
  const home = record({ status: 'Occupied', ...stated });
  expect(findConsequences(home, { status: 'Available' }).pastTenants).toBe(expected);
});

it('Undo takes the line away again, as the tenancy goes on', () => {
  const home = record({ status: 'Available', pastTenants: `${line}\nDevi` });
  const undone = findConsequences(home, { status: 'Occupied', ...kumar });
  expect(undone).toEqual({ pastTenants: 'Devi' });
});

it.each<[string, Partial<PropertyRecord>, Partial<PropertyRecord>]>([
  ['nobody was there', { status: 'Occupied' }, { status: 'Available' }],
  [
    'somebody else moves in',
    { status: 'Available', pastTenants: line },
    { status: 'Occupied', tenant: 'Devi' },
  ],
  ['the tenant is corrected', { status: 'Occupied', ...kumar }, { tenant: 'Kumar R.' }],
  [
    'the change says so itself',
    { status: 'Occupied', ...kumar },
    { status: 'Available', ...blank, pastTenants: '' },
  ],
])('the past tenants stay where %s', (_, before, change) => {
  expect(findConsequences(record(before), change).pastTenants).toBeUndefined();
});

it('the oldest lines go where there is no room for all', () => {
  const old = Array.from({ length: 500 }, (_, index) => `Tenant ${index}`).join('\n');
  const home = record({ status: 'Occupied', ...kumar, pastTenants: old.slice(0, 4_990) });
  const past = findConsequences(home, { status: 'Available' }).pastTenants ?? '';
  expect(past.length).toBeLessThanOrEqual(5_000);
  expect(past.startsWith(`${line}\nTenant 0\n`)).toBe(true);
});
