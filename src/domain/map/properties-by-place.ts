import { filterPrepared, type FilterState } from '../property/search/filter';
import type { PreparedProperties } from '../property/search/filter-values';
import { readPrice } from '../property/measure';
import type { PropertySummary } from '../property/schema';
import { wishesOf } from '../property/search/wishes';
import { coordinatesOf, type MapPlace, namesFor, placeOf } from './property-place';

/** What the list shows in a place. */
export interface CountedPlace extends MapPlace {
  /** The search text that the list of the place has. */
  text: string;
  /** How many homes that list shows; those that only mention the place are among them. */
  found: number;
  /** How many homes are in the place itself; each home is in one place. */
  own: number;
  /** The lowest rent of that list in rupees; `null` where none can be read as a number. */
  rent: number | null;
}

function lowestRent(properties: readonly PropertySummary[]): number | null {
  const rents = properties.flatMap(({ price }) => readPrice(price) ?? []);
  return rents.length === 0 ? null : rents.reduce((least, rent) => Math.min(least, rent));
}

/**
 * The places of the homes that a filter shows, from north to south, each with what the list says when it is asked for that place
 * too: a bubble of the map never promises another number than the list behind it. `today` is a day in Asia/Kolkata.
 */
export function propertiesByPlace(
  prepared: PreparedProperties,
  filter: FilterState,
  today: string,
): CountedPlace[] {
  const own = new Map<string, { place: MapPlace; count: number }>();
  for (const property of filterPrepared(prepared, filter, today)) {
    const place = placeOf(property);
    if (!place) continue;
    const key = `${place.name} ${place.city}`;
    own.set(key, { place, count: (own.get(key)?.count ?? 0) + 1 });
  }
  const wished = wishesOf(filter.text, prepared.correct).map((wish) =>
    wish.kind === 'place' ? wish.place : '',
  );
  const places = [...own.values()].map(({ place, count }): CountedPlace => {
    const added = namesFor(place).filter((name) => !wished.includes(name));
    const text = [...added, filter.text].join(' ').trim();
    const shown = filterPrepared(prepared, { ...filter, text }, today);
    return { ...place, text, found: shown.length, own: count, rent: lowestRent(shown) };
  });
  const latitude = (place: MapPlace) => coordinatesOf(place)?.[0] ?? 0;
  return places.sort((a, b) => latitude(b) - latitude(a) || a.name.localeCompare(b.name, 'en'));
}
