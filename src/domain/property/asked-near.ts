import { findHomePlace } from '../place/home';
import { findNearHomes } from '../place/near';
import { choiceAnswer } from './facts';
import type { RangeName } from './options';
import type { PropertySummary } from './schema';
import { type PreparedProperty, prepareProperties } from './search/filter-values';
import { readLimits } from './search/range';
import type { Wish } from './search/wish';
import { type FindNear, suggestedCount } from './suggested-properties';

/** Whether a home says no to who would move in, which does not change with the place; one that does not say may say yes. */
function refuses(home: PreparedProperty, wish: Wish): boolean {
  if (wish.kind === 'flag' && (wish.flag === 'pets' || wish.flag === 'veg'))
    return home.property[wish.flag] === !wish.isWanted;
  return (
    wish.kind === 'options' &&
    wish.name === 'letTo' &&
    choiceAnswer('letTo', wish.options)(home) === false
  );
}

/** The place that a search names, or that a landmark of it is at; the last of several, `null` for none. */
function findAskedPlace(wishes: readonly Wish[]) {
  const named = wishes.flatMap((wish) => {
    if (wish.kind === 'place') return [wish.place];
    return wish.kind === 'landmark' ? [`${wish.places[0] ?? ''}, ${wish.city}`] : [];
  });
  return findHomePlace({ name: '', address: named.join(', ') });
}

/** Finds the homes near the place that a search asks for, else the newest: in any case those that do not refuse its household. */
export function makeFindNear(wishes: readonly Wish[]): FindNear {
  const place = findAskedPlace(wishes);
  const take = (homes: readonly PreparedProperty[]): readonly PropertySummary[] =>
    homes.slice(0, suggestedCount).map(({ property }) => property);
  return (newest, panel) => {
    const homes = prepareProperties(newest).filter(
      (home) => !wishes.some((wish) => refuses(home, wish)),
    );
    const listLimits = (kind: 'bed' | 'rent', name: RangeName) => {
      const typed = wishes.flatMap((wish) => (wish.kind === kind ? [wish] : []));
      return typed.length > 0 ? typed : [readLimits(panel, name) ?? []].flat();
    };
    const near = place
      ? findNearHomes(homes, {
          place,
          beds: listLimits('bed', 'bed'),
          rents: listLimits('rent', 'price'),
        })
      : [];
    return place && near.length > 0
      ? { near: place.name, properties: take(near) }
      : { properties: take(homes) };
  };
}
