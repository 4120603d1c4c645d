import { describe, expect, it } from 'vitest';
import { propertiesByPlace } from '../../../src/domain/map/properties-by-place';
import { findHomePlace } from '../../../src/domain/map/property-place';
import { property } from '../../islands/listings/property';

describe('the place of a home', () => {
  it.each([
    ['3rd Main Road, Adyar, Chennai 600020', 'Adyar', 'Chennai'],
    ['Mount Poonamallee Road, Porur, Chennai', 'Porur', 'Chennai'],
    ['12, 2nd Street, K.K.Nagar, Madurai', 'KK Nagar', 'Madurai'],
    ['Gokhale Road, Tallakulam', 'Tallakulam', 'Madurai'],
    ['பழைய சொக்கநாதர் கோவில் தெரு, சிம்மக்கல், மதுரை', 'Simmakkal', 'Madurai'],
  ])('%s: %s, %s', (address, name, city) => {
    expect(findHomePlace({ name: 'A flat', address })).toEqual({ name, city });
  });

  it('is taken from the name where the address says none', () => {
    expect(findHomePlace({ name: 'Villa, Injambakkam ECR', address: 'Chennai' })?.name).toBe(
      'Injambakkam',
    );
  });

  it.each(['Chennai 600001', 'Off East Coast Road', 'Anna Nagar', 'Porur, Madurai'])(
    'is not known of %s',
    (address) => {
      expect(findHomePlace({ name: 'A flat', address })).toBeNull();
    },
  );
});

const homes = [
  property({ _id: '1', name: 'One', address: 'Velachery, Chennai' }),
  property({ _id: '2', name: 'Near the Velachery road', address: 'Medavakkam, Chennai' }),
  property({ _id: '3', name: 'Three', address: 'Velachery, Chennai' }),
  property({ _id: '4', name: 'Four', address: 'Anna Nagar, Chennai' }),
  property({ _id: '5', name: 'Five', address: 'Anna Nagar, Madurai' }),
  property({ _id: '6', name: 'Six', address: 'Somewhere' }),
];

it('each home is in one place, by its address; places are from north to south', () => {
  const places = propertiesByPlace(homes).map(({ name, city, properties }) => [
    `${name}, ${city}`,
    properties.map(({ _id }) => _id).join(' '),
  ]);
  expect(places).toEqual([
    ['Anna Nagar, Chennai', '4'],
    ['Velachery, Chennai', '1 3'],
    ['Medavakkam, Chennai', '2'],
    ['Anna Nagar, Madurai', '5'],
  ]);
});
