/** A text of at most so many characters, with … where something is left out. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // The cut may leave half of a surrogate pair.
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
