import { useStore } from '@nanostores/react';
import { isoDay } from '../../domain/date';
import { $ahead, now } from '../../stores/clock';

/** The day in Asia/Kolkata as YYYY-MM-DD, the server's; looked up whenever a list is loaded again. */
export function useToday(served: string): string {
  // A device whose clock is wrong has the page's day until the server was asked.
  const isKnown = useStore($ahead, { ssr: 'initial' }) !== 0;
  return isKnown ? isoDay(now()) : served;
}
