/** Which homes stand in the place of an empty list. */

import type { PropertySummary } from '../property/schema';
import { sortProperties } from '../property/sort';
import type { FilterState, PreparedProperties } from './filter';
import type { Wish } from './read';

const count = 3;

/** Homes to show when nothing fits, and the place that they are near; `null` if they are the newest. */
export interface SuggestedProperties {
  near: string | null;
  properties: readonly PropertySummary[];
}

/** Whether a wish says who moves in: that does not change with the place. */
export function isOfHousehold(wish: Wish): boolean {
  return wish.kind === 'flag'
    ? wish.flag === 'pets' || wish.flag === 'veg'
    : wish.kind === 'options' && wish.name === 'letTo';
}

/** Finds homes near what a search asks for, with its limits and those of the panel; `null` for none, or where it names no place. */
export type FindNear = (
  homes: PreparedProperties,
  panel: FilterState,
) => { near: string; properties: readonly PropertySummary[] } | null;

/** Three available homes: those found near, else the newest. */
export function findSuggestedProperties(
  properties: readonly PropertySummary[],
  today: string,
  found: ReturnType<FindNear> = null,
): SuggestedProperties {
  const available = properties.filter(({ status }) => status === 'Available');
  const { near, properties: homes } = found ?? {
    near: null,
    properties: sortProperties(available, 'newest', today),
  };
  return { near, properties: homes.slice(0, count) };
}
