import { canBeHad } from './availability';
import type { PropertySummary } from './schema';
import { sortProperties } from './sort';

/** As many as a page of the list has; all of them are in the list of featured homes. */
const maxFeatured = 24;
const instead = 4;

export interface FeaturedProperties<One> {
  /** What the home page shows. */
  homes: readonly One[];
  /** How many are featured; where none is, `homes` are the newest. */
  count: number;
}

/** The homes for the home page: the newest featured ones; where there are none, the four newest available ones, with pictures if any have some. */
export function findFeatured<One extends PropertySummary>(
  properties: readonly One[],
  today: string,
): FeaturedProperties<One> {
  const featured = properties.filter((property) => property.featured);
  const count = featured.length;
  if (count > 0)
    return { homes: sortProperties(featured, 'newest', today).slice(0, maxFeatured), count };
  const newest = sortProperties(properties, 'newest', today);
  const available = newest.filter((one) => canBeHad(one, today));
  const pictured = available.filter(({ images }) => images.length > 0);
  const found = [pictured, available, newest].find((homes) => homes.length > 0) ?? [];
  return { homes: found.slice(0, instead), count };
}
