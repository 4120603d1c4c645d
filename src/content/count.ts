import { groupDigits } from '../domain/number';

/** A number with its noun: "1 property", "1,25,000 properties". */
export function formatCount(count: number, one: string, many: string): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
