import { isoDay } from '../../domain/date';
import { useHydrated } from './Button';

/** The day in Asia/Kolkata as YYYY-MM-DD, at first the server's; looked up whenever a list is loaded again. */
export function useToday(served: string): string {
  return useHydrated() ? isoDay(new Date().toISOString()) : served;
}
