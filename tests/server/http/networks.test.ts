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
