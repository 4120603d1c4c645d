import type { Fault } from '../fault';
import type { Formats } from './format';

/** What a field can hold: a text, yes or no, texts, or rows of texts. */
export type FieldValue = string | boolean | string[] | Record<string, string>[];

/** A fault, and where in the value it is: `[2, 'email']` is the email of the third row, `[]` the value itself. */
export interface PlacedFault {
  path: (string | number)[];
  fault: Fault;
}

/** The value that is stored, or why none is. */
export type Parsed<Value> = { value: Value } | { faults: PlacedFault[] };

/** What one kind of field knows of its values. Forms in a browser load it: it needs neither a schema nor a library. */
export interface FieldKind<Field, Value extends FieldValue = FieldValue> {
  /** The value that nobody has filled in. */
  blank(field: Field): Value;
  /** What is stored of what a form, a call or a cell gives. */
  parse(given: unknown, field: Field, formats: Formats): Parsed<Value>;
  /** Reads a stored value, also of an older version of the site; `null` where it has another type. */
  readStored(stored: unknown, field: Field): Value | null;
}

export function reject(fault: Fault): { faults: PlacedFault[] } {
  return { faults: [{ path: [], fault }] };
}
