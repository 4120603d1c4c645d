import Listings from '../listings/Listings';
import type { ServedListing } from '../listings/use-listing';
import { PlaceMap } from './PlaceMap';
import { mapViewOf } from './view';

/** The listings with a map in the place of the cards: the same filter, in a file of its own. */
export default function MapListings(served: ServedListing) {
  return <Listings {...served} Results={PlaceMap} viewOf={mapViewOf} />;
}
