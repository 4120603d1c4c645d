import { coordinatesOf, type MapPlace } from './property-place';

/** Kilometres per degree of latitude. */
const degree = 111.2;

/** Kilometres between the middles of two places; infinite where no map has one of them. */
export function kilometresBetween(one: MapPlace, other: MapPlace): number {
  const [a, b] = [coordinatesOf(one), coordinatesOf(other)];
  if (!a || !b) return Infinity;
  const narrowing = Math.cos((a[0] * Math.PI) / 180);
  return degree * Math.hypot(a[0] - b[0], (a[1] - b[1]) * narrowing);
}
