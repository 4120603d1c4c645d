import { readPrice } from './measure';

/** The least rent (rupees a month) that an owner accepts, where a rent is below it; `null` where it is not, or one of them is unknown. */
export function findLeastAbove(price: string, leastRent: string): number | null {
  const [rent, least] = [readPrice(price), readPrice(leastRent)];
  return rent !== null && least !== null && rent < least ? least : null;
}
