import { undoDays } from '../../domain/bulk/preview';

/** The end of the days for which a batch of this time can be undone, ISO 8601 in UTC. */
export function undoUntil(at: string): string {
  return new Date(Date.parse(at) + undoDays * 86_400_000).toISOString();
}
