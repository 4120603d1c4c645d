import { z } from 'zod';

/** Text of at most so many characters, trimmed. */
export function text(max: number): z.ZodString {
  return z.string('Give text here.').trim().max(max, `Shorten this to at most ${max} characters.`);
}

/** One of the given words. */
export function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, `Choose one of: ${words.join(', ')}.`);
}

/** A yes or no. */
export const flag = z.boolean('Give true or false.');

/** Text that older clients and spreadsheets send as a number. */
export function textOrNumber(max: number, message = 'Give text or a number.') {
  return z.union([z.string(), z.number().transform(String)], message).pipe(text(max));
}
