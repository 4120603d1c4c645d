import { expect, it } from 'vitest';
import { headline } from '../../../src/components/property/headline';
import { blankRecord } from '../../support/property';

const property = blankRecord({
  name: 'Corner flat',
  price: '32000',
  address: '12 Third Street, Adyar, Chennai 600020',
  propertyDes: 'Bright and quiet, with windows on three sides. '.repeat(9),
});

it('bedrooms that are words stay as written', () => {
  const studio = { ...property, bedrooms: 'Studio' };
  expect(headline(studio).title).toContain('– Studio, ');
});

it('the title has name, bedrooms, locality and rent, that of a preview what fits a phone', () => {
  expect(headline(property).shareTitle).toBe('2 BHK flat, Adyar · ₹32,000');
  expect(headline(property).title).toBe('Corner flat – 2 BHK, Adyar, ₹32,000 a month');
});

it.each([
  [
    'Three-bedroom flat near Anna Nagar Tower Park',
    'Three-bedroom flat near Anna… – 2 BHK, Adyar, ₹32,000 a month',
  ],
  ['W'.repeat(99), `${'W'.repeat(32)}… – 2 BHK, Adyar, ₹32,000 a month`],
])('a long name is cut, the facts stay: "%s"', (name, expected) => {
  const { title } = headline({ ...property, name });
  expect(title).toBe(expected);
  expect(title.length).toBeLessThanOrEqual(65);
});

it('facts that are whole sentences do not fill the title', () => {
  const price = 'Negotiable, to be spoken about with the owner when she is back in the country';
  const { title } = headline({ ...property, name: 'A name of many words for one home', price });
  expect(title).toBe('A name of many words… – 2 BHK, Adyar, Negotiable, to be spoken…');
});

it.each([
  ['the last word is whole', {}, /^Apartment, 12 Third Street.*₹32,000 a month\. Bright.*\w…$/],
  ['a description is left out', { propertyDes: '' }, /\. ₹32,000 a month\.$/],
  [
    'a long address leaves room for words',
    { address: 'Old No. 12, New No. 27, Second Floor, '.repeat(6) },
    /^Apartment, Old No\..{20,70}… ₹32,000 a month\. Bright and quiet.*\w…$/,
  ],
  ['a rent of words is cut', { price: 'To be spoken about '.repeat(9) }, /spoken about… Bright/],
  ['no character is cut in two', { propertyDes: '🏡'.repeat(200) }, /a month…$/],
])('in a description %s', (_, given, expected) => {
  const { description } = headline({ ...property, ...given });
  expect(description).toMatch(expected);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description.isWellFormed()).toBe(true);
});
