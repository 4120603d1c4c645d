import { isId } from '../../domain/record';
import type { Property, PropertySummary } from '../../domain/property/schema';
import { similarProperties } from '../../domain/property/similar';
import { cacheTags } from '../cdn';
import { properties } from '../records/properties';

/** The data of a property's page; `property` is `null` when there is none. */
interface PropertyPage {
  property: Property | null;
  others: PropertySummary[];
  tags: string[];
}

/** The number of other properties offered instead of a deleted or unknown one. */
const othersShown = 3;

async function othersThan(property: Property | null): Promise<PropertySummary[]> {
  const similar = similarProperties(await properties.list(), property, othersShown);
  return similar.filter(({ status }) => status === 'Available');
}

/** Reads one property, with similar ones if it is let, deleted or unknown. Throws `StoreUnavailable`. */
export async function loadProperty(id: string): Promise<PropertyPage> {
  // A malformed id never reaches the store.
  const stored = isId(id) ? await properties.readAny(id) : null;
  const property = stored?.deletedAt === undefined ? stored : null;
  const tags = isId(id) ? [cacheTags.property(id), cacheTags.everyProperty] : [];
  if (property?.status === 'Available') return { property, others: [], tags };
  // Visitors do not see a deleted property, but it still tells which ones are similar.
  const others = await othersThan(stored);
  tags.push(cacheTags.properties);
  return { property, others, tags };
}
