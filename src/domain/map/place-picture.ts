import { localities } from '../property/localities';
import type { Area } from './area';
import { frames, type Point, project } from './projection';
import { findCoordinates, findHomePlace } from './property-place';
import { cities, type MapPlace } from '../property/cities';
import type { Property } from '../property/schema';

/** The shape of a picture of a place (px), as link previews show it. */
export const placePictureSize = { width: 1_200, height: 630 } as const;

/** What it shows (map units): about 19 km of Chennai from west to east. */
const shownWidth = 300;
const shownHeight = (shownWidth * placePictureSize.height) / placePictureSize.width;

/** How far beyond the edge of the map, in parts of its size, there still is something to see. */
const margin = 0.2;

/** Where a place is on the drawing of its city; `null` where the drawing has nothing near it. */
export function findOnDrawing(place: MapPlace): Point | null {
  const coordinates = findCoordinates(place);
  const frame = frames[place.city];
  const point = coordinates && project(coordinates, frame);
  const isNear = (position: number, size: number) =>
    position > -margin * size && position < (1 + margin) * size;
  return point && isNear(point.x, frame.width) && isNear(point.y, frame.height) ? point : null;
}

/** The place of a home, from its address or name, if the drawing shows it; else `null`. */
export function findDrawnPlace(property: Pick<Property, 'name' | 'address'>): MapPlace | null {
  const place = findHomePlace(property);
  return place && findOnDrawing(place) ? place : null;
}

/** How far the picture's centre may shift from the place towards the middle of the map (map units). */
const maxShift = { x: 60, y: 30 };

const limitTo = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The part of the drawing in the picture of a place: around it, and towards the middle of the map, where more is drawn. */
export function pictureArea(place: MapPlace, { x, y }: Point): Area {
  const frame = frames[place.city];
  const left = x + limitTo(frame.width / 2 - x, maxShift.x) - shownWidth / 2;
  const top = y + limitTo(frame.height / 2 - y, maxShift.y) - shownHeight / 2;
  return { left, right: left + shownWidth, top, bottom: top + shownHeight };
}

/** Every place that has a picture. */
export function drawnPlaces(): MapPlace[] {
  return cities
    .flatMap((city) => [...localities[city].keys()].map((name) => ({ name, city })))
    .filter((place) => findOnDrawing(place) !== null);
}
