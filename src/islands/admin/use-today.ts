import { useStore } from '@nanostores/react';
import { isoDay } from '../../domain/date';
import { $ahead, now } from '../../stores/clock';
import { useHydrated } from './use-hydrated';

/** The day in Asia/Kolkata as YYYY-MM-DD, the server's; looked up whenever a list is loaded again. */
export function useToday(served: string): string {
  // A device whose clock is wrong has the page's day until the server was asked.
  const isKnown = useStore($ahead) !== 0;
  return useHydrated() && isKnown ? isoDay(now()) : served;
}
