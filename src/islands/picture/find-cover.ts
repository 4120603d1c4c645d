import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';

/** The picture of a home in a list: its first one, else its place on the map; `null` where no map shows that. */
export function findCover({ images, drawnPlace }: Pick<PropertySummary, 'images' | 'drawnPlace'>) {
  const [cover] = images;
  return cover ?? (drawnPlace ? paths.placePicture(drawnPlace) : null);
}
