import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';

/** The picture of a home in a list: its first one, else its place on the map; `null` where no map shows that. */
export function findCover({ images, place }: Pick<PropertySummary, 'images' | 'place'>) {
  const [cover] = images;
  return cover ?? (place?.isDrawn ? paths.placePicture(place) : null);
}
