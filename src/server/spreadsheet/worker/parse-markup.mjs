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
 * Tells a reader what elements and texts there are in HTML, in UTF-8 like everything here, or in XML.
 *
 * @param {Uint8Array | undefined} bytes
 * @param {Reader} reader
 * @param {{ isXml: boolean }} [kind]
 */
export async function parseMarkup(bytes, { open, text, close }, { isXml } = { isXml: true }) {
  if (bytes === undefined) return;
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
  const decoder = new TextDecoder();
  for (let start = 0; start < bytes.length; start += chunkLength)
    parser.write(decoder.decode(bytes.subarray(start, start + chunkLength), { stream: true }));
  parser.end(decoder.decode());
}
