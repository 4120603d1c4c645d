import type { FieldKind } from './kind';

export interface ChoiceDefinition {
  kind: 'choice';
  options: readonly string[];
  default: string;
  /** Where something is erased by it: a stored value that is no option is not read as the default, and the record not at all. */
  onlyOptions?: true;
}

/** One of its options; a stored one that is no option any more is the default, unless `onlyOptions`. */
export const choiceKind: FieldKind<ChoiceDefinition, string> = {
  blank: (field) => field.default,
  parse(given, { options }, { fail }) {
    const found = options.find((option) => option === given);
    if (found === undefined) fail({ code: 'choice', options });
    return found ?? '';
  },
  readStored(stored, field) {
    if (typeof stored !== 'string') return null;
    const found = field.options.find((option) => option === stored);
    return found ?? (field.onlyOptions ? null : field.default);
  },
};
