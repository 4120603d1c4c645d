import { shortenToWords } from '../shorten';
import { plainText } from './rich-text';
import { excerptLimit } from './vocabulary';

/** The beginning of a text as plain text, at most 180 characters, whole words, with … when cut. */
export function excerpt(text: string, limit: number = excerptLimit): string {
  return shortenToWords(plainText(text), limit);
}
