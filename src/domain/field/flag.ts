import type { FieldKind } from './kind';

export interface FlagDefinition {
  kind: 'flag';
  default: boolean;
}

/** Yes or no. */
export const flagKind: FieldKind<FlagDefinition, boolean> = {
  blank: (field) => field.default,
  parse(given, _field, { fail }) {
    if (typeof given !== 'boolean') fail({ code: 'flag' });
    return given === true;
  },
  readStored: (stored) => (typeof stored === 'boolean' ? stored : null),
};
