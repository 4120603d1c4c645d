/** What the server gives to the island of the listings beside its HTML: its result, in few bytes. */
import { pageSize } from '../../domain/paging';
import type { PropertySummary } from '../../domain/property/schema';
import { type ObjectRows, readRows, writeRows } from '../../domain/rows';
import type { ListingResult } from './result';

export interface ServedListing {
  query: string;
  result: Omit<ListingResult, 'properties'>;
  /** The homes of the result as rows in JSON: with its members' names at each of them they would be a fifth of the page. */
  rows: string;
  today: string;
  newSince: string;
  /** What comes before and after the words of a search in the window's title. */
  title: readonly [before: string, after: string];
  /** The page of the service for who buys or sells, if the company shows it. */
  buying: { title: string; address: string } | null;
}

/** Beyond some pages the first cards are left out: together they would be more than the platform sends. */
const maxCards = 40 * pageSize;

/** The result as the island is given it. */
export function writeServedResult(all: ListingResult): Pick<ServedListing, 'result' | 'rows'> {
  const { properties, ...result } = all;
  return {
    result: { ...result, lacking: result.lacking.slice(-maxCards) },
    rows: JSON.stringify(writeRows(properties.slice(-maxCards))),
  };
}

/** The result that the island was given. */
export const readServedResult = ({ result, rows }: Pick<ServedListing, 'result' | 'rows'>) => ({
  ...result,
  properties: readRows<PropertySummary>(JSON.parse(rows) as ObjectRows),
});
