import { printedWords } from '../content/properties/printed-words';
import { listWords, wishLabel } from '../content/properties/search-notes';
import { makeDictionary } from '../domain/search/dictionary';
import type { PreparedProperties } from '../domain/filter/filter';
import { type ParseSearch, prepareSearch } from '../domain/search/fit';

const dictionary = makeDictionary(printedWords, wishLabel);

/** Prepares the search in properties. */
export function prepare(properties: PreparedProperties): ParseSearch {
  return prepareSearch(dictionary, properties, listWords);
}
