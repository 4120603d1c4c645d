/** How the XML of a formula without a value may end. */
const ends = ['f></', 'f><v/></', 'f><v></v></', '"/></c>'];
const withoutValue =
  /<((?:\w+:)?c)((?:\s[^<>]*)?)>(?=<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)(?:<(?:\w+:)?v(?:\/>|><\/(?:\w+:)?v>))?<\/(?:\w+:)?c>)/g;

/**
 * A sheet of an .xlsx in which each formula without a value says that it is to be a number: of one that says nothing the
 * parser makes 0.
 *
 * @param {Uint8Array} part
 */
export function markFormulas(part) {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.length);
  if (!ends.some((end) => bytes.includes(end))) return part;
  // One letter for each byte, so that nothing else changes.
  const marked = bytes
    .toString('latin1')
    .replace(withoutValue, (whole, /** @type {string} */ name, /** @type {string} */ attributes) =>
      /\st=/.test(attributes) ? whole : `<${name}${attributes} t="n">`,
    );
  return Buffer.from(marked, 'latin1');
}
