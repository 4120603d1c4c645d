import { type FieldKind, parseItems } from './kind';

export interface SeveralDefinition {
  kind: 'several';
  options: readonly string[];
}

/** Any of its options, each once and in their order, so that the same answer is always the same list. */
export const severalKind: FieldKind<SeveralDefinition, string[]> = {
  blank: () => [],
  parse(given, { options }, parsing) {
    const items = parseItems(given, parsing, {
      type: 'choices',
      parseItem(item, { fail }) {
        if (!options.some((option) => option === item)) fail({ code: 'choice', options });
        return item;
      },
    });
    return options.filter((option) => items.includes(option));
  },
  readStored: (stored, { options }) =>
    Array.isArray(stored) ? options.filter((option) => stored.includes(option)) : null,
};
