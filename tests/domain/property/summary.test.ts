import { describe, expect, it } from 'vitest';
import { summaryFields, summarize } from '../../../src/domain/property/stored';
import { similarProperties } from '../../../src/domain/property/similar';
import { property, storedHome } from './properties';

describe('summarize', () => {
  it('picks exactly the fields of the list answer', () => {
    expect(Object.keys(summarize(storedHome())).toSorted()).toEqual([...summaryFields].toSorted());
  });

  it('keeps their values', () => {
    expect(summarize(storedHome())).toEqual(property());
  });

  it.each([
    [[], []],
    [['/a.jpg', '/b.jpg'], ['/a.jpg']],
    [['https://youtu.be/dQw4w9WgXcQ', '/b.jpg'], ['/b.jpg']],
    [['https://youtu.be/dQw4w9WgXcQ'], []],
  ])('the cover of %j is %j', (images, cover) => {
    expect(summarize(storedHome({ images })).images).toEqual(cover);
  });
});

describe('similarProperties', () => {
  const here = property({ _id: 'here', price: '25,000' });
  const far = {
    address: '4, Mount Road, Madurai',
    category: 'Gated Community Villa',
    price: '2 lakh',
  } as const;
  const properties = [
    property({ _id: 'far', ...far }),
    property({ _id: 'let', status: 'Occupied' }),
    here,
    property({ _id: 'villa', category: 'Gated Community Villa' }),
    property({ _id: 'twin', price: '26,000' }),
    property({ _id: 'dear', price: '90,000' }),
    property({ _id: 'adyar', address: '9, Gandhi Road, Adyar, Chennai' }),
  ];
  const ids = (...parameters: Parameters<typeof similarProperties>) =>
    similarProperties(...parameters).map(({ _id }) => _id);

  it('puts the most similar Available properties first and omits the property itself', () => {
    expect(ids(properties, here, 9)).toEqual(['twin', 'villa', 'dear', 'adyar', 'far', 'let']);
  });

  it('returns no more than requested', () => {
    expect(ids(properties, here, 3)).toEqual(['twin', 'villa', 'dear']);
    expect(ids(properties, here, 0)).toEqual([]);
    expect(ids([here], here, 3)).toEqual([]);
  });

  it('does not depend on the order of the properties', () => {
    expect(ids(properties.toReversed(), here, 9)).toEqual(ids(properties, here, 9));
    expect(ids(properties.toReversed(), null, 9)).toEqual(ids(properties, null, 9));
  });

  it('of a property that no longer exists are the newest Available ones', () => {
    const dated = [
      property({ _id: 'old', date: '2024-01-01' }),
      property({ _id: 'let', date: '2026-01-01', status: 'Occupied' }),
      property({ _id: 'new', date: '2025-01-01' }),
      property({ _id: 'undated', date: '' }),
    ];
    expect(ids(dated, null, 3)).toEqual(['new', 'old', 'undated']);
  });

  it('compares properties with unreadable rents by their other fields', () => {
    expect(ids(properties, property({ _id: 'here', price: 'Negotiable' }), 1)).toEqual(['dear']);
  });
});
