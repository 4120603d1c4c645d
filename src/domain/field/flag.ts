import { type FieldKind, reject } from './kind';

export interface FlagDefinition {
  kind: 'flag';
  default: boolean;
}

/** Yes or no. */
export const flagKind: FieldKind<FlagDefinition, boolean> = {
  blank: (field) => field.default,
  parse: (given) => (typeof given === 'boolean' ? { value: given } : reject({ code: 'flag' })),
  readStored: (stored) => (typeof stored === 'boolean' ? stored : null),
};
