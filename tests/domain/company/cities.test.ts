import { expect, it } from 'vitest';
import { findServedCities } from '../../../src/domain/company/cities';

const office = (city: string, phones = '', address = '12 Example Street') => {
  return { city, phones, address, email: '', map: '' };
};

it.each([
  ['each city once, in their order', [office('Madurai'), office('Chennai'), office('Madurai ')]],
  ['none of a number abroad', [office('Madurai'), office('Chennai'), office('London', '+44 20 1')]],
  [
    'none of an address abroad',
    [office('Madurai'), office('Chennai', '+91 44 1'), office('Sharjah', '', '1 Bay Road, UAE')],
  ],
  [
    'none that is called nowhere and lies abroad',
    [office('Madurai'), office('Chennai'), office('Dubai')],
  ],
])('offices name the cities in which a company works: %s', (_, offices) => {
  expect(findServedCities(offices)).toEqual(['Madurai', 'Chennai']);
});

it('offices without a city name none', () => {
  expect(findServedCities([office('', '+91 44 2811 1234')])).toEqual([]);
});

it('while no office is filled in, nothing says where a company works', () => {
  expect(findServedCities([office('Chennai', '', '')])).toBeNull();
});
