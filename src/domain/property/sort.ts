import { dayMilliseconds, offsetMilliseconds, readInstant } from '../date';
import { canBeHad, readAvailableFrom } from './availability';
import { knownMonthly } from './charge';
import { readArea, readPrice } from './measure';
import type { PropertySummary } from './schema';
import type { Sort } from './options';

const negative = (value: number | null) => (value === null ? null : -value);

/** By what is known, so that a missing maintenance moves a property little; of equal sums the complete one is first. */
function monthlyKey(property: PropertySummary): number | null {
  const { rupees, isComplete } = knownMonthly(property);
  return rupees === null || isComplete ? rupees : rupees + 0.5;
}

/** "Now" comes before any day. */
function availableKey({ availableFrom }: PropertySummary, today: string): number | null {
  const from = readAvailableFrom(availableFrom, today);
  return from === 'now' ? 0 : readInstant(from ?? '');
}

/** When a property was listed, for an order by newest: of the homes of one day, those with pictures are in its later half. `null` without a day. */
export function readListed({ date, images }: PropertySummary): number | null {
  const instant = readInstant(date);
  if (instant === null) return null;
  const shifted = instant + offsetMilliseconds;
  const since = shifted % dayMilliseconds;
  return shifted - since / 2 + (images.length > 0 ? dayMilliseconds / 2 : 0);
}

/** The number that a property is sorted by, smallest first; `null` sorts last. */
const keys: Record<Sort, (property: PropertySummary, today: string) => number | null> = {
  newest: (property) => negative(readListed(property)),
  'rent-up': (property) => readPrice(property.price),
  'rent-down': (property) => negative(readPrice(property.price)),
  size: (property) => negative(readArea(property.propertySize)),
  monthly: monthlyKey,
  available: availableKey,
};

/** The properties in the given order; those that cannot be had, then those without a readable number, come last. */
export function sortProperties<One extends PropertySummary>(
  properties: readonly One[],
  sort: Sort,
  today: string,
): One[] {
  const makeKey = keys[sort];
  return properties
    .map((property) => ({
      property,
      group: Number(!canBeHad(property, today)),
      key: makeKey(property, today) ?? Infinity,
    }))
    .sort((a, b) => a.group - b.group || (a.key === b.key ? 0 : a.key - b.key))
    .map(({ property }) => property);
}
