/** The places in which a map shows the homes that were found: how many there are, from which rent, and the names of the first of them. */
import { findCoordinates } from '../place/localities';
import { isCity, type Place } from '../place/place';
import { readPrice } from '../property/measure';

interface NamedHome {
  _id: string;
  name: string;
  price: string;
  place: Place | null;
}

/** A place with the properties found in it; each property is in one place. */
export interface FoundPlace extends Place {
  /** The first of them: nobody reads on, and those of a large site are more than one answer holds. */
  properties: Omit<NamedHome, 'place'>[];
  count: number;
  /** Their lowest rent in rupees; `null` where none can be read as a number. */
  rent: number | null;
}

/** As many properties of a place are named. */
const maxNamed = 24;

/** The lower of two rents in rupees, of which either may be unknown. */
export function lowerRent(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** The places of properties, from north to south; those of which no place, or only the city, is known are left out. */
export function groupByPlace(found: readonly NamedHome[]): FoundPlace[] {
  const places = new Map<string, FoundPlace>();
  for (const { _id, name, price, place } of found) {
    if (!place || isCity(place)) continue;
    const key = `${place.name} ${place.city}`;
    const { name: where, city } = place;
    const known = places.get(key) ?? { name: where, city, properties: [], count: 0, rent: null };
    if (known.count < maxNamed) known.properties.push({ _id, name, price });
    known.count += 1;
    known.rent = lowerRent(known.rent, readPrice(price));
    places.set(key, known);
  }
  const latitude = (place: Place) => findCoordinates(place)?.[0] ?? 0;
  return [...places.values()].sort(
    (a, b) => latitude(b) - latitude(a) || a.name.localeCompare(b.name, 'en'),
  );
}
