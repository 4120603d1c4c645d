import { expect, it } from 'vitest';
import {
  makeChange,
  isAlready,
  makeReverse,
  applyChange,
  isPossible,
} from '../../../../src/islands/admin/records/changes';
import { row, written } from '../../../domain/list/row';

it.each([
  ['Available', { group: 'Occupied' }],
  [
    'Available',
    { group: 'Occupied', written: written({ tenant: 'Kumar', leaseTo: '2027-01-31' }) },
  ],
  ['Available', { group: 'Occupied', noticeOrToken: 'Notice given', availableFrom: '01-02-2027' }],
  ['Occupied', { group: 'Available', noticeOrToken: 'Token paid', availableFrom: '01-02-2027' }],
  ['Occupied', { noticeOrToken: 'Token paid', written: written({ token: '10,000 from Murugan' }) }],
  ['featured', { featured: false }],
  ['plain', { featured: true }],
  ['checked', { checkedOn: '' }],
  ['hidden', { shown: true }],
  ['shown', { shown: false }],
] as const)(
  'the change %s of a row is seen, is not repeated, and can be taken back',
  (name, before) => {
    const old = row({ id: 'a', ...before });
    const change = makeChange(name, '2026-01-16');
    const changed = applyChange(old, change);
    expect(isAlready(old, change)).toBe(false);
    expect(isAlready(changed, change)).toBe(true);
    expect(applyChange(changed, makeReverse(change, old))).toEqual(old);
  },
);

it.each([
  { price: '1.2 lakh' },
  { price: 'On request' },
  { availableFrom: '01-02-2027' },
  { availableFrom: '' },
  { tenant: 'Kumar', leaseFrom: '2026-02-01', leaseTo: '' },
])('%o in a row is seen, and can be taken back to what was written', (change) => {
  const texts = { price: '25,000 + maintenance', availableFrom: 'Now' };
  const old = row({ id: 'a', written: written(texts), facts: ['25,000 + maintenance', '2 beds'] });
  const changed = applyChange(old, change);
  expect(changed.written).toEqual({ ...written(texts), ...change });
  expect(isAlready(old, change)).toBe(false);
  expect(isAlready(changed, change)).toBe(true);
  expect(applyChange(changed, makeReverse(change, old))).toEqual(old);
});

it('a rent that is edited in a row is shown, and is no longer missing there', () => {
  const lacking = row({
    id: 'a',
    facts: ['', '2 beds'],
    gaps: ['facts', 'rent'],
    missing: ['price'],
  });
  const { facts, gaps, missing } = applyChange(lacking, { price: '27k' });
  expect({ facts, gaps, missing }).toEqual({ facts: ['₹27,000', '2 beds'], gaps: [], missing: [] });
  expect(applyChange(lacking, { price: 'On request' }).gaps).toEqual(['rent']);
});

it.each(['shown', 'hidden'] as const)(
  'a home that lacks a fact is on no page, and not %s',
  (name) => {
    expect(isPossible(name, row({ id: 'a' }))).toBe(true);
    expect(isPossible(name, row({ id: 'a', missing: ['price'] }))).toBe(false);
  },
);

it.each([
  ['Available', { group: 'Occupied', noticeOrToken: 'Notice given' }],
  ['Occupied', { group: 'Available', noticeOrToken: 'Token paid' }],
] as const)('a row that is switched to %s loses at once what is over', (name, before) => {
  const changed = applyChange(row({ id: 'a', ...before }), makeChange(name, '2026-01-16'));
  expect(changed).toMatchObject({ group: name, noticeOrToken: '' });
});
