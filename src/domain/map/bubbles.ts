/**
 * How places with homes become bubbles of a map that do not cover each other. In units of the drawing; how they look is not
 * known here.
 */
import type { Area } from './area';
import { findCoordinates } from '../place/localities';
import { type FoundPlace, lowerRent } from './found-places';
import type { City } from '../place/place';
import { type Frame, type Point, project } from './projection';

export interface MapSheet {
  city: City;
  frame: Frame;
  paper: Area;
  distance: number;
}

const margin = 24;

/** A bubble: one place, or several that are too near each other to be told apart, under the name of the first. */
export interface Bubble extends Point {
  places: readonly [FoundPlace, ...FoundPlace[]];
  count: number;
  /** Their lowest rent in rupees; `null` where none can be read as a number. */
  rent: number | null;
  /** Which way from the edge its place is, as an arrow; '' inside of the drawing. */
  beyond: string;
}

const arrows = [
  ['↖', '↑', '↗'],
  ['←', '', '→'],
  ['↙', '↓', '↘'],
] as const;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

const third = (value: number, least: number, most: number) =>
  value < least ? 0 : value > most ? 2 : 1;

/** A place beyond the paper has its bubble at the edge, with an arrow. */
function makeSpot(place: FoundPlace, { frame, paper }: MapSheet) {
  const coordinates = findCoordinates(place);
  if (!coordinates) return null;
  const { x, y } = project(coordinates, frame);
  const { left, right, top, bottom } = paper;
  return {
    x: within(x, left + margin, right - margin),
    y: within(y, top + margin, bottom - margin),
    beyond: arrows[third(y, top, bottom)][third(x, left, right)],
  };
}

/** The bubbles of a sheet, from north to south, each at its place with the most homes and far enough from others. */
export function makeBubbles(places: readonly FoundPlace[], sheet: MapSheet): Bubble[] {
  const spots: (Pick<Bubble, 'x' | 'y' | 'beyond'> & { places: [FoundPlace, ...FoundPlace[]] })[] =
    [];
  const here = places.filter(({ city }) => city === sheet.city);
  for (const place of here.sort((a, b) => b.count - a.count)) {
    const spot = makeSpot(place, sheet);
    if (!spot) continue;
    const taken = spots.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < sheet.distance);
    if (taken) taken.places.push(place);
    else spots.push({ ...spot, places: [place] });
  }
  return spots
    .map((spot) => ({
      ...spot,
      count: spot.places.reduce((sum, { count }) => sum + count, 0),
      rent: spot.places.reduce<number | null>((least, { rent }) => lowerRent(least, rent), null),
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}
