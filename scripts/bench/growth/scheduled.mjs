import { backUpAt, untilDone } from './runs.mjs';
import { measure, openLocalStore } from './open-store.mjs';

/**
 * What the scheduler and a save cost in a store of its own: the pages of everything purged, and when nothing has changed,
 * one save, the nightly work of the enquiries, and the backups of two nights with that save between them.
 *
 * @param {string} store its folder
 */
export async function measureScheduled(store) {
  const { close } = await openLocalStore(store);
  const { purgeChangedPages } = await import('../../../src/server/sweep.ts');
  const { eraseOldEnquiries } = await import('../../../src/server/enquiries/retention.ts');
  const { properties } = await import('../../../src/server/records/properties.ts');
  try {
    const first = await untilDone(() => purgeChangedPages());
    const idle = await untilDone(() => purgeChangedPages());
    const nightly = await untilDone(() => eraseOldEnquiries(new Date()));
    const { cost: list, result: listed } = await measure(() => properties.list());
    const [one] = listed;
    if (!one) throw new Error('The store has no properties.');
    const firstNight = await backUpAt(0);
    const { cost: save } = await measure(() =>
      properties.update([{ id: one._id, patch: { featured: true } }]),
    );
    const secondNight = await backUpAt(1);
    return {
      'first sweep': first,
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
