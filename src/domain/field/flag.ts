import type { FieldKind } from './kind';

/** With the default '' nobody has stated it yet. */
export type FlagDefinition =
  { kind: 'flag'; default: boolean } | { kind: 'flag'; default: ''; mayBeUnstated: true };

/** Yes or no. */
export const flagKind: FieldKind<FlagDefinition, boolean | ''> = {
  blank: (field) => field.default,
  parse(given, _field, { fail }) {
    if (typeof given !== 'boolean') fail({ code: 'flag' });
    return given === true;
  },
  readStored: (stored) => (typeof stored === 'boolean' ? stored : null),
};
