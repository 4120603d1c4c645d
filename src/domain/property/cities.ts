/** The cities that the maps and the search know. */
export const cities = ['Chennai', 'Madurai'] as const;
export type City = (typeof cities)[number];

/** A place of the map; its name alone may also be one of the other city. */
export interface MapPlace {
  name: string;
  city: City;
}
