import { homesOn, type HomesOfDay, prepareShown } from '../../domain/filter/homes-of-day';
import { makeEntry } from '../../domain/property-summary';
import type { Property } from '../../domain/property/schema';
import { properties } from './properties';

/** The homes of properties that were read, as visitors see them on a day (YYYY-MM-DD). */
export function homesOf(records: ReadonlyMap<string, Property>, today: string): HomesOfDay {
  return homesOn(prepareShown(properties.summariesOfShown(records, makeEntry)), today);
}
