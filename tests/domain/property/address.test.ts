import { expect, it } from 'vitest';
import { formatLocality, readAddress } from '../../../src/domain/property/address';
import { localities } from '../../../src/domain/place/localities';

const tamilNadu = { region: 'Tamil Nadu', country: 'IN' };
const chennai = { city: 'Chennai', ...tamilNadu };
const madurai = { city: 'Madurai', ...tamilNadu };
const dubai = { city: 'Dubai', region: 'Dubai', country: 'AE' };

it.each([
  ['12 3rd St, Adyar, Chennai 600020', '600020', { parts: ['12 3rd St', 'Adyar'], ...chennai }],
  ['1 Road,\nChennai, Tamil Nadu 600020, India', '600020', { parts: ['1 Road'], ...chennai }],
  ['சிம்மக்கல், மதுரை 625001', '625001', { parts: ['சிம்மக்கல்'], ...madurai }],
  ['Deira, Dubai, UAE', undefined, { parts: ['Deira'], ...dubai }],
  ['Madurai', undefined, { parts: [], ...madurai }],
  ['', undefined, { parts: [], country: 'IN' }],
])('the address %j has the postal code %s', (text, postalCode, expected) => {
  const code = postalCode && { postalCode };
  expect(readAddress(text)).toEqual({ ...expected, ...code });
});

it.each(Object.entries(localities))('all spellings of %s name it in an address', (city, places) => {
  for (const name of places.get(city)?.names ?? [])
    expect(readAddress(`Anna Nagar, ${name} 600020`), name).toMatchObject({
      parts: ['Anna Nagar'],
      city,
    });
});

it.each([
  ['12 Third Street, Adyar, Chennai 600020', 'Adyar'],
  ['12 Third Street, Adyar, Chennai, TN 600020', 'Adyar'],
  ['12 Third Street, Adyar, Chennai, Tamil Nadu 600020, India', 'Adyar'],
  ['5 High Road, Madurai 20', '5 High Road'],
  ['Chennai', ''],
])('the locality of "%s" is "%s"', (address, locality) => {
  expect(formatLocality({ address, place: null })).toBe(locality);
});
