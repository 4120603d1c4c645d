import { cacheTags, purge } from '../cdn';

/** Besides the result of a step: visitors may see the old pages until the next sweep. */
export interface OldPages {
  hasOldPages?: true;
}

/** Purges the lists and the pages of all properties; `false` where the sweep has to do it. Never throws. */
export function purgeProperties(): Promise<boolean> {
  return purge([cacheTags.properties, cacheTags.everyProperty]);
}
