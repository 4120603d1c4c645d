import type { Fault } from '../fault';

/** The formats of a text: a telephone number or several, hours of a day, a page of a network or any, a year, a number of days. */
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

export function requireFormat(formats: Formats, name: TextFormat): Format {
  const format = formats[name];
  if (!format) throw new Error(`Nobody has said what the format ${name} means.`);
  return format;
}
