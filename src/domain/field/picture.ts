import { isPhotoUrl, storedPictureUrl } from '../picture/address';
import type { FieldKind } from './kind';
import { makeTextKind } from './text-kind';

export interface PictureDefinition {
  kind: 'picture';
  max: number;
}

const texts = makeTextKind<PictureDefinition>({
  clean: storedPictureUrl,
  isValid: isPhotoUrl,
  fault: 'picture',
});

/** The address of one picture, or ''; whatever else was stored is none. */
export const pictureKind: FieldKind<PictureDefinition, string> = {
  ...texts,
  readStored: (stored, field) => texts.readStored(stored, field) ?? '',
};
