import { isPlainCount, readCount } from './measure';

/**
 * The number that a text says of rooms, ready for a noun ("3", "2.5" of "2.5 BHK", "2-3"); `null` when
 * the text has words of its own ("Studio", "2 + study") and stands alone.
 */
export function roomCount(text: string): string | null {
  if (isPlainCount(text)) return String(readCount(text));
  return /\p{L}|^\s*$/u.test(text) ? null : text.trim();
}
