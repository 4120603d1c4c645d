import { daysBefore, evictedDays } from '../../domain/retention-periods';
import { evictedMark } from '../schema';
import { changeMark, readMark } from '../store/marks';

const markKey = 'evicted';

const isRecent = ({ at }: { at: string }, now: Date) => at >= daysBefore(now, evictedDays);

/** Counts possible spam that a flood has pushed out unread; a run that is repeated after a crash may count twice. */
export async function countEvicted(count: number, now: Date): Promise<void> {
  await changeMark(markKey, evictedMark, (last) => ({
    at: now.toISOString(),
    count: count + (last && isRecent(last, now) ? last.count : 0),
  }));
}

/** How many went unread in the flood of the last days; 0 without one. */
export async function readEvicted(now: Date): Promise<number> {
  const last = await readMark(markKey, evictedMark);
  return last && isRecent(last, now) ? last.count : 0;
}
