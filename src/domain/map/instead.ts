import type { PropertySummary } from '../property/schema';
import type { Correct } from '../property/search/spelling';
import { wishesOf } from '../property/search/wishes';
import { sortProperties } from '../property/sort';
import { coordinatesOf, type MapPlace, placeOf } from './property-place';

const count = 3;

/** Homes to show where there are none, and the place that they are near; `null` for the newest. */
export interface Instead {
  near: string | null;
  properties: readonly PropertySummary[];
}

/** In degrees, which is enough to tell what is nearer. */
function distance(one: MapPlace, other: MapPlace): number {
  const [here, there] = [coordinatesOf(one), coordinatesOf(other)];
  return here && there ? Math.hypot(here[0] - there[0], here[1] - there[1]) : Infinity;
}

/** The place that a search names, in any spelling; the last of several, `null` for none. */
export function findAskedPlace(text: string, correct: Correct): MapPlace | null {
  const named = wishesOf(text, correct).flatMap((wish) => ('place' in wish ? wish.place : []));
  return placeOf({ name: '', address: named.join(' ') });
}

function sortByDistance(properties: readonly PropertySummary[], place: MapPlace) {
  return properties
    .flatMap((property) => {
      const other = placeOf(property);
      return other?.city === place.city ? { property, away: distance(place, other) } : [];
    })
    .sort((a, b) => a.away - b.away)
    .map(({ property }) => property);
}

/** Three available homes: the nearest ones to a place and in its city, else the newest. */
export function findInstead(
  properties: readonly PropertySummary[],
  today: string,
  place: MapPlace | null = null,
): Instead {
  const available = properties.filter(({ status }) => status === 'Available');
  const newest = sortProperties(available, 'newest', today);
  const near = place ? sortByDistance(newest, place) : [];
  return near.length > 0
    ? { near: place?.name ?? null, properties: near.slice(0, count) }
    : { near: null, properties: newest.slice(0, count) };
}
