import type { Property, PropertySummary } from '../../domain/property/schema';
import { similarProperties } from '../../domain/property/similar';
import { isShown } from './decisions';
import { properties } from './properties';

/** A property and what to go on to; `property` is `null` when there is none. */
interface WithSimilar {
  property: Property | null;
  /** The available ones most like it. */
  others: PropertySummary[];
}

const maxOthers = 3;

/** Reads one property, with similar ones to go on to. Throws `StoreUnavailable`. */
export async function loadProperty(id: string): Promise<WithSimilar> {
  return withSimilar(await properties.all(), id);
}

/** One of the properties that were read, with similar ones. */
export function withSimilar(records: ReadonlyMap<string, Property>, id: string): WithSimilar {
  const known = records.get(id);
  // Visitors do not see a deleted property, but it still tells which ones are similar; a hidden one is as if it were not there.
  const stored = known?.shown ? known : null;
  const available = properties
    .summariesOfShown(records)
    .filter(({ status }) => status === 'Available');
  return {
    property: stored && isShown(stored) ? stored : null,
    others: similarProperties(available, stored, maxOthers),
  };
}
