import { plainText } from './rich-text';
import { excerptLimit } from './vocabulary';

/** Marks and halves of surrogate pairs belong to the character before them. */
const continuation = /[\p{M}\u200c\u200d]|[\udc00-\udfff]/u;

function cut(text: string, limit: number): string {
  const space = text.lastIndexOf(' ', limit);
  if (space > 0) return text.slice(0, space);
  let end = limit;
  while (end > 0 && continuation.test(text.charAt(end))) end -= 1;
  return text.slice(0, end);
}

/** The beginning of a text as plain text, at most 180 characters, whole words, with … when cut. */
export function excerpt(text: string, limit: number = excerptLimit): string {
  const plain = plainText(text);
  if (plain.length <= limit) return plain;
  return `${cut(plain, limit - 1).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
