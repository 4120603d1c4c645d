import { similarProperties } from '../../domain/property/similar';
import { maxCompared } from '../../domain/shortlist';
import { homesOf } from '../records/homes';
import { properties } from '../records/properties';

const moreShown = 3;

/** Reads the homes of a list of ids, the first ones whole, to compare; `gone` are listed no more. Throws `StoreUnavailable`. */
export async function loadShortlist(ids: readonly string[], today: string) {
  const records = await properties.all();
  const { prepared, open } = homesOf(records, today);
  const byId = new Map(prepared.map(({ property }) => [property._id, property]));
  const kept = ids.flatMap((id) => byId.get(id) ?? []);
  const compared = kept.slice(0, maxCompared).flatMap(({ _id }) => records.get(_id) ?? []);
  const others = kept.slice(maxCompared);
  const addable = open.filter(({ property }) => !ids.includes(property._id));
  return {
    compared,
    others,
    gone: ids.length - compared.length - others.length,
    more: similarProperties(addable, kept[0] ?? null, moreShown),
  };
}
