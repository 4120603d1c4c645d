import { formatNumber } from './property/rupees';

interface CountWords {
  none?: string;
  one: string;
  many: string;
}

/** The words for a number, such as "1 home" or "1,200 homes"; `#` stands for the number. */
export function countWords(count: number, { none, one, many }: CountWords): string {
  if (count === 0 && none !== undefined) return none;
  return count === 1 ? one : many.replace('#', formatNumber(count));
}
