/** Finds the cities in which a company works, of its offices: one abroad serves owners there, not homes. */
import { readAddress } from '../property/address';

interface Office {
  city: string;
  /** As people abroad dial them: "+91 44 2811 1234". */
  phones: readonly string[];
  address: string;
}

function isInIndia({ city, phones, address }: Office): boolean {
  const isCalledInIndia = phones.length === 0 || phones.some((phone) => phone.startsWith('+91'));
  return isCalledInIndia && readAddress(`${address}, ${city}`).country === 'IN';
}

/** The cities in the order of their offices, each once; none where no office names one. */
export function findServedCities(offices: readonly Office[]): string[] {
  const named = offices.filter(isInIndia).map(({ city }) => city.trim());
  return [...new Set(named.filter(Boolean))];
}
