import type { FindNear } from '../property/suggested-properties';
import type { PropertySummary } from '../property/schema';
import type { Wish } from '../search/read';
import { findCoordinates, findHomePlace } from './property-place';
import type { MapPlace } from '../property/cities';

/** In degrees, which is enough to tell what is nearer. */
function distance(one: MapPlace, other: MapPlace): number {
  const here = findCoordinates(one);
  const there = findCoordinates(other);
  return here && there ? Math.hypot(here[0] - there[0], here[1] - there[1]) : Infinity;
}

/** The place that a search names, or that a landmark of it is at; the last of several, `null` for none. */
function findAskedPlace(wishes: readonly Wish[]): MapPlace | null {
  const named = wishes.flatMap((wish) => {
    if (wish.kind === 'place') return [wish.place];
    return wish.kind === 'landmark' ? [`${wish.places[0] ?? ''}, ${wish.city}`] : [];
  });
  return findHomePlace({ name: '', address: named.join(', ') });
}

/** Finds the homes of the asked place's city, the nearest first. */
export function makeFindNear(wishes: readonly Wish[]): FindNear {
  const place = findAskedPlace(wishes);
  return (properties) => {
    if (!place) return null;
    const near = properties.flatMap((property: PropertySummary) => {
      const other = findHomePlace(property);
      return other?.city === place.city ? [{ property, away: distance(place, other) }] : [];
    });
    if (near.length === 0) return null;
    const sorted = near.sort((a, b) => a.away - b.away).map(({ property }) => property);
    return { near: place.name, properties: sorted };
  };
}
