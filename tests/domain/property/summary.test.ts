import { describe, expect, it } from 'vitest';
import { summaryFields } from '../../../src/domain/property/schema';
import { similarHomes } from '../../../src/domain/property/similar';
import { summarize } from '../../../src/domain/property/summary';
import { home, storedHome } from './homes';

describe('summarize', () => {
  it('picks exactly the fields of the list answer', () => {
    expect(Object.keys(summarize(storedHome())).toSorted()).toEqual([...summaryFields].toSorted());
  });

  it('keeps their values', () => {
    expect(summarize(storedHome())).toEqual(home());
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

describe('similarHomes', () => {
  const here = home({ _id: 'here', price: '25,000' });
  const far = {
    address: '4, Mount Road, Madurai',
    category: 'Gated Community Villa',
    price: '2 lakh',
  } as const;
  const homes = [
    home({ _id: 'far', ...far }),
    home({ _id: 'let', status: 'Occupied' }),
    here,
    home({ _id: 'villa', category: 'Gated Community Villa' }),
    home({ _id: 'twin', price: '26,000' }),
    home({ _id: 'dear', price: '90,000' }),
    home({ _id: 'adyar', address: '9, Gandhi Road, Adyar, Chennai' }),
  ];
  const ids = (...parameters: Parameters<typeof similarHomes>) =>
    similarHomes(...parameters).map(({ _id }) => _id);

  it('puts the likest Available homes first and never the home itself', () => {
    expect(ids(homes, here, 9)).toEqual(['twin', 'dear', 'villa', 'adyar', 'far', 'let']);
  });

  it('answers no more than asked', () => {
    expect(ids(homes, here, 3)).toEqual(['twin', 'dear', 'villa']);
    expect(ids(homes, here, 0)).toEqual([]);
    expect(ids([here], here, 3)).toEqual([]);
  });

  it('is the same whatever order the homes come in', () => {
    expect(ids(homes.toReversed(), here, 9)).toEqual(ids(homes, here, 9));
    expect(ids(homes.toReversed(), null, 9)).toEqual(ids(homes, null, 9));
  });

  it('of a home that is gone are the newest Available ones', () => {
    const dated = [
      home({ _id: 'old', date: '2024-01-01' }),
      home({ _id: 'let', date: '2026-01-01', status: 'Occupied' }),
      home({ _id: 'new', date: '2025-01-01' }),
      home({ _id: 'undated', date: '' }),
    ];
    expect(ids(dated, null, 3)).toEqual(['new', 'old', 'undated']);
  });

  it('judges homes with unreadable rents by the rest', () => {
    expect(ids(homes, home({ _id: 'here', price: 'Negotiable' }), 1)).toEqual(['dear']);
  });
});
