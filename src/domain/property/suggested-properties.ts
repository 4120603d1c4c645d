import type { PropertySummary } from './schema';
import type { RangeFields } from './search/range';
import { sortProperties } from './sort';

const count = 3;

/** Homes to show when nothing fits, and the place that they are near; `null` if they are the newest. */
export interface SuggestedProperties {
  near: string | null;
  properties: readonly PropertySummary[];
}

/** Of available homes, newest first, those that come closest to what a search asks for, with the limits of the panel too; `null` where it asks for nothing. */
export type FindNear = (
  properties: readonly PropertySummary[],
  panel: RangeFields,
) => SuggestedProperties | null;

/** Three available homes: those that come closest, else the newest. */
export function findSuggestedProperties(
  properties: readonly PropertySummary[],
  today: string,
  findNear: (newest: readonly PropertySummary[]) => SuggestedProperties | null = () => null,
): SuggestedProperties {
  const available = properties.filter(({ status }) => status === 'Available');
  const newest = sortProperties(available, 'newest', today);
  const { near, properties: homes } = findNear(newest) ?? { near: null, properties: newest };
  return { near, properties: homes.slice(0, count) };
}
