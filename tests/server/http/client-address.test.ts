import { describe, expect, it } from 'vitest';
import { addressKey } from '../../../src/server/http/request';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:db8:0:0:5::'],
    ['::1', '::2'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('is the same for %s and %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['203.0.113.7', undefined],
  ])('differs for %s and %s', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });

  it('does not show the address, and can be part of a store key', () => {
    expect(addressKey('203.0.113.7')).toMatch(/^[0-9a-f]{64}$/);
  });
});
