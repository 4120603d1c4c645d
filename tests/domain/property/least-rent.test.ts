import { expect, it } from 'vitest';
import { findLeastAbove } from '../../../src/domain/property/least-rent';

it.each([
  ['29,000', '30k', 30_000],
  ['30000', '30k', null],
  ['0.28 lakh', '₹30,000', 30_000],
  ['On request', '30000', null],
  ['29000', '', null],
  ['29000', 'Ask the owner', null],
])('of the rent %j where the owner wants %j, the least is %j', (price, leastRent, least) => {
  expect(findLeastAbove(price, leastRent)).toBe(least);
});
