import { useSyncExternalStore } from 'react';
import type { FilterState } from '../../domain/property/filter';
import { $listing } from '../../stores/filter';

/**
 * The visitor's filter, for words beside the fields: a component that asks for it renders alone, and not with all
 * fields, when another filter is chosen.
 */
export function useFilter(initial: FilterState): FilterState {
  return useSyncExternalStore(
    (changed) => $listing.listen(changed),
    () => $listing.get()?.query.filter ?? initial,
    () => initial,
  );
}
