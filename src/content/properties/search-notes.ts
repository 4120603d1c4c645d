/** What the list says of a search: what was left out of it, and what the homes are that have not all of it. Loads with the search. */
import type { NotOffered, ListWords, Wish } from '../../domain/property/search/wish';
import { isLandmark, landmarkText, quoted, wishLabel } from './listings';

const notOffered: Record<NotOffered, string> = {
  shop: 'shops',
  office: 'offices',
  commercial: 'commercial space',
  pg: 'PG rooms',
  hostel: 'hostels',
  lease: 'homes on lease',
  plot: 'plots',
  sale: 'homes for sale',
};

/** Says what of a search was left out: what nobody knows, and what the company does not offer; '' for nothing. */
export function leftOutText(wishes: readonly Wish[], found: number): string {
  const unknown = wishes.filter(({ kind }) => kind === 'unknown').map(quoted);
  const not = wishes.flatMap((wish) => (wish.kind === 'notOffered' ? [notOffered[wish.what]] : []));
  if (unknown.length + not.length === 0) return '';
  return [
    ...(not.length > 0 ? [`We do not offer ${not.join(' or ')}.`] : []),
    ...(unknown.length > 0 ? [`Sorry, we could not find ${unknown.join(' or ')}.`] : []),
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
  lacking: (wishes) => (wishes.length === 0 ? '' : `Without: ${wishes.map(wishLabel).join('; ')}`),
};
