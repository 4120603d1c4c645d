import { isoDay } from '../date';
import type { PlanContext } from './planned-row';
import type { CellError } from './preview';
import { cellError, type Row } from './row';

const dayMilliseconds = 24 * 60 * 60_000;

/** The last day that a property can be listed on: tomorrow in Chennai, so that one for the next morning can be prepared. */
export function latestListingDay(now: Date): string {
  return isoDay(new Date(now.getTime() + dayMilliseconds).toISOString());
}

/** What is wrong with the day that a row would give to its property. */
export function listingDayErrors(
  { table, latestDay }: Pick<PlanContext, 'table' | 'latestDay'>,
  row: Row,
  day: string | undefined,
): CellError[] {
  const place = table.columns.find(({ column }) => column.key === 'date');
  if (place === undefined || day === undefined || day <= latestDay) return [];
  return [
    cellError(
      row,
      place,
      'This day is still to come. Check the year and write the day of listing, or leave the cell blank.',
    ),
  ];
}
