import { storedLine } from '../typed-line';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

export interface RemarkDefinition {
  kind: 'remark';
  max: number;
}

const wordFor = (given: unknown) => (typeof given === 'boolean' ? (given ? 'Yes' : 'No') : given);

/** Yes or no in words, perhaps with more of them; older clients send true or false. */
export const remarkKind: FieldKind<RemarkDefinition, string> = {
  blank: () => '',
  parse: (given, field) =>
    parseTextValue(wordFor(given), field, { clean: storedLine, type: 'text-or-flag' }),
  readStored: (stored) => readStoredText(wordFor(stored)),
};
