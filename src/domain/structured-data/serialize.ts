/** One thing in the terms of schema.org. */
export interface Thing {
  readonly '@type': string;
}

/** What could end a script element or a string in HTML, in XHTML, or in scripts older than ES2019. */
const unsafe = /[<>&\u2028\u2029]/g;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * Things as the text of a JSON-LD script element. No text of theirs can break out of it: the
 * characters that HTML reads are written as JSON escapes.
 */
export function serializeJsonLd(...things: readonly [Thing, ...Thing[]]): string {
  const content = things.length === 1 ? things[0] : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replace(
    unsafe,
    escapeCharacter,
  );
}
