import { purge } from '../cdn';
import { allRecords } from '../records/all-records';
import { purgedMark } from '../schema';
import { readMark, writeMark } from '../store/marks';

const markKey = 'purged';

/** Twice the life of a function, in milliseconds: a write may land that long after its `updatedAt`. */
const margin = 120_000;
const purgeMilliseconds = 8_000;

/** Purges the pages of records changed since the last success. Throws when it fails; the next run repeats it. */
export async function purgeChangedPages(now = new Date()): Promise<void> {
  const last = await readMark(markKey, purgedMark);
  // Without a mark everything is purged, and with one of a clock that was ahead, which says nothing of what was purged.
  const isPast = last !== null && Date.parse(last.at) < now.getTime();
  const since = isPast ? new Date(Date.parse(last.at) - margin).toISOString() : '';
  const changed = allRecords.map(async (kind) => {
    const records = [...(await kind.all()).values()];
    return records.some(({ updatedAt }) => updatedAt >= since) ? kind.definition.tags : [];
  });
  const known = await Promise.allSettled(changed);
  const tags = known.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (!(await purge(tags, purgeMilliseconds))) throw new Error('The CDN was not purged.');
  // One kind that cannot be read does not stop the others, but the next run repeats them.
  await Promise.all(changed);
  await writeMark(markKey, { at: now.toISOString() });
}

/** Makes the next sweep purge everything. Call it before a change that keeps `updatedAt`. */
export async function purgeAllNext(): Promise<void> {
  await writeMark(markKey, { at: new Date(0).toISOString() });
}
