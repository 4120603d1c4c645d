/** Finds the cities in which a company works, of its offices: one abroad serves owners there, not homes. */
import { readAddress } from '../property/address';
import type { CompanyValues } from './schema';

type Office = CompanyValues['offices'][number];

/** One with nothing but a city is on no page. */
const isFilled = ({ phones, email, address }: Office) => [phones, email, address].some(Boolean);

function isInIndia({ city, phones, address }: Office): boolean {
  const isCalledInIndia = phones === '' || phones.includes('+91');
  return isCalledInIndia && readAddress(`${address}, ${city}`).country === 'IN';
}

/** The cities in the order of their offices, each once, maybe none; `null` while no office is filled in. */
export function findServedCities(offices: readonly Office[]): string[] | null {
  const filled = offices.filter(isFilled);
  const named = filled.filter(isInIndia).map(({ city }) => city.trim());
  return filled.length === 0 ? null : [...new Set(named.filter(Boolean))];
}
