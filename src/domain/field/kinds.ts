import { columnKinds } from './column-kinds';
import { flagKind } from './flag';
import type { Formats } from './format';
import type { FieldKind, FieldValue, Parsed } from './kind';
import { listKind } from './list';
import { picturesKind } from './pictures';
import { severalKind } from './several';
import { type FieldDefinition, type Fields, mapFields, type ValuesOf } from './table';

type Kinds = {
  [Kind in FieldDefinition['kind']]: FieldKind<Extract<FieldDefinition, { kind: Kind }>>;
};

const kinds: Kinds = {
  ...columnKinds,
  flag: flagKind,
  list: listKind,
  pictures: picturesKind,
  several: severalKind,
};

function pickKind(field: FieldDefinition): FieldKind<FieldDefinition> {
  return kinds[field.kind];
}

/** The value of a field that nobody has filled in. */
export function blankValue(field: FieldDefinition): FieldValue {
  return pickKind(field).blank(field);
}

export function blankValues<Table extends Fields>(fields: Table): ValuesOf<Table> {
  // `mapFields` cannot tell which name has which type of value.
  return mapFields(fields, blankValue) as ValuesOf<Table>;
}

/** What is stored of a value that a form, a call or a cell gives, or its faults. */
export function parseValue(
  field: FieldDefinition,
  given: unknown,
  formats: Formats,
): Parsed<FieldValue> {
  if (field.mayBeUnstated && given === '') return { value: '' };
  return pickKind(field).parse(given, field, formats);
}

/** Reads a stored value, also of an older version of the site; `null` where it has another type. */
export function readStoredValue(field: FieldDefinition, stored: unknown): FieldValue | null {
  if (stored === undefined || stored === null) return blankValue(field);
  if (field.mayBeUnstated && stored === '') return '';
  return pickKind(field).readStored(stored, field);
}
