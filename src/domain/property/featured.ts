import { canBeHad } from './availability';
import type { PropertySummary } from './schema';
import { sortProperties } from './sort';

const instead = 4;

/** The homes for the home page: all featured ones; where there are none, the four newest available ones, with pictures if any have some. */
export function findFeatured<One extends PropertySummary>(
  properties: readonly One[],
  today: string,
): One[] {
  const featured = properties.filter((property) => property.featured);
  if (featured.length > 0) return sortProperties(featured, 'newest', today);
  const newest = sortProperties(properties, 'newest', today);
  const available = newest.filter((one) => canBeHad(one, today));
  const pictured = available.filter(({ images }) => images.length > 0);
  const found = [pictured, available, newest].find((homes) => homes.length > 0) ?? [];
  return found.slice(0, instead);
}
