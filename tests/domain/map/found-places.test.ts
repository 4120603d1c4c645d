import { expect, it } from 'vitest';
import { groupByPlace } from '../../../src/domain/map/found-places';
import { property } from '../property/properties';

const grouped = [
  property({ _id: '1', name: 'One', address: 'Velachery, Chennai' }),
  property({ _id: '2', name: 'Near the Velachery road', address: 'Medavakkam, Chennai' }),
  property({ _id: '3', name: 'Three', address: 'Velachery, Chennai' }),
  property({ _id: '4', name: 'Four', address: 'Anna Nagar, Chennai' }),
  property({ _id: '5', name: 'Five', address: 'Anna Nagar, Madurai' }),
  property({ _id: '6', name: 'Six', address: 'Somewhere' }),
  property({ _id: '7', name: 'Seven', address: 'Somewhere, Chennai' }),
];

it('of a place with many homes the first are named, and all are counted', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    property({
      _id: `${index}`,
      address: 'Velachery, Chennai',
      price: index === 0 ? 'Negotiable' : `${40_000 - index}`,
    }),
  );
  const [place] = groupByPlace(many);
  expect(place).toMatchObject({ name: 'Velachery', count: 30, rent: 39_971 });
  expect(place?.properties.map(({ _id }) => _id)).toEqual(many.slice(0, 24).map(({ _id }) => _id));
});

it('each home is in one place, by its address; places are from north to south', () => {
  const places = groupByPlace(grouped).map(({ name, city, properties }) => [
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
