import { useDeferredValue } from 'react';
import type { PropertySummary } from '../../domain/property/schema';

/** As many cards as a large window shows at once, a row cut at each end. */
const firstScreen = 9;

/**
 * How many of the homes to draw now. After a change the first screen comes alone, which takes a slow
 * phone half the time of all; the cards below follow at once, and those that were there before stay.
 */
export function useDrawn(homes: readonly PropertySummary[]): number {
  const settled = useDeferredValue(homes);
  if (settled === homes) return homes.length;
  const kept = homes.findIndex((home, index) => home !== settled[index]);
  return kept === -1 ? homes.length : Math.max(firstScreen, kept);
}
