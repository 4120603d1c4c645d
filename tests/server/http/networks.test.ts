import { expect, it } from 'vitest';
import { findNetworks } from '../../../src/server/http/networks';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:23ff::1', ['20010db8000123ff', '20010db8000123', '20010db80001']],
  ['::1', ['0000000000000000', '00000000000000', '000000000000']],
  ['::ffff:c000:2c8', ['192.0.2.200']],
  [undefined, ['']],
])('the networks of %s are %j', (address, networks) => {
  expect(findNetworks(address)).toEqual(networks);
});

const narrowest = (address: string | undefined) => findNetworks(address)[0];

it.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:db8:0:0:5::'],
  ['::1', '::2'],
  ['192.0.2.200', '::ffff:c000:2c8'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s are of one network', (one, other) => {
  expect(narrowest(one)).toBe(narrowest(other));
});

it.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['203.0.113.7', undefined],
])('%s and %s are of two networks', (one, other) => {
  expect(narrowest(one)).not.toBe(narrowest(other));
});
