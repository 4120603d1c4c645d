import type { PropertySummary } from '../property/schema';
import { findCoordinates, findHomePlace } from './property-place';
import type { MapPlace } from '../property/cities';

/** A place of the map with the properties found in it; each property is in one place. */
export interface FoundPlace extends MapPlace {
  properties: Pick<PropertySummary, '_id' | 'name' | 'price'>[];
}

/** The places of properties, from north to south; those whose place is not known are left out. */
export function propertiesByPlace(found: readonly PropertySummary[]): FoundPlace[] {
  const places = new Map<string, FoundPlace>();
  for (const property of found) {
    const place = findHomePlace(property);
    if (!place) continue;
    const key = `${place.name} ${place.city}`;
    const { properties } = places.get(key) ?? { properties: [] };
    const { _id, name, price } = property;
    places.set(key, { ...place, properties: [...properties, { _id, name, price }] });
  }
  const latitude = (place: MapPlace) => findCoordinates(place)?.[0] ?? 0;
  return [...places.values()].sort(
    (a, b) => latitude(b) - latitude(a) || a.name.localeCompare(b.name, 'en'),
  );
}
