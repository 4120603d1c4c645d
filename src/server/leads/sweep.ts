import { openStore } from '../store/open';
import { alertsPrefix } from './alert';
import { inParallel } from '../in-parallel';
import { postsPrefix } from './posts';

/** Removed in one night; the rest waits for the next. */
const mostMarkers = 1_000;

/** Drops the markers of earlier days: counted leads and sent alerts. */
export async function sweepMarkers(now: Date): Promise<void> {
  const limits = openStore('limits');
  const today = now.toISOString().slice(0, 10);
  for (const prefix of [postsPrefix, alertsPrefix]) {
    const old = (await limits.list(prefix)).filter(({ key }) => !key.startsWith(prefix + today));
    await inParallel(old.slice(0, mostMarkers), 10, ({ key }) => limits.remove(key));
  }
}
