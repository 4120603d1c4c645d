import { describe, expect, it } from 'vitest';
import { findHomePlace, isIn } from '../../../src/domain/place/home';

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

  it.each([
    ['Chennai 600001', 'Chennai'],
    ['Somewhere, மதுரை', 'Madurai'],
    ['Porur, Madurai', 'Madurai'],
  ])('%s: is a whole city where no narrower one is named: %s', (address, city) => {
    expect(findHomePlace({ name: 'A flat', address })).toEqual({ name: city, city });
  });

  it.each(['Off East Coast Road', 'Anna Nagar', 'Somewhere'])('is not known of %s', (address) => {
    expect(findHomePlace({ name: 'A flat', address })).toBeNull();
  });
});

describe('a home', () => {
  const velachery = { name: 'Velachery', city: 'Chennai' } as const;
  const perungudi = { name: 'Perungudi', city: 'Chennai' } as const;
  const madurai = { name: 'Madurai', city: 'Madurai' } as const;
  it.each([
    [velachery, 'Velachery'],
    [velachery, 'Chennai'],
    [perungudi, 'OMR'],
    [madurai, 'Madurai'],
  ])('in %o is in %s', (place, asked) => {
    expect(isIn(place, asked)).toBe(true);
  });

  it.each([
    [velachery, 'Adyar'],
    [velachery, 'OMR'],
    [velachery, 'Madurai'],
    [{ name: 'Villupuram', city: 'Chennai' } as const, 'Chennai'],
    [madurai, 'Chennai'],
    [null, 'Chennai'],
  ])('in %o is not in %s', (place, asked) => {
    expect(isIn(place, asked)).toBe(false);
  });
});
