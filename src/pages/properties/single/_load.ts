import type { Property, PropertySummary } from '../../../domain/property/schema';
import { similarHomes } from '../../../domain/property/similar';
import { cacheTags } from '../../../server/cache';
import { properties } from '../../../server/store/properties';
import { isRecordId } from '../../../server/store/record-id';

/** What the page of one home has to show; `home` is `null` where there is none. */
export interface HomePage {
  home: Property | null;
  others: PropertySummary[];
  tags: string[];
}

/** How many other homes are offered instead of one that cannot be had. */
const othersShown = 3;

async function othersThan(home: Property | null): Promise<PropertySummary[]> {
  const homes = similarHomes(await properties.list(), home, othersShown);
  return homes.filter(({ status }) => status === 'Available');
}

/** Reads one home, and others beside one that is let or in place of one that is gone. Throws `StoreUnavailable`. */
export async function loadHome(id: string): Promise<HomePage> {
  // A malformed id reaches no store; what lies beside it is the same for all of them.
  const stored = isRecordId(id) ? await properties.readAny(id) : null;
  const home = stored?.deletedAt === undefined ? stored : null;
  const tags = isRecordId(id) ? [cacheTags.property(id), cacheTags.everyProperty] : [];
  if (home?.status === 'Available') return { home, others: [], tags };
  // A deleted home is gone for visitors, yet still says which others they may like.
  const others = await othersThan(stored);
  tags.push(cacheTags.properties);
  return { home, others, tags };
}
