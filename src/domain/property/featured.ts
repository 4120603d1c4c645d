import { canBeHad } from './availability';
import type { PropertySummary } from './schema';
import { sortProperties } from './sort';

/** As many as a page of the list has; all of them are in the list of featured homes. */
const maxFeatured = 24;
/** Homes of a row on a wide screen. */
const inRow = 4;

export interface FeaturedProperties<One> {
  /** What the home page shows, in full rows: featured homes, then others. */
  homes: readonly One[];
  /** How many homes are featured. */
  count: number;
  /** How many of those shown are not. */
  others: number;
}

/** The homes for the home page: the newest featured ones, and others that fill their last row: the newest that can be had, with pictures if any have some. */
export function findFeatured<One extends PropertySummary>(
  properties: readonly One[],
  today: string,
): FeaturedProperties<One> {
  const newest = sortProperties(properties, 'newest', today);
  const featured = newest.filter((property) => property.featured);
  const shown = featured.slice(0, maxFeatured);
  const rest = newest.filter((property) => !property.featured);
  const available = rest.filter((one) => canBeHad(one, today));
  const pictured = available.filter(({ images }) => images.length > 0);
  const found = [pictured, available, rest].find((homes) => homes.length > 0) ?? [];
  const places = shown.length === 0 ? inRow : (inRow - (shown.length % inRow)) % inRow;
  const others = found.slice(0, places);
  return { homes: [...shown, ...others], count: featured.length, others: others.length };
}
