import type { Fault } from '../field';

/** What is wrong with a cell or a row: a code, and the details of its message. */
export type RowFault =
  | {
      code:
        | 'flag'
        | 'day'
        | 'future-day'
        | 'reference'
        | 'unknown-reference'
        | 'in-trash'
        | 'unknown-export'
        | 'not-clearable';
    }
  /** What the schema has against a field; `picture` counts from 1. */
  | { code: 'field'; field: string; fault: Fault; picture?: number }
  | { code: 'choice'; options: readonly string[] }
  /** The cell holds a broken formula, or a date in place of a number. */
  | { code: 'broken' | 'date-for-measure'; text: string }
  /** Rows that mean the same property: by their reference, or because they are equal. */
  | { code: 'same-reference'; rows: readonly number[] }
  | { code: 'same-content'; row: number }
  /** A row has more faults than are named. */
  | { code: 'many'; count: number; named: number };

/** What a new row looks like: a property that is on the site (`id`), or an earlier row of the sheet. */
export type Twin = { name: string } & ({ id: string } | { row: number });

/** What the operator should look at, though the row can be imported. */
export type RowCaution =
  | { code: 'was-in-trash' }
  | { code: 'twin'; twin: Twin }
  | { code: 'price-without-number' | 'price-too-low' | 'price-too-high'; price: string }
  /** The columns whose public texts hold a telephone number or an email address. */
  | { code: 'contact'; columns: readonly string[] }
  /** Pictures that cannot be shown from their addresses; they count from 1. */
  | { code: 'broken-picture'; pictures: readonly number[] }
  /** The cell of an optional fact is not understood, so it is not imported. */
  | { code: 'not-understood'; column: string; text: string }
  /** The columns that were changed on the site as well. */
  | { code: 'changed-on-site'; columns: readonly string[] };

/** Why a sheet as a whole cannot be imported. */
export type SheetFault =
  | { code: 'no-headers' }
  | { code: 'empty'; sheet: string }
  | { code: 'missing-columns'; titles: readonly string[] }
  | {
      code: 'same-column';
      title: string;
      places: readonly { letters: string; header: string }[];
    }
  | { code: 'too-wide'; columns: number; max: number }
  | { code: 'merged'; range: string }
  | { code: 'no-rows'; sheet: string }
  | { code: 'too-long'; sheet: string; rows: number; max: number };

/** The sheet as a whole cannot be imported. */
export class SheetRejected extends Error {
  constructor(readonly fault: SheetFault) {
    super(`The sheet is rejected: ${fault.code}.`);
    this.name = 'SheetRejected';
  }
}
