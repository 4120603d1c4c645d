/**
 * What pages make of all homes that visitors see. It is the same for every call until one of them changes or a day passes, so
 * it is made once for a list, and what depends on the day once for a day.
 */
import { once } from '../once';
import { newSince } from '../property/availability';
import { type FeaturedProperties, findFeatured } from '../property/featured';
import type { PropertySummary, SearchedProperty } from '../property/schema';
import { sortProperties } from '../property/sort';
import { pickSummary } from '../property-summary';
import { listOpen, type PreparedProperties, prepareProperties } from './filter';

/** Prepares what visitors get of the properties of a list, and what a search reads beside it. */
export const prepareShown = once((listed: readonly SearchedProperty[]): PreparedProperties =>
  prepareProperties(listed.map((one) => ({ ...pickSummary(one), words: one.words ?? '' }))),
);

export interface HomesOfDay {
  /** YYYY-MM-DD. */
  today: string;
  prepared: PreparedProperties;
  /** Those that can be had. */
  open: PreparedProperties;
  /** The same, newest first. */
  newest: readonly PropertySummary[];
  featured: FeaturedProperties<PropertySummary>;
  newSince: string;
}

/** The homes on a day (YYYY-MM-DD). */
export const homesOn = once((prepared: PreparedProperties, today: string): HomesOfDay => {
  const properties = prepared.map(({ property }) => property);
  const open = listOpen(prepared, today);
  return {
    today,
    prepared,
    open,
    newest: sortProperties(
      open.map(({ property }) => property),
      'newest',
      today,
    ),
    featured: findFeatured(properties, today),
    newSince: newSince(properties, today),
  };
});
