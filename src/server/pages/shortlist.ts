import { isoDay } from '../../domain/date';
import type { Property, PropertySummary } from '../../domain/property/schema';
import { similarProperties } from '../../domain/property/similar';
import { maxCompared, type Shortlist } from '../../domain/shortlist';
import { properties } from '../records/properties';

/** The homes of a list, in its order. */
export interface ShortlistPage {
  /** The first ones, with all that a comparison tells. */
  compared: Property[];
  others: PropertySummary[];
  /** Those for which the list has no room. */
  overflow: PropertySummary[];
  /** The ids of homes that are no longer listed, or never were. */
  gone: string[];
  /** Available homes like the first one, to go on to. */
  more: PropertySummary[];
}

const moreShown = 3;

/** Reads the homes of a list. Throws `StoreUnavailable`. */
export async function loadShortlist({
  ids,
  overflow,
}: Pick<Shortlist, 'ids' | 'overflow'>): Promise<ShortlistPage> {
  const listed = await properties.list();
  const byId = new Map(listed.map((property) => [property._id, property]));
  const summaries = (some: readonly string[]) => some.flatMap((id) => byId.get(id) ?? []);
  const kept = summaries(ids);
  const first = kept.slice(0, maxCompared).map(({ _id }) => _id);
  const records = await properties.all();
  const compared = first
    .flatMap((id) => records.get(id) ?? [])
    .filter(({ deletedAt }) => deletedAt === undefined);
  const others = kept.slice(maxCompared);
  const shown = new Set([...compared, ...others].map(({ _id }) => _id));
  const addable = listed.filter(({ _id, status }) => status === 'Available' && !ids.includes(_id));
  return {
    compared,
    others,
    overflow: summaries(overflow),
    gone: ids.filter((id) => !shown.has(id)),
    more: similarProperties(addable, kept[0] ?? null, moreShown, isoDay(new Date().toISOString())),
  };
}
