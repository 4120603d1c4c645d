/** What the list says of a search: what was left out of it, and what the homes are that have not all of it. Loads with the search. */
import { isFilter, type ListWords } from '../../domain/search/filter';
import type { NotOffered, Wish } from '../../domain/search/read';
import { isLandmark, landmarkText, quoted, wishLabel } from './listings';

const notOffered: Record<NotOffered, string> = {
  shop: 'shops or godowns',
  office: 'offices',
  commercial: 'commercial spaces',
  pg: 'PG rooms',
  hostel: 'hostels',
  lease: 'homes on lease',
  plot: 'plots',
  sale: 'homes for sale',
};

/** Whether somebody buys or sells: there is a service for them. */
const isOfSale = (wish: Wish) =>
  wish.kind === 'notOffered' && (wish.what === 'sale' || wish.what === 'plot');

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

const isPlace = ({ kind }: Wish) => kind === 'place';

/** The heading of the homes that have not all that a search asks for. */
export function othersTitle(wishes: readonly Wish[], found: number): string {
  const asked = wishes.filter(isFilter);
  const places = asked.filter((wish) => isPlace(wish) && wish.isNot !== true).map(wishLabel);
  const where = places.join(' and ');
  if (found === 0 && asked.every(isPlace)) return `None in ${where} itself. Near it:`;
  if (found === 0)
    return `No home has all of it. These have most${where && ` in or near ${where}`}:`;
  return where === '' ? 'Also listed' : `Also in or near ${where}`;
}

/** What a home lacks: "Near Velachery · Not near IIT Madras · Without: Lift; Pets allowed". */
function lackingText(wishes: readonly Wish[]): string {
  const places = wishes.filter(isPlace).map(wishLabel);
  const landmarks = wishes.filter(isLandmark).map(({ name }) => name);
  const others = wishes.filter((wish) => !isPlace(wish) && !isLandmark(wish)).map(wishLabel);
  return [
    ...(places.length === 0 ? [] : [`Near ${places.join(' or ')}`]),
    ...(landmarks.length === 0 ? [] : [`Not near ${landmarks.join(' or ')}`]),
    ...(others.length === 0 ? [] : [`Without: ${others.join('; ')}`]),
  ].join(' · ');
}

export const listWords: ListWords = {
  notes: (wishes, found) => ({
    leftOut: leftOutText(wishes, found),
    buying: wishes.some(isOfSale) ? [' Buying or selling? See ', '.'] : null,
    others: othersTitle(wishes, found),
  }),
  lacking: lackingText,
};
