import { type FieldKind, type Parsed, reject } from './kind';
import { parseListValue } from './list-value';

export interface SeveralDefinition {
  kind: 'several';
  options: readonly string[];
}

/** Any of its options, each once and in their order, so that the same answer is always the same list. */
export const severalKind: FieldKind<SeveralDefinition, string[]> = {
  blank: () => [],
  parse(given, { options }) {
    const parseItem = (item: unknown): Parsed<string> => {
      const value = options.find((option) => option === item);
      return value === undefined ? reject({ code: 'choice', options }) : { value };
    };
    const parsed = parseListValue(given, { type: { code: 'choices' }, parseItem });
    if ('faults' in parsed) return parsed;
    return { value: options.filter((option) => parsed.value.includes(option)) };
  },
  readStored: (stored, { options }) =>
    Array.isArray(stored) ? options.filter((option) => stored.includes(option)) : null,
};
