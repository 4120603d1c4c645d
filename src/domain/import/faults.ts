import type { Fault } from '../fault';

/** Why a row cannot be imported: what is wrong with one of its cells. */
export type RowFault =
  | {
      code:
        | 'flag'
        | 'day'
        | 'future-day'
        | 'unknown-reference'
        | 'in-trash'
        | 'unknown-export'
        | 'not-clearable';
    }
  /** What the schema has against a field; `picture` counts from 1. */
  | { code: 'field'; field: string; fault: Fault; picture?: number }
  | { code: 'choice'; options: readonly string[] }
  /** The cell holds a picture or a broken formula, or a date in place of a number. */
  | { code: 'broken' | 'date-for-measure'; text: string }
  /** Other rows have the same reference. */
  | { code: 'same-reference'; rows: readonly number[] };

/** What the operator should look at in a cell, though its row can be imported. */
export type RowCaution =
  | { code: 'price-too-low' | 'price-too-high' | 'no-number' | 'bare-percentage' }
  /** A text for visitors that holds a telephone number or an email address. */
  | { code: 'contact' }
  /** Pictures that cannot be shown from their addresses; they count from 1. */
  | { code: 'broken-picture'; pictures: readonly number[] }
  /** The fact is optional, so it is left out. */
  | { code: 'left-out'; fault: RowFault }
  /** The field was changed on the site as well. */
  | { code: 'changed-on-site' };

/** Why a sheet whose columns are matched like this cannot be imported. */
export type SheetFault =
  | { code: 'empty' }
  | { code: 'missing-columns'; titles: readonly string[] }
  | { code: 'same-column'; title: string; letters: readonly string[] };
