import type { Fault } from '../fault';
import type { RequiredPropertyField } from '../property/fields';

/** Why a row cannot be imported: what is wrong with one of its cells. */
export type RowFault =
  | {
      code:
        | 'flag'
        | 'day'
        | 'future-day'
        | 'unknown-reference'
        | 'altered-reference'
        | 'in-trash'
        | 'unknown-export'
        | 'not-clearable'
        /** A new property with neither a name nor an address. */
        | 'nameless';
    }
  /** The schema rejects the field. */
  | { code: 'field'; field: string; fault: Fault }
  | { code: 'choice'; options: readonly string[] }
  /** A picture or a broken formula, a date in place of a number, or more than an amount in rupees. */
  | { code: 'broken' | 'date-for-measure' | 'no-amount'; text: string }
  | { code: 'same-reference'; rows: readonly number[] };

/** Why a rent, a size or a number of rooms is to be checked before visitors see its home. */
export type OfferCaution = 'not-read' | 'price-too-low' | 'price-too-high' | 'size-too-small';

/** A reason to look at a cell, though its row can be imported. */
export type RowCaution =
  | { code: OfferCaution }
  | { code: 'contact' | 'lost-letters' }
  /** The text of the site begins with that of the sheet, and goes on. */
  | { code: 'cut' }
  /** A word such as "LET" outside of the column of the status. */
  | { code: 'says-rented-out'; text: string }
  /** A time of day where a number belongs. */
  | { code: 'time' }
  /** The property is saved, but hidden from visitors: its status is not understood, its rent or size is to be checked, or the sheet says that it is rented out. */
  | { code: 'not-shown'; why: 'status' | 'offer' | 'rented-out' }
  /** The property is saved, but visitors do not see it before it has these facts. */
  | { code: 'incomplete'; missing: readonly RequiredPropertyField[] }
  /** Addresses that show no picture; they count from 1. */
  | { code: 'broken-picture'; pictures: readonly number[] }
  /** A text in place of addresses of pictures; `areFiles`: the names of files on a computer. */
  | { code: 'no-picture'; text: string; areFiles: boolean }
  | { code: 'not-imported'; fault: RowFault }
  | { code: 'changed-on-site' };

/** Why a sheet whose columns are matched like this cannot be imported. */
export type SheetFault =
  | { code: 'empty' }
  /** No column for a name, and none for an address. */
  | { code: 'nameless' }
  | { code: 'same-column'; title: string; letters: readonly string[] };
