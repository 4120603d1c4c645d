import { describe, expect, it } from 'vitest';
import { postalAddress } from '../../../src/domain/structured-data/postal-address';

const chennai = {
  addressLocality: 'Chennai',
  addressRegion: 'Tamil Nadu',
  addressCountry: 'IN',
};

describe('an address line', () => {
  it.each([
    [
      '12 Third Street, Adyar, Chennai 600020',
      { streetAddress: '12 Third Street, Adyar', ...chennai, postalCode: '600020' },
    ],
    ['Adyar, Chennai - 600 020', { streetAddress: 'Adyar', ...chennai, postalCode: '600020' }],
    [
      '1 Main Road,\nChennai, Tamil Nadu 600020, India',
      { streetAddress: '1 Main Road', ...chennai, postalCode: '600020' },
    ],
    [
      'சிம்மக்கல், மதுரை 625001',
      {
        streetAddress: 'சிம்மக்கல்',
        ...chennai,
        addressLocality: 'Madurai',
        postalCode: '625001',
      },
    ],
    [
      'Deira, Dubai, UAE',
      {
        streetAddress: 'Deira',
        addressLocality: 'Dubai',
        addressRegion: 'Dubai',
        addressCountry: 'AE',
      },
    ],
    ['Chennai Road', { streetAddress: 'Chennai Road', addressCountry: 'IN' }],
    ['Madurai', { ...chennai, addressLocality: 'Madurai' }],
    ['', { addressCountry: 'IN' }],
  ])('%j', (text, expected) => {
    const read = JSON.parse(JSON.stringify(postalAddress(text))) as unknown;
    expect(read).toEqual({ '@type': 'PostalAddress', ...expected });
  });
});
