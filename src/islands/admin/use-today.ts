import { useSyncExternalStore } from 'react';
import { isoDay } from '../../domain/date';

const never = () => () => undefined;
const today = () => isoDay(new Date().toISOString());

/** The day in Asia/Kolkata as YYYY-MM-DD, at first the server's; looked up whenever a list is loaded again. */
export function useToday(served: string): string {
  return useSyncExternalStore(never, today, () => served);
}
