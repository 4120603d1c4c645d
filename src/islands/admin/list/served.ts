/** The answer that a list's page comes with, in few bytes: its rows would spell the name of each member twenty times. */
import { type ObjectRows, readRows, writeRows } from '../../../domain/rows';

interface Answer {
  rows: readonly object[];
}

/** An answer whose rows are values in JSON. */
export type Served<Given extends Answer> = Omit<Given, 'rows'> & { rows: string };

/** The answer as an island is given it. */
export const writeServed = <Given extends Answer>({ rows, ...said }: Given): Served<Given> => ({
  ...said,
  rows: JSON.stringify(writeRows(rows)),
});

/** The answer that an island was given. */
export const readServed = <Given extends Answer>({ rows, ...said }: Served<Given>): Given =>
  ({ ...said, rows: readRows(JSON.parse(rows) as ObjectRows) }) as unknown as Given;
