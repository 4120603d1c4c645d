import { readInstant } from '../../domain/date';

/** One thing in the terms of schema.org; each is checked against the types of `schema-dts` where it is made. */
export interface Thing {
  readonly '@type': string;
}

/** Characters that could end a script element or a string in HTML, in XHTML, or in scripts older than ES2019. */
const unsafe = /[<>&\u2028\u2029]/g;

/** The text of a JSON-LD script element; characters special to HTML are escaped, so no value can end it. */
export function serializeJsonLd(...things: readonly [Thing, ...Thing[]]): string {
  const content = things.length === 1 ? things[0] : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type TimeName = 'datePosted' | 'datePublished' | 'dateModified';

/** A stored time under this name; nothing when it is not a time. */
export function timeAs(name: TimeName, iso: string): Partial<Record<TimeName, string>> {
  return readInstant(iso) === null ? {} : { [name]: iso };
}
