import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openLocalStore } from './open-store.mjs';
import { backUpAt, nightAfter, untilDone } from './runs.mjs';

const nights = 30;

/** The bytes of all values of a store, as they lie on the disk. */
function bytesIn(folder, name) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.includes(`${path.sep}site:${name}${path.sep}`))
    .reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

/** Changes every hundredth property, each night others. */
async function changeSome(properties, ids, night) {
  const some = ids.filter((_id, place) => place % 100 === night % 100);
  await properties.writeMany(
    some.map((id) => ({
      id,
      version: crypto.randomUUID(),
      fields: () => ({ price: 20_000 + night }),
    })),
  );
}

async function measureNights(folder, costs) {
  const { properties } = await import('../../../src/server/records/properties.ts');
  const ids = (await properties.list()).map(({ _id }) => _id);
  costs['first backup'] = await backUpAt(0);
  costs['backups after it'] = { bytes: bytesIn(folder, 'backups') };
  for (let night = 1; night <= nights; night += 1) {
    await changeSome(properties, ids, night);
    const cost = await backUpAt(night);
    if (night === 1) costs['backup, night 2'] = cost;
    if (night === nights - 1) costs['backup, night 30'] = cost;
    if (night === nights) costs['backup, night 31: the oldest is deleted'] = cost;
  }
  costs['backups after 31 nights'] = { bytes: bytesIn(folder, 'backups') };
}

async function measureCleanup(costs) {
  const { eraseOldTrash, thinHistories } = await import('../../../src/server/records/retention.ts');
  const { eraseUnusedPictures, readUnused } = await import('../../../src/server/images/unused.ts');
  const { properties } = await import('../../../src/server/records/properties.ts');
  const { openStore } = await import('../../../src/server/store/open.ts');
  const countIn = async (store) => (await openStore(store).list()).length;
  const now = nightAfter(0);

  costs['trash erased'] = await untilDone(
    () => eraseOldTrash(now),
    async () => (await properties.trashed()).length === 0,
  );
  costs['unused pictures found, nothing known'] = await untilDone(
    () => eraseUnusedPictures(now),
    async () => (await readUnused()) !== null,
  );
  costs['unused pictures, nothing new'] = await untilDone(() => eraseUnusedPictures(now));
  const later = nightAfter(nights + 1);
  costs['unused pictures erased'] = await untilDone(
    () => eraseUnusedPictures(later),
    async () => (await readUnused())?.size === 0,
  );
  let before = await countIn('history');
  costs['history thinned'] = await untilDone(
    () => thinHistories(now),
    async () => {
      const left = await countIn('history');
      const isDone = left === before;
      before = left;
      return isDone;
    },
  );
  costs['history, nothing to thin'] = await untilDone(() => thinHistories(now));
}

/**
 * What the scheduler costs in a store with pictures, history and trash: the index after the copy, 31 nights of backups
 * with one property in a hundred changed in each, and what the clean-up erases. What has bytes alone is a size.
 *
 * @param {string} folder of the store
 */
export async function measureYear(folder) {
  const { close } = await openLocalStore(folder);
  const { sweep } = await import('../../../src/server/sweep.ts');
  try {
    await untilDone(() => sweep());
    const costs = {};
    await measureNights(folder, costs);
    await measureCleanup(costs);
    return costs;
  } finally {
    await close();
  }
}
