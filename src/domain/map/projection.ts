import type { Coordinates } from '../coordinates';
import type { City } from '../place/place';

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  north: number;
  west: number;
  width: number;
  height: number;
  /** Units per degree of latitude. */
  scale: number;
}

/** From Redhills to Egattur and from the fields in the west to the sea, 51 by 35 km. */
const chennai: Frame = { north: 13.15, west: 79.985, width: 820, height: 545, scale: 1750 };

/** From the ring road in the north to the hill of Thiruparankundram, 18 by 14 km. */
const madurai: Frame = { north: 9.992, west: 78.032, width: 240, height: 180, scale: 1430 };

/** The map of each city. */
export const frames: Readonly<Record<City, Frame>> = { Chennai: chennai, Madurai: madurai };

export function project([latitude, longitude]: Coordinates, frame: Frame): Point {
  const narrowing = Math.cos((frame.north * Math.PI) / 180);
  return {
    x: (longitude - frame.west) * frame.scale * narrowing,
    y: (frame.north - latitude) * frame.scale,
  };
}
