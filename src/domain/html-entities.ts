/** The named characters that pages and programs put into copied text; any other name is text. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  copy: '©',
  reg: '®',
  trade: '™',
};

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi;

/** The character of a code as HTML reads it; codes from 128 to 159 are those of Windows. */
function findCharacter(code: number): string | undefined {
  if (code >= 128 && code < 160) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isText = code >= 32 || [9, 10, 13].includes(code);
  const isCharacter = code < 0xd800 || (code > 0xdfff && code <= 0x10ffff);
  return isText && isCharacter ? String.fromCodePoint(code) : undefined;
}

/** A text whose HTML entities ("&amp;", "&#x20B9;") are the characters that they mean, decoded once; a code of no character stays as written. */
export function decodeEntities(text: string): string {
  return text.replace(entity, (written, digits?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? written;
    return findCharacter(digits ? Number(digits) : Number(`0x${hexadecimal}`)) ?? written;
  });
}
