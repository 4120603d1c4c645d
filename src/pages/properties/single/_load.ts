import type { Property, PropertySummary } from '../../../domain/property/schema';
import { similarHomes } from '../../../domain/property/summary';
import { cacheTags } from '../../../server/cache';
import { StoreUnavailable } from '../../../server/store/key-value-store';
import { properties } from '../../../server/store/properties';
import { isRecordId } from '../../../server/store/record-id';

/** What the page of one home has to show; without cache tags it is not kept. */
export type HomePage = { others: PropertySummary[]; tags: string[] } & (
  { kind: 'home'; home: Property } | { kind: 'missing' } | { kind: 'failed' }
);

/** How many other homes are offered instead of one that cannot be had. */
const othersShown = 3;

async function readPage(id: string): Promise<HomePage> {
  const home = await properties.read(id);
  const own = cacheTags.property(id);
  if (home?.status === 'Available') return { kind: 'home', home, others: [], tags: [own] };
  const homes = await properties.list();
  const others = similarHomes(homes, home, othersShown).filter(
    ({ status }) => status === 'Available',
  );
  const tags = [own, cacheTags.properties];
  return home ? { kind: 'home', home, others, tags } : { kind: 'missing', others, tags };
}

/** Reads one home, and others in place of one that is let or gone; a malformed id reaches no store. */
export async function loadHome(id: string): Promise<HomePage> {
  if (!isRecordId(id)) return { kind: 'missing', others: [], tags: [] };
  try {
    return await readPage(id);
  } catch (thrown) {
    if (thrown instanceof StoreUnavailable) return { kind: 'failed', others: [], tags: [] };
    throw thrown;
  }
}
