import { mapText } from '../../content/properties/map';
import { youtubeId } from '../../domain/links';
import { findDrawnPlace } from '../../domain/map/place-picture';
import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';

/** The pictures of which link previews show the first they can: a home's own, else its place on the map, else none of a home. */
export function previewPictures(home: Pick<PropertySummary, 'images' | 'name' | 'address'>) {
  const place = findDrawnPlace(home);
  const isWithout = home.images.every((image) => youtubeId(image) !== null);
  return {
    images: [...home.images, place ? paths.placePicture(place) : paths.noPicture],
    imageAlt: place && isWithout ? mapText.on(place.name, place.city) : home.name,
  };
}
