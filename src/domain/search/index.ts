/**
 * The search in a list of homes: a text, its wishes, how homes fit them, and which come closest. Everybody else enters the
 * room here.
 */

import {
  type ListWords,
  noSearch,
  type ParsedSearch,
  type PreparedProperties,
} from '../filter/filter';
import type { Dictionary } from './dictionary';
import { makeFit, sortByFit } from './fit';
import { type Homes, type PrintedById, readHomes } from './homes';
import { makeFindNear } from './nearest';
import { parseText } from './wishes';

export { type Dictionary, makeDictionary, type PrintedWords } from './dictionary';
export type { PrintedById } from './homes';
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
  return (text, isOpen = false) => {
    const readWords = () => (read ??= readHomes(properties, printed));
    if (text === '') return { ...noSearch, findNear: makeFindNear([], readWords, words) };
    const homes = readWords();
    const wishes = parseText(text, dictionary, homes, isOpen);
    return {
      wishes,
      makeFit: (some, today) => makeFit(text, homes, some, today),
      words,
      ...(wishes.length > 0 && { sortByFit }),
      findNear: makeFindNear(wishes, readWords, words),
    };
  };
}
