import { homesByPlace } from '../../domain/map/homes-by-place';
import { type ListingView, viewOf } from '../listings/view';

/** What the map shows: no home in detail, but the places of all. */
export function mapViewOf(...asked: Parameters<typeof viewOf>): ListingView {
  const [prepared, { filter }, today] = asked;
  return { ...viewOf(...asked), properties: [], places: homesByPlace(prepared, filter, today) };
}
