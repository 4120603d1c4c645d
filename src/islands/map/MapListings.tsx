import { groupByPlace } from '../../domain/map/found-places';
import Listings from '../listings/Listings';
import type { ServedListing } from '../listings/served';
import { type ListingResult, makeListingResult } from '../listings/result';
import { PlaceMap } from './PlaceMap';

/** The map in place of the grid: the homes that have all that was asked for, else those that have most of it. */
export function makeMapResult(...asked: Parameters<typeof makeListingResult>): ListingResult {
  const [prepared, query, ...rest] = asked;
  const all = makeListingResult(prepared, { ...query, page: Infinity }, ...rest);
  const shown = all.properties.slice(0, all.found || all.others);
  return { ...all, properties: [], lacking: [], places: groupByPlace(shown) };
}

/** The listings with a map in the place of the cards: the same filter, in a file of its own. */
export default function MapListings(served: ServedListing) {
  return <Listings {...served} Results={PlaceMap} makeResult={makeMapResult} />;
}
