/** Decides how far a home is from what everybody knows: in a straight line, between the middles of two places of the table. */
import { landmarks } from './landmarks';
import { distanceBetween, findCity } from './localities';
import type { City, Place } from './place';
import { workplaces } from './work';

/** How far it is to a landmark, in kilometres from the middle of a place. */
export interface Way {
  name: string;
  from: string;
  kilometres: number;
}

/** The way to a landmark, which stands in the first of its places; `null` where one of the two is not on a map. */
export function findWay(
  home: Place | null,
  { name, city, places }: { name: string; city: City; places: readonly string[] },
): Way | null {
  const [site] = places;
  if (home?.city !== city || site === undefined) return null;
  const kilometres = home.name === site ? 0 : distanceBetween(home, { name: site, city });
  return Number.isFinite(kilometres) ? { name, from: home.name, kilometres } : null;
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
