import { decodeEntities } from '../html-text';
import { storedLine } from '../typed-line';
import { requireFormat, type TextFormat } from './format';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

export interface TextDefinition {
  kind: 'text';
  max: number;
  isRequired?: true;
  format?: TextFormat;
  /** Entities in a pasted text are decoded, as Markdown decodes those of an article. */
  decodesEntities?: true;
}

/** A text of one line. */
export const textKind: FieldKind<TextDefinition, string> = {
  blank: () => '',
  parse: (given, field, formats) =>
    parseTextValue(given, field, {
      clean: field.decodesEntities ? (typed) => storedLine(decodeEntities(typed)) : storedLine,
      ...(field.format && { format: requireFormat(formats, field.format) }),
    }),
  readStored: readStoredText,
};
