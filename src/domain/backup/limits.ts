/**
 * What a document that somebody brings may become. A few kilobytes can unpack to gigabytes, and forty megabytes to objects
 * of a gigabyte: so both are looked at before anything is made of them.
 *
 * A restore takes 4.5 MB as they are packed, which a site reaches before these: with 7,000 properties, 15 MB and 370,000
 * values, or 46,000 enquiries that repeat each other, 38 MB and a million. Only homes that all have the same text of 10,000
 * characters are 40 MB before they are 4.5, with some 3,300: `docs/backup.md` says what to do.
 */
export const restoreLimits = {
  /** Bytes of the JSON. */
  bytes: 40_000_000,
  records: 50_000,
  /** All objects and arrays, and everything in them: members, elements. */
  values: 1_500_000,
  /** How many objects and arrays may be inside of each other. */
  depth: 20,
};

/** Signs of JSON, as bytes of UTF-8. */
const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openArray = 0x5b;
const closeArray = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** The end of a text that begins at a quote, or of all bytes where it has none. */
function findTextEnd(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

/** Whether the JSON of a document is within the limits: one pass over its bytes that builds nothing. */
export function isWithinLimits(json: Uint8Array): boolean {
  if (json.length > restoreLimits.bytes) return false;
  let depth = 0;
  let values = 0;
  let records = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) at = findTextEnd(json, at);
    else if (byte === comma) values += 1;
    else if (byte === openArray || byte === openObject) {
      // The document is an object of lists.
      if (byte === openObject && depth === 2) records += 1;
      values += 1;
      depth += 1;
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
    else continue;
    const { values: maxValues, records: maxRecords, depth: maxDepth } = restoreLimits;
    if (values > maxValues || records > maxRecords || depth > maxDepth) return false;
  }
  return true;
}
