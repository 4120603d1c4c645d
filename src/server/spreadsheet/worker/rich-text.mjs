/** A text before the first run; the parser would keep only that, or only the runs. */
const textBeforeRun =
  /(<(?:\w{1,30}:)?(?:si|sstItem|is)>\s*)(<(\w{1,30}:)?t\b[^<>]*(?:\/>|>[^<]*<\/(?:\w{1,30}:)?t>))(?=\s*<(?:\w{1,30}:)?r[\s>])/g;

/**
 * The same texts, with a plain text before runs as a run of its own, so that both are read.
 *
 * @param {Buffer | null} part
 */
export function joinRuns(part) {
  if (part === null) return null;
  // In latin1 one byte is one character, so that the copy has the same bytes.
  return Buffer.from(joinedRuns(part.toString('latin1')), 'latin1');
}

/** @param {string} xml */
export function joinedRuns(xml) {
  return xml.replace(
    textBeforeRun,
    (
      /** @type {string} */ _whole,
      /** @type {string} */ start,
      /** @type {string} */ text,
      /** @type {string | undefined} */ prefix = '',
    ) => `${start}<${prefix}r>${text}</${prefix}r>`,
  );
}
