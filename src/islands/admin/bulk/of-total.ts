import { formatNumber } from '../../../domain/property/rupees';

/** A text with numbers in place of `#` and `@`. */
export function ofTotal(text: string, done: number, total: number): string {
  return text.replace('#', formatNumber(done)).replace('@', formatNumber(total));
}
