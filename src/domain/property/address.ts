/**
 * Reads an address as an office writes it: its parts, city, state, country and pin code. Where it is on a map is decided in
 * `domain/place`.
 */
import { isCity } from '../place/place';
import type { PropertySummary } from './schema';

interface Region {
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** An address: its parts up to the locality, and what the parts after it mean. */
export interface Address extends Region {
  parts: readonly string[];
  postalCode?: string;
}

const tamilNadu: Region = { region: 'Tamil Nadu', country: 'IN' };
const chennai: Region = { city: 'Chennai', ...tamilNadu };
const madurai: Region = { city: 'Madurai', ...tamilNadu };
const india: Region = { country: 'IN' };

const regions = new Map<string, Region>([
  ['chennai', chennai],
  ['madras', chennai],
  ['சென்னை', chennai],
  ['madurai', madurai],
  ['மதுரை', madurai],
  ['tamilnadu', tamilNadu],
  ['tn', tamilNadu],
  ['தமிழ்நாடு', tamilNadu],
  ['india', india],
  ['இந்தியா', india],
  ['dubai', { city: 'Dubai', region: 'Dubai', country: 'AE' }],
  ['uae', { country: 'AE' }],
]);

/** An Indian postal code at the end of a part: "Chennai 600020", "Chennai - 600 020". */
const postalCodePattern = /(?:^|[\s–-])([1-9]\d{2})\s?(\d{3})$/u;

/** Reads an address in one line or several; one without a country is in India. */
export function readAddress(text: string): Address {
  const parts: string[] = [];
  const found: Region[] = [];
  let postalCode: string | undefined;
  for (const part of text.split(/[,\n]/).map((one) => one.trim())) {
    const code = postalCodePattern.exec(part);
    if (code) postalCode = `${code[1] ?? ''}${code[2] ?? ''}`;
    const words = part.replace(postalCodePattern, '').replace(/[\s–-]+$/u, '');
    // "Chennai 20", a delivery zone, is Chennai too.
    const name = words.replace(/[\d\s–-]+$/u, '').toLowerCase();
    const region = regions.get(name.replace(/\s+/g, ''));
    if (region) found.push(region);
    else if (words !== '') parts.push(words);
  }
  // The first is the narrowest: a city knows its region and country.
  return { parts, ...(found[0] ?? india), ...(postalCode !== undefined && { postalCode }) };
}

/** Where people would say that a home is: its place, else the part of its address before the city. */
export function formatLocality({
  address,
  place,
}: Pick<PropertySummary, 'address' | 'place'>): string {
  if (place && !isCity(place)) return place.name;
  return readAddress(address).parts.findLast((part) => /[^\d\s-]/.test(part)) ?? '';
}
