import { useSyncExternalStore } from 'react';
import { isoDay } from '../../domain/date';

function onVisible(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const today = () => isoDay(new Date().toISOString());

/** The day in Asia/Kolkata as YYYY-MM-DD, at first the server's: tabs stay open overnight. */
export function useToday(served: string): string {
  return useSyncExternalStore(onVisible, today, () => served);
}
