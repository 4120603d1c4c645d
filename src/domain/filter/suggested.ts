/** Which homes stand in the place of an empty list. */

import { canBeHad } from '../property/availability';
import type { PropertySummary } from '../property/schema';
import { sortProperties } from '../property/sort';
import type { FilterState } from './filter';

/** As many homes are shown where nothing fits. */
export const suggestedCount = 3;

/** Homes to show when nothing fits, the place that they are near, if one was asked for, and in words what each lacks. */
export interface SuggestedProperties {
  near?: string;
  properties: readonly PropertySummary[];
  lacking: readonly string[];
}

/** Of available homes, newest first, those that come closest to what a search and the limits of the panel ask for. */
export type FindNear = (
  newest: readonly PropertySummary[],
  panel: FilterState,
  today: string,
) => SuggestedProperties;

/** The available homes, newest first. */
export function listNewest(
  properties: readonly PropertySummary[],
  today: string,
): PropertySummary[] {
  const available = properties.filter((one) => canBeHad(one, today));
  return sortProperties(available, 'newest', today);
}
