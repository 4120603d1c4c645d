import { company } from './company';

const { cities } = company;

/** "Chennai", "Chennai and Madurai", "Chennai, Madurai and Salem". */
const join = (word: string) =>
  [cities.slice(0, -1).join(', '), cities.at(-1)].filter(Boolean).join(` ${word} `);
const place = (names = '') => (names === '' ? '' : ` in ${names}`);

/**
 * Where the company works, for the site's own sentences: " in Chennai and Madurai", " in Chennai or Madurai", " in Chennai";
 * each is '' where no office names a city.
 */
export const inCities = {
  all: place(join('and')),
  any: place(join('or')),
  first: place(cities[0]),
} as const;
