import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';

/** The picture of a home in a list: its first one, else its place on the map; `null` where no map shows that. */
export function findCover({
  images,
  isDrawn,
  place,
}: Pick<PropertySummary, 'images' | 'isDrawn' | 'place'>) {
  const [cover] = images;
  return cover ?? (isDrawn && place ? paths.placePicture(place) : null);
}
