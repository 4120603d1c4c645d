/** The cities that the maps and the search know. */
export const cities = ['Chennai', 'Madurai'] as const;
export type City = (typeof cities)[number];
