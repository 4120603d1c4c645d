import { expect, it } from 'vitest';
import { postalAddress } from '../../../src/domain/structured-data/postal-address';

const street = (streetAddress: string) => ({ streetAddress });
const tamilNadu = { addressRegion: 'Tamil Nadu', addressCountry: 'IN' };
const chennai = { addressLocality: 'Chennai', ...tamilNadu };
const madurai = { addressLocality: 'Madurai', ...tamilNadu };
const dubai = { addressLocality: 'Dubai', addressRegion: 'Dubai', addressCountry: 'AE' };

it.each([
  ['12 3rd St, Adyar, Chennai 600020', '600020', { ...street('12 3rd St, Adyar'), ...chennai }],
  ['1 Road,\nChennai, Tamil Nadu 600020, India', '600020', { ...street('1 Road'), ...chennai }],
  ['சிம்மக்கல், மதுரை 625001', '625001', { ...street('சிம்மக்கல்'), ...madurai }],
  ['Deira, Dubai, UAE', undefined, { ...street('Deira'), ...dubai }],
  ['Madurai', undefined, madurai],
  ['', undefined, { addressCountry: 'IN' }],
])('the address %j has the postal code %s', (text, postalCode, expected) => {
  const code = postalCode && { postalCode };
  expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', ...expected, ...code });
});
