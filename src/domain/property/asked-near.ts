import { findHomePlace } from '../place/home';
import { findNearHomes } from '../place/near';
import type { RangeName } from './options';
import { readLimits } from './search/range';
import type { Wish } from './search/wish';
import type { FindNear } from './suggested-properties';

/** Finds the homes near the place that a search names, or that a landmark of it is at: the last of several. */
export function makeFindNear(wishes: readonly Wish[]): FindNear {
  const named = wishes.flatMap((wish) => {
    if (wish.kind === 'place') return [wish.place];
    return wish.kind === 'landmark' ? [`${wish.places[0] ?? ''}, ${wish.city}`] : [];
  });
  const place = findHomePlace({ name: '', address: named.join(', ') });
  return (homes, panel) => {
    if (!place) return null;
    const listLimits = (kind: 'bed' | 'rent', name: RangeName) => {
      const typed = wishes.flatMap((wish) => (wish.kind === kind ? [wish] : []));
      return typed.length > 0 ? typed : [readLimits(panel, name) ?? []].flat();
    };
    const near = findNearHomes(homes, {
      place,
      beds: listLimits('bed', 'bed'),
      rents: listLimits('rent', 'price'),
    });
    if (near.length === 0) return null;
    return { near: place.name, properties: near.map(({ property }) => property) };
  };
}
