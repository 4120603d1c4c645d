import { isPhotoUrl, isPictureUrl, storedPictureUrl } from '../picture/address';
import { type FieldKind, parseItems } from './kind';
import { makeTextKind } from './text-kind';

/** `max` is the number of pictures. */
export interface PicturesDefinition {
  kind: 'pictures';
  max: number;
  /** Where a video cannot stand. */
  onlyPhotos?: true;
}

const addresses = makeTextKind({
  clean: storedPictureUrl,
  isValid: isPictureUrl,
  fault: 'picture',
});
const address = { max: 2_000 };

/** The addresses of pictures and videos, in their order; what cannot be shown any more is not read. */
export const picturesKind: FieldKind<PicturesDefinition, string[]> = {
  blank: () => [],
  parse: (given, { max, onlyPhotos }, parsing) =>
    parseItems(given, parsing, {
      max,
      type: 'pictures',
      parseItem(item, place) {
        const url = addresses.parse(item, address, place);
        // In a list, no address is no picture.
        const isMissing = typeof item === 'string' && url === '';
        const isVideo = onlyPhotos && isPictureUrl(url) && !isPhotoUrl(url);
        if (isMissing || isVideo) place.fail({ code: 'picture' });
        return url;
      },
    }),
  readStored(stored, { onlyPhotos }) {
    if (!Array.isArray(stored)) return null;
    const items: unknown[] = stored;
    return items
      .filter((item) => typeof item === 'string')
      .filter(onlyPhotos ? isPhotoUrl : isPictureUrl);
  },
};
