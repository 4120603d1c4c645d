import type { FieldKind } from './kind';

export interface ChoiceDefinition {
  kind: 'choice';
  options: readonly string[];
  default: string;
}

/** One of its options; a stored one that is no option any more is the default. */
export const choiceKind: FieldKind<ChoiceDefinition, string> = {
  blank: (field) => field.default,
  parse(given, { options }, { fail }) {
    const found = options.find((option) => option === given);
    if (found === undefined) fail({ code: 'choice', options });
    return found ?? '';
  },
  readStored(stored, field) {
    if (typeof stored !== 'string') return null;
    return field.options.find((option) => option === stored) ?? field.default;
  },
};
