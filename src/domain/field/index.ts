/** What each kind of field knows of its values, by the kind that a table names: what is blank, what is stored, what is read. */
import type { Fault } from '../fault';
import { flagKind } from './flag';
import type { FieldKind, FieldValue, Formats } from './kind';
import { listKind, picturesKind, severalKind } from './lists';
import { type FieldDefinition, type Fields, mapFields, type ValuesOf } from './table';
import { columnKinds } from './texts';

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

/** A fault, and where in the value it is: `[2, 'email']` is the email of the third row, `[]` the value itself. */
interface PlacedFault {
  path: (string | number)[];
  fault: Fault;
}

/** What is stored of a value that a form or a call gives, unless it has faults. */
export function parseValue(
  field: FieldDefinition,
  given: unknown,
  formats: Formats,
): { value: FieldValue; faults: PlacedFault[] } {
  const faults: PlacedFault[] = [];
  if (field.mayBeUnstated && given === '') return { value: '', faults };
  const fail = (fault: Fault, ...path: PlacedFault['path']) => faults.push({ path, fault });
  return { value: pickKind(field).parse(given, field, { formats, fail }), faults };
}

/** Reads a stored value, also of an older version of the site; `null` where it has another type. */
export function readStoredValue(field: FieldDefinition, stored: unknown): FieldValue | null {
  if (stored === undefined || stored === null) return blankValue(field);
  if (field.mayBeUnstated && stored === '') return '';
  return pickKind(field).readStored(stored, field);
}
