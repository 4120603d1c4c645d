import type { Owner } from '../../domain/enquiry/schema';
import { findHomePlace } from '../../domain/place/home';
import { summarize } from '../../domain/property-summary';
import type { Property, PropertySummary } from '../../domain/property/schema';
import { similarProperties } from '../../domain/property/similar';
import { homesOf } from './homes';
import { properties } from './properties';

const maxOthers = 3;

/** Reads one property, with similar ones to go on to on a day (YYYY-MM-DD). Throws `StoreUnavailable`. */
export async function loadProperty(id: string, today: string) {
  return withSimilar(await properties.all(), id, today);
}

/** The properties that can be had and are most like what an owner has said of one; none like a plot. */
export function similarToOwned(
  { home, place, bedrooms }: Owner,
  records: ReadonlyMap<string, Property>,
  today: string,
): PropertySummary[] {
  if (home === 'plot') return [];
  const category = home === 'flat' ? 'Apartment' : 'Independent House/Villa';
  const where = findHomePlace({ name: '', address: place });
  const owned = { place: where, price: '', category, bedrooms } as const;
  return similarProperties(homesOf(records, today).open, owned, maxOthers);
}

/** One of the properties that were read, with similar ones. */
export function withSimilar(records: ReadonlyMap<string, Property>, id: string, today: string) {
  const known = records.get(id);
  // Visitors do not see a deleted property, but it still tells which ones are similar; a hidden one is as if it were not there.
  const stored = known && properties.canBeShown(known) ? known : null;
  return {
    property: stored && properties.isShown(stored) ? stored : null,
    others: similarProperties(homesOf(records, today).open, stored && summarize(stored), maxOthers),
  };
}
