import type { Fault } from '../fault';

/** What a field can hold: a text, yes or no, texts, or rows of texts. */
export type FieldValue = string | boolean | string[] | Record<string, string>[];

/** The formats of a text: a telephone number or several, an email address, hours of a day, a page of a network or any, a year. */
export type TextFormat =
  | 'phone'
  | 'phones'
  | 'email'
  | 'hours'
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'linkedin'
  | 'x'
  | 'link'
  | 'year';

export interface Format {
  clean: (text: string) => string;
  /** The fault of a text that is not empty. */
  fault: (text: string) => Fault | null;
}

/** What a table's formats mean. Apart from the tables, since a telephone number takes a large library. */
export type Formats = Readonly<Partial<Record<TextFormat, Format>>>;

/** What a value is parsed with. */
export interface Parsing {
  formats: Formats;
  /** Notes a fault, and where in the value it is: `2, 'email'` is the email of the third row. */
  fail: (fault: Fault, ...path: (string | number)[]) => void;
}

/** What one kind of field knows of its values. Forms in a browser load it: it needs neither a schema nor a library. */
export interface FieldKind<Field, Value extends FieldValue = FieldValue> {
  /** The value that nobody has filled in. */
  blank(field: Field): Value;
  /** What is stored of what a form or a call gives; nothing is, once a fault was noted. */
  parse(given: unknown, field: Field, parsing: Parsing): Value;
  /** Reads a stored value, also of an older version of the site; `null` where it has another type. */
  readStored(stored: unknown, field: Field): Value | null;
}
