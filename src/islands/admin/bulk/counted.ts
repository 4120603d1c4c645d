import { formatNumber } from '../../../domain/property/rupees';

/** The words for one, and for many with their number in place of `#`. */
export function counted(words: { one: string; many: string }, count: number): string {
  return count === 1 ? words.one : words.many.replace('#', formatNumber(count));
}

/** A text with numbers in place of `#` and `@`. */
export function ofTotal(text: string, done: number, total: number): string {
  return text.replace('#', formatNumber(done)).replace('@', formatNumber(total));
}
