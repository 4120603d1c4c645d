import { printedWords } from '../content/properties/printed-words';
import { listWords } from '../content/properties/search-notes';
import { makeFindNear } from '../domain/property/asked-near';
import { makeDictionary } from '../domain/property/search/dictionary';
import type { PreparedProperties } from '../domain/property/search/filter-values';
import { type ParseSearch, prepareSearch } from '../domain/property/search/search';

const dictionary = makeDictionary(printedWords);

/** Prepares the search in properties. */
export function prepare(properties: PreparedProperties): ParseSearch {
  return prepareSearch(dictionary, properties, makeFindNear, listWords);
}
