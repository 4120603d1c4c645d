import type { Property, PropertySummary } from '../../domain/property/schema';
import { similarProperties } from '../../domain/property/similar';
import { maxCompared } from '../../domain/shortlist';
import { properties } from '../records/properties';

interface ShortlistPage {
  /** The first ones, with all that a comparison tells. */
  compared: Property[];
  others: PropertySummary[];
  /** How many are no longer listed, or never were. */
  gone: number;
  more: PropertySummary[];
}

const moreShown = 3;

/** Reads the homes of a list of ids. Throws `StoreUnavailable`. */
export async function loadShortlist(ids: readonly string[]): Promise<ShortlistPage> {
  const records = await properties.all();
  const listed = properties.summariesOfShown(records);
  const byId = new Map(listed.map((property) => [property._id, property]));
  const kept = ids.flatMap((id) => byId.get(id) ?? []);
  const compared = kept.slice(0, maxCompared).flatMap(({ _id }) => records.get(_id) ?? []);
  const others = kept.slice(maxCompared);
  const addable = listed.filter(({ _id, status }) => status === 'Available' && !ids.includes(_id));
  return {
    compared,
    others,
    gone: ids.length - compared.length - others.length,
    more: similarProperties(addable, kept[0] ?? null, moreShown),
  };
}
