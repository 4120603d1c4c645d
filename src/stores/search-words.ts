import { listPrintedWords } from '../api/printed-words';
import { printedWords } from '../content/properties/printed-words';
import { listWords, wishLabel } from '../content/properties/search-notes';
import type { PreparedProperties } from '../domain/filter/filter';
import { makeDictionary, type ParseSearch, prepareSearch } from '../domain/search';

const dictionary = makeDictionary(printedWords, wishLabel);

/** Loads what their pages print beside the summaries, and returns what prepares the search in properties. */
export async function loadPrepare(): Promise<(properties: PreparedProperties) => ParseSearch> {
  const printed = await listPrintedWords();
  return (properties) => prepareSearch(dictionary, properties, listWords, printed);
}
