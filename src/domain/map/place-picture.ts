import { findHomePlace } from '../place/home';
import { findCoordinates, listPlaces } from '../place/localities';
import { isCity, type Place } from '../place/place';
import type { Property } from '../property/schema';
import type { Area } from './area';
import { frames, type Point, project } from './projection';

/** The shape of a picture of a place (px), as link previews show it. */
export const placePictureSize = { width: 1_200, height: 630 } as const;

/** What it shows (map units): about 19 km of Chennai from west to east. */
const shownWidth = 300;
const shownHeight = (shownWidth * placePictureSize.height) / placePictureSize.width;

/** How far beyond the edge of the map, in parts of its size, there still is something to see. */
const margin = 0.2;

/** Where a place is on the drawing of its city; `null` where the drawing has nothing near it. */
export function findOnDrawing(place: Place): Point | null {
  const coordinates = findCoordinates(place);
  const frame = frames[place.city];
  const point = coordinates && project(coordinates, frame);
  const isNear = (position: number, size: number) =>
    position > -margin * size && position < (1 + margin) * size;
  return point && isNear(point.x, frame.width) && isNear(point.y, frame.height) ? point : null;
}

/** Whether the drawing shows a place; a whole city is on it nowhere. */
export function isDrawn(place: Place): boolean {
  return !isCity(place) && findOnDrawing(place) !== null;
}

/** The place of a home, if the drawing shows it; else `null`. */
export function findDrawnPlace(home: Pick<Property, 'name' | 'address'>): Place | null {
  const place = findHomePlace(home);
  return place && isDrawn(place) ? place : null;
}

/** How far the picture's centre may shift from the place towards the middle of the map (map units). */
const maxShift = { x: 60, y: 30 };

const limitTo = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The part of the drawing in the picture of a place: around it, and towards the middle of the map, where more is drawn. */
export function pictureArea(place: Place, { x, y }: Point): Area {
  const frame = frames[place.city];
  const left = x + limitTo(frame.width / 2 - x, maxShift.x) - shownWidth / 2;
  const top = y + limitTo(frame.height / 2 - y, maxShift.y) - shownHeight / 2;
  return { left, right: left + shownWidth, top, bottom: top + shownHeight };
}

/** Every place that has a picture. */
export function drawnPlaces(): Place[] {
  return listPlaces().filter(isDrawn);
}
