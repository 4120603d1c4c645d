import { readPrice } from '../property/measure';

/** What to look at when a rent holds no number: visitors read the text, but cannot filter by it. */
export function priceCaution(price: string): string[] {
  return readPrice(price) === null
    ? [`The rent “${price}” holds no number. Visitors see it as it is written.`]
    : [];
}
