import { findDrawnPlace } from '../../domain/map/place-picture';
import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';

/** The picture of a home in a list: its first one, else its place on the map; `null` where no map shows that. */
export function findCover(property: Pick<PropertySummary, 'images' | 'name' | 'address'>) {
  const [cover] = property.images;
  const place = cover === undefined ? findDrawnPlace(property) : null;
  return cover ?? (place && paths.placePicture(place));
}
