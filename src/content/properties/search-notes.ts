/** What the list says of a search: what was left out of it, and what the homes are that have not all of it. Loads with the search. */
import type { ListWords } from '../../domain/search/filter';
import type { NotOffered, Wish } from '../../domain/search/read';
import { isLandmark, landmarkText, quoted, wishLabel } from './listings';

const notOffered: Record<NotOffered, string> = {
  shop: 'shops',
  office: 'offices',
  commercial: 'commercial spaces',
  pg: 'PG rooms',
  hostel: 'hostels',
  lease: 'homes on lease',
  plot: 'plots',
  sale: 'homes for sale',
};

const list = new Intl.ListFormat('en-GB');

/** Says what of a search was left out: what the list does not have, and the words that it does not know; '' for nothing. */
export function leftOutText(wishes: readonly Wish[], found: number): string {
  const unknown = wishes.filter(({ kind }) => kind === 'unknown').map(quoted);
  const not = wishes.flatMap((wish) => (wish.kind === 'notOffered' ? [notOffered[wish.what]] : []));
  if (unknown.length + not.length === 0) return '';
  return [
    ...(not.length > 0 ? [`No ${not.join(' or ')} are listed here.`] : []),
    ...(unknown.length > 0
      ? [`${list.format(unknown)} ${unknown.length > 1 ? 'are' : 'is'} not in our listings.`]
      : []),
    ...(found > 0 ? [foundText(wishes)] : []),
  ].join(' ');
}

/** "Showing all homes near IIT Madras (Adyar, Taramani, Velachery) for: 2 bedrooms, Lift." */
function foundText(wishes: readonly Wish[]): string {
  const near = wishes.filter(isLandmark).map(landmarkText).join(' or ');
  const others = wishes
    .filter(({ kind }) => !['landmark', 'unknown', 'notOffered', 'first'].includes(kind))
    .map(wishLabel)
    .join(', ');
  return `Showing all homes${near && ` near ${near}`}${others && ` for: ${others}`}.`;
}

/** The heading of the homes that have not all that a search asks for. */
export function othersTitle(wishes: readonly Wish[], found: number): string {
  const places = wishes.flatMap((wish) => (wish.kind === 'place' ? [wish.place] : []));
  const where = places.length === 0 ? '' : ` in ${places.join(' and ')}`;
  return found === 0
    ? `No home has all of it. These have most${where}:`
    : `Also${where || ' listed'}`;
}

export const listWords: ListWords = {
  notes: (wishes, found) => ({
    leftOut: leftOutText(wishes, found),
    others: othersTitle(wishes, found),
  }),
  lacking: (wishes) => {
    const isPlace = ({ kind }: Wish) => kind === 'place';
    const others = wishes.filter((wish) => !isPlace(wish)).map(wishLabel);
    const places = wishes.filter(isPlace).map(wishLabel);
    return [
      ...(places.length === 0 ? [] : [`Near ${places.join(' or ')}`]),
      ...(others.length === 0 ? [] : [`Without: ${others.join('; ')}`]),
    ].join(' · ');
  },
};
