import { measure, openLocalStore } from './open-store.mjs';

/** The life of a scheduled function, in milliseconds, less what it keeps for its end. */
const runMilliseconds = 25_000;

/** After as many runs something else is wrong than a lack of time. */
const maxRuns = 40;

/** Runs what the scheduler does until it succeeds, and adds up what that costs; an unfinished run goes on where it ended. */
async function untilDone(work) {
  const { withinTime } = await import('../../../src/server/store/deadline.ts');
  let runs = 0;
  const { cost } = await measure(async () => {
    for (let isDone = false; !isDone; runs += 1)
      isDone = await withinTime(runMilliseconds, work).then(
        () => true,
        (thrown) => {
          if (runs === maxRuns) throw thrown;
          return false;
        },
      );
  });
  return { ...cost, runs };
}

const day = 86_400_000;

/** One night's backup, with as many runs as it takes. @param {number} nights after today */
async function backUpAt(nights) {
  const { backUp } = await import('../../../src/server/backup/nightly.ts');
  const { readLatest } = await import('../../../src/server/backup/manifests.ts');
  const { isoDay } = await import('../../../src/domain/date.ts');
  const now = new Date(Date.now() + nights * day);
  return untilDone(async () => {
    await backUp(now);
    const latest = await readLatest();
    if (latest?.day !== isoDay(now.toISOString()) || !latest.tidied)
      throw new Error('To be continued.');
  });
}

/**
 * What the scheduler and a save cost in a store of its own: the index of everything built anew, a sweep when nothing
 * has changed, one save, the nightly work of the enquiries, and the backups of two nights with that save between them.
 *
 * @param {string} store its folder
 */
export async function measureScheduled(store) {
  const { close } = await openLocalStore(store);
  const { sweep } = await import('../../../src/server/sweep.ts');
  const { tidyEnquiries } = await import('../../../src/server/enquiries/retention.ts');
  const { properties } = await import('../../../src/server/records/properties.ts');
  try {
    const rebuild = await untilDone(() => sweep());
    const idle = await untilDone(() => sweep());
    const nightly = await untilDone(() => tidyEnquiries(new Date()));
    const { cost: list, result: listed } = await measure(() => properties.list());
    const [one] = listed;
    if (!one) throw new Error('The store has no properties.');
    const firstNight = await backUpAt(0);
    const { cost: save } = await measure(() => properties.update(one._id, { featured: true }));
    const secondNight = await backUpAt(1);
    return {
      'index built anew, 1 sweep': rebuild,
      'sweep, nothing changed': idle,
      'nightly work of the enquiries': nightly,
      'read the list': list,
      'save one property': save,
      'first backup': firstNight,
      'backup of the next night': secondNight,
    };
  } finally {
    await close();
  }
}
