/**
 * The search in a list of homes, in two halves that do not know each other: a text is read into wishes, and homes are found by
 * them. What both know is here: `homes.ts`, their words; `places.ts`; `word-forms.ts`. This is the door for everybody.
 *
 * `reading` begins with `text.ts`, the words as they are meant, and `dictionary.ts` with `language.ts`, the table of phrases.
 * `read-wish.ts` reads one wish, as one of `phrase.ts`, `measures.ts` (`amounts.ts`, `rooms.ts`, `days.ts`), `numbers.ts`,
 * `places.ts` or `own-words.ts`; `refusals.ts` what is refused; `parse.ts` the whole text, with `joining.ts`, `near.ts`,
 * `writer.ts`, `rough.ts`, `floods.ts`, `musts.ts` and `repeated.ts` for wishes beside each other.
 *
 * `finding` begins with `answers.ts`, whether a home has what one wish asks for, by what `where.ts` and `stated.ts` know;
 * `groups.ts` puts wishes together, `lacking.ts` weighs, `order.ts` ranks, `fit.ts` decides who is left out and who comes
 * first, `nearest.ts` which homes come closest, and `claims.ts` what a list may say of its order.
 */

import {
  type ListWords,
  noSearch,
  type ParsedSearch,
  type PreparedProperties,
} from '../filter/filter';
import { once } from '../once';
import { markOrdering } from './finding/claims';
import { makeFit, sortByFit } from './finding/fit';
import { makeFindNear } from './finding/nearest';
import { type Homes, type PrintedById, readHomes } from './homes';
import type { Dictionary } from './reading/dictionary';
import { parseText } from './reading/parse';

export type { PrintedById } from './homes';
export { type Dictionary, makeDictionary, type PrintedWords } from './reading/dictionary';
export { parseText };

/** Parses a text; an open one is still being typed, so that the beginning of its last word is one. */
export type ParseSearch = (text: string, isOpen?: boolean) => ParsedSearch;

/** Prepares the search in properties; reuse the result while the properties stay the same. The content knows how to say what was found. */
export function prepareSearch(
  dictionary: Dictionary,
  properties: PreparedProperties,
  words: ListWords,
  printed?: PrintedById,
): ParseSearch {
  let read: Homes | undefined;
  const readWords = () => (read ??= readHomes(properties, printed));
  const listPrepared = once(
    (some: PreparedProperties) => new Map(some.map((home) => [home.property, home])),
  );
  return (text, isOpen = false) => {
    if (text === '') return { ...noSearch, findNear: makeFindNear([], readWords, words) };
    const homes = readWords();
    const wishes = parseText(text, dictionary, homes, isOpen);
    return {
      wishes,
      makeFit: (some, today) => makeFit(text, homes, some, today),
      words: {
        ...words,
        notes: (asked, found, shown) => {
          const byProperty = listPrepared(properties);
          const some = shown.flatMap((one) => byProperty.get(one) ?? []);
          return words.notes(markOrdering(asked, homes, some, found), found, shown);
        },
      },
      ...(wishes.length > 0 && { sortByFit }),
      findNear: makeFindNear(wishes, readWords, words),
    };
  };
}
