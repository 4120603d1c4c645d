import { categories, furnishings, parkings, statuses } from '../property/vocabulary';

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

/** The words of the choices, as the record has them. */
export const choicesOf = {
  category: categories,
  status: statuses,
  fStatus: furnishings,
  parking: parkings,
} as const;
export type ChoiceKey = keyof typeof choicesOf;
