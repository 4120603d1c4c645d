/** Bytes that are decoded at once: a whole part as one text would not fit beside its cells. */
const chunkLength = 65_536;

/**
 * @typedef {Record<string, string>} Attributes
 * @typedef {{
 *   open?: (name: string, attributes: Attributes) => void,
 *   text?: (text: string) => void,
 *   close?: (name: string) => void,
 * }} Reader
 */

/**
 * Tells a reader what elements and texts there are in XML, in UTF-8, or in HTML.
 *
 * @param {Uint8Array | string | undefined} markup
 * @param {Reader} reader
 * @param {{ isXml: boolean }} [kind]
 */
export async function parseMarkup(markup, { open, text, close }, { isXml } = { isXml: true }) {
  if (markup === undefined) return;
  // Few workbooks need it.
  const { Parser } = await import('htmlparser2');
  const parser = new Parser(
    {
      ...(open && { onopentag: open }),
      ...(text && { ontext: text }),
      ...(close && { onclosetag: close }),
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  if (typeof markup === 'string') {
    parser.end(markup);
    return;
  }
  const decoder = new TextDecoder();
  for (let start = 0; start < markup.length; start += chunkLength) {
    const chunk = markup.subarray(start, start + chunkLength);
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.end(decoder.decode());
}
