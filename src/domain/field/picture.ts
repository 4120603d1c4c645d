import type { Fault } from '../fault';
import { isPhotoUrl } from '../links';
import { storedLine } from '../typed-line';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

export interface PictureDefinition {
  kind: 'picture';
  max: number;
}

const rules = {
  clean: storedLine,
  format: {
    fault: (address: string): Fault | null => (isPhotoUrl(address) ? null : { code: 'picture' }),
  },
};

/** The address of one picture, or ''. */
export const pictureKind: FieldKind<PictureDefinition, string> = {
  blank: () => '',
  parse: (given, field) => parseTextValue(given, field, rules),
  readStored(stored) {
    const address = readStoredText(stored) ?? '';
    return isPhotoUrl(address) ? address : '';
  },
};
