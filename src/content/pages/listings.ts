import { inCities } from '../cities';

/** What the page of all homes says around the list; the words of the list itself are in `properties`, as browsers get them. */
export const listingsPage = {
  skip: 'Skip to the homes',
  description: `Homes to rent${inCities.all}: apartments, independent houses and villas, with rent, size and pictures.`,
} as const;
