import { describe, expect, it } from 'vitest';
import { propertiesByPlace } from '../../../src/domain/map/properties-by-place';
import { placeOf } from '../../../src/domain/map/property-place';
import {
  defaultFilter,
  filterPrepared,
  type FilterState,
} from '../../../src/domain/property/search/filter';
import { prepareProperties } from '../../../src/domain/property/search/filter-values';
import { property } from '../../islands/listings/property';

const today = '2026-01-16';

describe('the place of a home', () => {
  it.each([
    ['3rd Main Road, Adyar, Chennai 600020', 'Adyar', 'Chennai'],
    ['Mount Poonamallee Road, Porur, Chennai', 'Porur', 'Chennai'],
    ['12, 2nd Street, K.K.Nagar, Madurai', 'KK Nagar', 'Madurai'],
    ['Gokhale Road, Tallakulam', 'Tallakulam', 'Madurai'],
    ['பழைய சொக்கநாதர் கோவில் தெரு, சிம்மக்கல், மதுரை', 'Simmakkal', 'Madurai'],
  ])('%s: %s, %s', (address, name, city) => {
    expect(placeOf({ name: 'A flat', address })).toEqual({ name, city });
  });

  it('is taken from the name where the address says none', () => {
    expect(placeOf({ name: 'Villa, Injambakkam ECR', address: 'Chennai' })?.name).toBe(
      'Injambakkam',
    );
  });

  it.each(['Chennai 600001', 'Off East Coast Road', 'Anna Nagar', 'Porur, Madurai'])(
    'is not known of %s',
    (address) => {
      expect(placeOf({ name: 'A flat', address })).toBeNull();
    },
  );
});

const homes = prepareProperties([
  property({ _id: '1', name: 'One', address: 'Velachery, Chennai', price: '25000', lift: true }),
  property({ _id: '2', name: 'Two', address: 'Velachery, Chennai', price: '18,000', lift: true }),
  property({ _id: '3', name: 'Three', address: 'Velachery, Chennai', price: 'Negotiable' }),
  property({
    _id: '4',
    name: 'Near the Velachery road',
    address: 'Medavakkam, Chennai',
    price: '15000',
  }),
  property({ _id: '5', name: 'Five', address: 'Anna Nagar, Chennai', price: '1.5 lakh' }),
  property({ _id: '6', name: 'Six', address: 'Anna Nagar, Madurai', price: 'Ask us' }),
  property({ _id: '7', name: 'Seven', address: 'Somewhere', price: '9000' }),
]);

const placesFor = (filter: Partial<FilterState> = {}) =>
  propertiesByPlace(homes, { ...defaultFilter, ...filter }, today);
const brief = (filter?: Partial<FilterState>) =>
  placesFor(filter).map(({ name, found, own, rent }) => [name, found, own, rent]);

describe('the places of what a filter shows', () => {
  it('are from north to south, with the homes and the lowest rent of their list', () => {
    expect(brief()).toEqual([
      ['Anna Nagar', 1, 1, 150_000],
      ['Velachery', 4, 3, 15_000],
      ['Medavakkam', 1, 1, 15_000],
      ['Anna Nagar', 1, 1, null],
    ]);
  });

  it('follow the filter', () => {
    expect(brief({ lift: true })).toEqual([['Velachery', 2, 2, 18_000]]);
    expect(brief({ text: 'nowhere at all' })).toEqual([]);
  });

  it.each([{}, { lift: true }, { text: 'Velachery' }, { text: 'anna nagar', maxPrice: 200_000 }])(
    'say what the list of the place shows: %j',
    (filter) => {
      for (const { text, found } of placesFor(filter)) {
        const list = filterPrepared(homes, { ...defaultFilter, ...filter, text }, today);
        expect(list, text).toHaveLength(found);
      }
    },
  );

  it('add to the search only what it does not say yet', () => {
    expect(placesFor({ text: 'velacheri' }).map(({ text }) => text)).toEqual([
      'velacheri',
      'Medavakkam velacheri',
    ]);
    expect(placesFor({ text: 'anna nagar' }).map(({ text }) => text)).toEqual([
      'Chennai anna nagar',
      'Madurai anna nagar',
    ]);
  });
});
