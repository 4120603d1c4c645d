import { storedForm } from '../typed-text';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

export interface MultilineDefinition {
  kind: 'multiline';
  max: number;
  isRequired?: true;
}

/** A text that may have line breaks. */
export const multilineKind: FieldKind<MultilineDefinition, string> = {
  blank: () => '',
  parse: (given, field) => parseTextValue(given, field, { clean: storedForm }),
  readStored: readStoredText,
};
