import { describe, expect, it } from 'vitest';
import type { PropertySummary } from '../../../src/domain/property/schema';
import {
  defaultFilter,
  filterPrepared,
  prepareProperties,
} from '../../../src/domain/filter/filter';
import { makeReference } from '../../../src/domain/reference';
import { searchIn } from '../../../src/server/records/search';
import { property, shows } from '../property/properties';

/** Whether a text finds a property that else has no word of the tests. */
const finds = (text: string, name: string, address = '') => shows({ name, address }, { text });

const spellings = [
  ['T. Nagar', 'T.Nagar', 'T Nagar', 'TNagar', 'T-Nagar', 'tnagar'],
  ['K.K. Nagar', 'K. K. Nagar', 'K.K.Nagar', 'KK Nagar', 'K K Nagar', 'kknagar'],
];

it.each(spellings.flatMap((all) => all.flatMap((one) => all.map((other) => [one, other]))))(
  '"%s" finds "%s"',
  (text, place) => {
    expect(finds(text, 'Quiet flat', `12 North Street, ${place}, Chennai`)).toBe(true);
  },
);

it.each([
  ['t nagar', 'Flat to let, Anna Nagar, Chennai'],
  ['T. Nagar', 'Tower Park, Anna Nagar'],
])('"%s" does not find "%s"', (text, place) => {
  expect(finds(text, place)).toBe(false);
});

it.each([
  ['a', 'Villa, Anna Nagar', true],
  ['nagar a', 'Villa, Anna Nagar', true],
  ['st marys', "St. Mary's Road", true],
  ['sea side', 'Sea-side flat', true],
  ['...', 'anything', true],
])('"%s" in "%s": %s', (text, place, found) => {
  expect(finds(text, place)).toBe(found);
});

describe('a place is found in each of its spellings, in an address of any other', () => {
  it.each([
    ['velacheri', 'Vijaya Nagar, Velachery, Chennai'],
    ['வேளச்சேரி', 'Vijaya Nagar, Velachery, Chennai'],
    ['Velachery', '12, வேளச்சேரி, சென்னை'],
    ['Thyagaraya Nagar', 'Off Usman Road, T.Nagar'],
    ['அண்ணா நகர்', '2nd Avenue, Annanagar'],
    ['anna nagar west', '2nd Avenue, அண்ணா நகர், West'],
  ])('"%s" in "%s"', (text, address) => {
    expect(finds(text, 'Flat', address)).toBe(true);
  });

  it.each([
    ['OMR', 'Corporation Road, Perungudi'],
    ['old mahabalipuram road', 'Village High Road, Sholinganallur'],
    ['east coast road', 'Injambakkam'],
  ])('%s means the places along it: %s', (text, address) => {
    expect(finds(text, 'Flat', address)).toBe(true);
  });

  it.each([
    ['omr', 'Velachery Main Road'],
    ['velacheri', 'Adyar'],
    ['anna nagar', 'Anna Salai, near Kasturba Nagar'],
  ])('"%s" does not find "%s"', (text, address) => {
    expect(finds(text, 'Flat', address)).toBe(false);
  });
});

const reference = makeReference(property()._id);
it.each([
  reference.toLowerCase(),
  `ref no ${reference}`,
  `${reference.slice(0, 3)}-${reference.slice(3)}`,
])('a reference number finds its property: %s', (text) => {
  expect(finds(text, 'Flat')).toBe(true);
});

it('a reference number finds no other property', () => {
  const stock = prepareProperties([property(), property({ _id: 'another' })]);
  const filter = { ...defaultFilter, text: reference };
  const search = searchIn(stock)(filter.text);
  expect(filterPrepared(stock, filter, '2026-01-20', search).map(({ _id }) => _id)).toEqual([
    property()._id,
  ]);
});

it.each<[string, Partial<PropertySummary>, boolean]>([
  ['lift', { lift: true }, true],
  ['lift', { lift: false, name: 'House beside the Lift Works' }, true],
  ['lift', { lift: false }, false],
  ['non veg', { veg: true, name: 'Non Stop Towers' }, false],
  ['1bhk', { bedrooms: 'Studio', name: 'Studio, 1 BHK' }, true],
  ['1 bhk', { bedrooms: 'Studio', name: '1BHK studio' }, true],
  ['2bhk', { bedrooms: '3', name: '12BHK Street' }, false],
  ['20k', { price: '30,000', name: 'Plot 20K' }, true],
  ['furnished', { fStatus: 'Not Furnished' }, false],
  ['semi furnished', { fStatus: '' }, false],
  ['flat', { category: '' }, false],
  ['villa', { category: '' }, false],
  ['family', { letTo: [] }, false],
  ['bachelor', { letTo: ['family'] }, false],
  ['non veg', { veg: true }, false],
  ['non-veg allowed', { veg: false }, true],
  ['2bhk or 3bhk', { bedrooms: '3' }, true],
  ['2bhk/3bhk', { bedrooms: '4' }, false],
  ['OMR road', { address: 'OMR, Kelambakkam' }, true],
  ['korattur', { address: 'Kolathur' }, false],
])('"%s" is read as more than words: %j is found: %s', (text, fields, found) => {
  expect(shows(fields, { text })).toBe(found);
});
