import { findServedCities } from '../domain/company/cities';
import { company } from './company';

const served = findServedCities(company.offices);

/** "Chennai", "Chennai and Madurai", "Chennai, Madurai and Salem". */
const join = (word: string) =>
  [served.slice(0, -1).join(', '), served.at(-1)].filter(Boolean).join(` ${word} `);
const place = (names = '') => (names === '' ? '' : ` in ${names}`);

/**
 * Where the company works, for the site's own sentences: " in Chennai and Madurai", " in Chennai or Madurai", " in Chennai";
 * each is '' where no office names a city.
 */
export const inCities = {
  all: place(join('and')),
  any: place(join('or')),
  first: place(served[0]),
} as const;
