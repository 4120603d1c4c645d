/** Decides how far a home is from what everybody knows: in a straight line, from the middle of its place. */
import { type Landmark, landmarks } from './landmarks';
import { findCity, findCoordinates, measureDistance } from './localities';
import type { Place } from './place';
import { workplaces } from './work';

/** How far it is to a landmark, in kilometres from the middle of a place. */
export interface Way {
  name: string;
  from: string;
  kilometres: number;
}

/** The way to a landmark, to its own point or the middle of the first of its places; `null` where one of the two is not on a map. */
export function findWay(
  home: Place | null,
  { name, city, places, point }: Pick<Landmark, 'name' | 'city' | 'places' | 'point'>,
): Way | null {
  const [site] = places;
  if (home?.city !== city || site === undefined) return null;
  const from = findCoordinates(home);
  const to = point ?? findCoordinates({ name: site, city });
  if (!point && home.name === site) return { name, from: home.name, kilometres: 0 };
  return from && to ? { name, from: home.name, kilometres: measureDistance(from, to) } : null;
}

/** The ways from a home to the places of work of its city, the nearest first; none where only its city is known. */
export function listWays(home: Place | null): Way[] {
  if (!home || findCity(home) === null) return [];
  return workplaces
    .flatMap((work) => {
      const landmark = landmarks.find(({ spellings }) => spellings.includes(work));
      return (landmark && findWay(home, { ...landmark, name: work })) ?? [];
    })
    .sort((a, b) => a.kilometres - b.kilometres);
}
