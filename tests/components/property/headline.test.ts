import { describe, expect, it } from 'vitest';
import { headline } from '../../../src/components/property/headline';
import { blankRecord } from '../../support/property';

const property = blankRecord({
  name: 'Corner flat',
  price: '32000',
  address: '12 Third Street, Adyar, Chennai 600020',
});

describe('the title', () => {
  it.each([
    [{}, '2 BHK flat for rent in Adyar, ₹32,000'],
    [{ category: 'Independent House/Villa' }, '2 BHK house for rent in Adyar, ₹32,000'],
    [{ category: 'Gated Community Villa' }, '2 BHK villa for rent in Adyar, ₹32,000'],
    [{ category: '' }, '2 BHK home for rent in Adyar, ₹32,000'],
    [{ bedrooms: 'Studio' }, 'Studio flat for rent in Adyar, ₹32,000'],
    [{ price: 'Negotiable' }, '2 BHK flat for rent in Adyar, Negotiable'],
    [{ bedrooms: '', price: '' }, 'Flat for rent in Adyar'],
    [{ address: 'Chennai 600020' }, '2 BHK flat for rent, ₹32,000'],
    [{ address: 'Anna Nagar Main Road, Madurai' }, '2 BHK flat for rent in Anna Nagar, ₹32,000'],
    [{ address: '4 Lake Road, Kovur, Chennai' }, '2 BHK flat for rent in Kovur, ₹32,000'],
  ] as const)('of %j says rooms, kind, place and rent: %s', (given, title) => {
    expect(headline({ ...property, ...given }).title).toBe(title);
  });

  it('leaves out whole words where facts are sentences, and stays within 60 characters', () => {
    const { title } = headline({
      ...property,
      bedrooms: 'two large rooms and one small one',
      address: 'Beside the old post office of the upper village, opposite the temple tank, 600123',
      price: 'Negotiable, to be spoken about with the owner when she is back in the country',
    });
    expect(title).toBe('Two large… flat for rent in opposite…, Negotiable, to be…');
    expect(title.length).toBeLessThanOrEqual(60);
  });
});

describe('the description', () => {
  it('is one sentence of facts', () => {
    expect(headline(property).description).toBe(
      '2 BHK flat for rent at 12 Third Street, Adyar, Chennai 600020: ₹32,000 a month, 1,200 sqft, 2 baths.',
    );
  });

  it.each([
    ['what is missing is left out', { price: '', propertySize: '' }, /600020: 2 baths\.$/],
    [
      'a long address leaves room for the facts',
      { address: 'Old No. 12, New No. 27, Second Floor, '.repeat(6) },
      /^2 BHK flat for rent at Old No\..{20,80}…: ₹32,000 a month, 1,200 sqft, 2 baths\.$/,
    ],
    [
      'a rent of words is cut',
      { price: 'To be spoken about '.repeat(9) },
      /spoken about To be…, 1,200 sqft/,
    ],
    ['no character is cut in two', { address: '🏡'.repeat(200) }, /…: ₹32,000 a month/],
  ])('%s', (_, given, expected) => {
    const { description } = headline({ ...property, ...given });
    expect(description).toMatch(expected);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.isWellFormed()).toBe(true);
  });
});
