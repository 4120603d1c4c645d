/** The cities that the maps and the search know. */
export const cities = ['Chennai', 'Madurai'] as const;
export type City = (typeof cities)[number];

/** A place of the table, or a whole city; its name alone may also be one of the other city. */
export interface Place {
  name: string;
  city: City;
}

/** Whether a place is a whole city, which holds its other places. */
export function isCity({ name, city }: Place): boolean {
  return name === city;
}
