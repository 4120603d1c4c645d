import { printedWords } from '../content/properties/printed-words';
import { listWords, wishLabel } from '../content/properties/search-notes';
import { makeDictionary } from '../domain/search/dictionary';
import type { PreparedProperties } from '../domain/filter/filter';
import { type ParseSearch, prepareSearch } from '../domain/search/fit';
import type { PrintedById } from '../domain/search/homes';

const dictionary = makeDictionary(printedWords, wishLabel);

/** What prepares the search in properties, with what their pages print beside the summaries. */
export function makePrepare(printed: PrintedById): (properties: PreparedProperties) => ParseSearch {
  return (properties) => prepareSearch(dictionary, properties, listWords, printed);
}
