/** Which homes stand in the place of an empty list, or follow a short one. */

import { canBeHad } from '../property/availability';
import type { PropertySummary } from '../property/schema';
import { sortProperties } from '../property/sort';
import type { FilterState, PreparedProperties } from './filter';

/** As many homes are shown where nothing fits, or fewer do. */
export const suggestedCount = 3;

/** Homes to show when few fit: in words which they are, and what each lacks. */
export interface SuggestedProperties {
  title: string;
  properties: readonly PropertySummary[];
  /** The listed homes with these after them. */
  list: readonly PropertySummary[];
  lacking: readonly string[];
}

/**
 * Of those homes that can be had and accept the household, and are not listed, those that come closest to what a search and the
 * panel ask for, then the listed ones after the `found` that say no rent where one is asked for; `undefined` where enough listed
 * ones are a help.
 */
export type FindNear = (
  prepared: PreparedProperties,
  panel: FilterState,
  today: string,
  listed: readonly PropertySummary[],
  found?: number,
) => SuggestedProperties | undefined;

/** The available homes, newest first. */
export function listNewest(
  properties: readonly PropertySummary[],
  today: string,
): PropertySummary[] {
  const available = properties.filter((one) => canBeHad(one, today));
  return sortProperties(available, 'newest', today);
}
