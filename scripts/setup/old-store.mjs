import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** A store of earlier versions, in which each property was a value of its own. */
const oldStore = 'site:properties';

/**
 * Renames a local store that an earlier version of the site has left, and with it the note of what sample data is in it.
 * Returns its new folder; `null` where there is none.
 *
 * @param {string} work the folder of local data
 * @param {Date} [now]
 */
export function setAsideOldStore(work, now = new Date()) {
  const store = path.join(work, 'blobs-serve');
  const entries = path.join(store, 'entries');
  const isOld =
    existsSync(entries) &&
    readdirSync(entries).some((site) => existsSync(path.join(entries, site, oldStore)));
  if (!isOld) return null;
  const aside = `${store}-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`;
  renameSync(store, aside);
  const marker = path.join(work, 'demo-loaded.json');
  if (existsSync(marker)) renameSync(marker, path.join(aside, 'demo-loaded.json'));
  return aside;
}
