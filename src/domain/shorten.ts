/** A text cut to a maximum length in characters, with … where something is omitted. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // The cut may leave half of a surrogate pair.
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Marks and halves of surrogate pairs belong to the character before them. */
const continuation = /[\p{M}\u200c\u200d]|[\udc00-\udfff]/u;

function wholeWords(text: string, length: number): string {
  const space = text.lastIndexOf(' ', length);
  if (space > 0) return text.slice(0, space);
  let end = length;
  while (end > 0 && continuation.test(text.charAt(end))) end -= 1;
  return text.slice(0, end);
}

/** The same, cut between words where the text has any. */
export function shortenToWords(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${wholeWords(text, limit - 1).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
