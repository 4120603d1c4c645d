import { propertiesByPlace } from '../../domain/map/properties-by-place';
import { type ListingView, viewOf } from '../listings/view';

/** What the map shows: no home in detail, but the places of all. */
export function mapViewOf(...asked: Parameters<typeof viewOf>): ListingView {
  const [prepared, { filter }, today] = asked;
  return {
    ...viewOf(...asked),
    properties: [],
    places: propertiesByPlace(prepared, filter, today),
  };
}
