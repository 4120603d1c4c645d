import { isoDay } from '../../domain/date';
import type { Property, PropertySummary } from '../../domain/property/schema';
import { similarProperties } from '../../domain/property/similar';
import { properties } from '../records/properties';

/** The data of a property's page; `property` is `null` when there is none. */
interface PropertyPage {
  property: Property | null;
  /** The available ones most like it. */
  others: PropertySummary[];
}

const othersShown = 3;

/** Reads one property, with similar ones to go on to. Throws `StoreUnavailable`. */
export async function loadProperty(id: string): Promise<PropertyPage> {
  const records = await properties.all();
  const stored = records.get(id) ?? null;
  const available = properties.summaries(records).filter(({ status }) => status === 'Available');
  return {
    property: stored?.deletedAt === undefined ? stored : null,
    // Visitors do not see a deleted property, but it still tells which ones are similar.
    others: similarProperties(available, stored, othersShown, isoDay(new Date().toISOString())),
  };
}
