import { isId } from '../../domain/record';
import type { Property, PropertySummary } from '../../domain/property/schema';
import { similarProperties } from '../../domain/property/similar';
import { cacheTags } from '../cdn';
import { properties } from '../records/properties';

/** What the page of one property shows; `property` is `null` when there is none. */
interface PropertyPage {
  property: Property | null;
  others: PropertySummary[];
  tags: string[];
}

/** The number of other properties offered in place of one that is gone. */
const othersShown = 3;

async function othersThan(property: Property | null): Promise<PropertySummary[]> {
  const similar = similarProperties(await properties.list(), property, othersShown);
  return similar.filter(({ status }) => status === 'Available');
}

/** Reads one property, and others beside one that is let or in place of one that is gone. Throws `StoreUnavailable`. */
export async function loadProperty(id: string): Promise<PropertyPage> {
  // A malformed id never reaches the store.
  const stored = isId(id) ? await properties.readAny(id) : null;
  const property = stored?.deletedAt === undefined ? stored : null;
  const tags = isId(id) ? [cacheTags.property(id), cacheTags.everyProperty] : [];
  if (property?.status === 'Available') return { property, others: [], tags };
  // A deleted property is gone for visitors, but similar ones can still be offered.
  const others = await othersThan(stored);
  tags.push(cacheTags.properties);
  return { property, others, tags };
}
