const unseen = /[\s\p{Cf}]/u;

/** A text without invisible characters at its ends: spaces of any kind, and marks that apps add to copies. */
export function trimText(text: string): string {
  // No pattern: one for the end takes the square of the time on a long text of spaces.
  let start = 0;
  let end = text.length;
  while (start < end && unseen.test(text.charAt(start))) start += 1;
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1;
  // The joiner at the end of a letter of Malayalam belongs to it.
  return text.slice(start, /\p{M}\u200d/u.test(text.slice(end - 1, end + 1)) ? end + 1 : end);
}

/** Half a character, as a program leaves it that cuts a text anywhere. */
export const halves = /\p{Cs}/gu;

/** Characters that cleaning may take away from any text beside its second line breaks: what a paste brings around it. */
const spare = 1_000;

/**
 * Cleans a text of at most `max` characters. One that is too long however it is cleaned stays as it is: its length is
 * looked at before its words.
 */
export function cleanWithin(max: number, clean: (text: string) => string, text: string): string {
  return text.length > 2 * max + spare ? text : clean(text);
}

/** Normalises a text for storage: trimmed, and with one kind of line break. */
export function storedForm(text: string): string {
  return trimText(text.replace(halves, '').replace(/\r\n?/g, '\n'));
}
