import { z } from 'zod';
import { storedForm } from './form';

/** Text of at most so many characters, trimmed. */
export function text(max: number): z.ZodString {
  return z.string('Give text here.').trim().max(max, `Shorten this to at most ${max} characters.`);
}

/**
 * Text of several lines, trimmed and with one kind of line break: a form sent by the browser itself has
 * two characters for each, the same form sent by a script one.
 */
export function lines(max: number) {
  return z.string('Give text here.').transform(storedForm).pipe(text(max));
}

/** One of the given words. */
export function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, `Choose one of: ${words.join(', ')}.`);
}

/** A yes or no. */
export const flag = z.boolean('Give true or false.');

/** Text that older clients and spreadsheets send as a number; `clean` comes before the length is looked at. */
export function textOrNumber(
  max: number,
  message = 'Give text or a number.',
  clean = (typed: string) => typed,
) {
  return z
    .union([z.string(), z.number().transform(String)], message)
    .transform(clean)
    .pipe(text(max));
}
