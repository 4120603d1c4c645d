import type { Area } from './area';
import type { CountedPlace } from './properties-by-place';
import { coordinatesOf, type City } from './property-place';
import { type Frame, type Point, project } from './projection';

/** A drawing, or the part of it that is seen. */
export interface Sheet {
  city: City;
  frame: Frame;
  paper: Area;
  /** The least distance of two bubbles, in units. */
  distance: number;
}

/** How far bubbles stay from the edge. */
const margin = 24;

/** A bubble: one place, or several that are too near each other to be told apart, under the name of the first. */
export interface Bubble extends Point {
  places: readonly [CountedPlace, ...CountedPlace[]];
  count: number;
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

/** 0 below the two, 1 between them, 2 above. */
const third = (value: number, least: number, most: number) =>
  value < least ? 0 : value > most ? 2 : 1;

/** A place beyond the paper has its bubble at the edge, with an arrow. */
function spotOf(place: CountedPlace, { frame, paper }: Sheet): Omit<Bubble, 'places'> | null {
  const coordinates = coordinatesOf(place);
  if (!coordinates) return null;
  const { x, y } = project(coordinates, frame);
  const { left, right, top, bottom } = paper;
  return {
    x: within(x, left + margin, right - margin),
    y: within(y, top + margin, bottom - margin),
    count: place.found,
    rent: place.rent,
    beyond: arrows[third(y, top, bottom)][third(x, left, right)],
  };
}

const near = (a: Point, b: Point, distance: number) => Math.hypot(a.x - b.x, a.y - b.y) < distance;

const lower = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/**
 * The bubbles of a sheet, from north to south, no two nearer to each other than its distance: the place with the most
 * homes stays where it is and takes in the smaller ones around it. Of several places each home counts once.
 */
export function bubblesOf(places: readonly CountedPlace[], sheet: Sheet): Bubble[] {
  const bubbles: Bubble[] = [];
  const here = places.filter(({ city }) => city === sheet.city);
  for (const place of [...here].sort((a, b) => b.found - a.found)) {
    const spot = spotOf(place, sheet);
    if (!spot) continue;
    const index = bubbles.findIndex((bubble) => near(bubble, spot, sheet.distance));
    const bubble = bubbles[index];
    if (!bubble) {
      bubbles.push({ ...spot, places: [place] });
      continue;
    }
    const together: Bubble['places'] = [...bubble.places, place];
    bubbles[index] = {
      ...bubble,
      places: together,
      count: together.reduce((sum, one) => sum + one.own, 0),
      rent: lower(bubble.rent, spot.rent),
    };
  }
  return bubbles.sort((a, b) => a.y - b.y || a.x - b.x);
}
