import type { PropertySummary } from './schema';
import { sortProperties } from './sort';

const count = 3;

/** Homes to show when nothing fits, and the place that they are near; `null` if they are the newest. */
export interface SuggestedProperties {
  near: string | null;
  properties: readonly PropertySummary[];
}

/** Finds the homes near what was asked for, the nearest first; `null` where there are none, or no place was named. */
export type FindNear = (
  properties: readonly PropertySummary[],
) => { near: string; properties: readonly PropertySummary[] } | null;

/** Three available homes: those near the place that was asked for, else the newest. */
export function findSuggestedProperties(
  properties: readonly PropertySummary[],
  today: string,
  findNear: FindNear = () => null,
): SuggestedProperties {
  const available = properties.filter(({ status }) => status === 'Available');
  const newest = sortProperties(available, 'newest', today);
  const { near, properties: homes } = findNear(newest) ?? { near: null, properties: newest };
  return { near, properties: homes.slice(0, count) };
}
