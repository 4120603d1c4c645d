import { printedWords } from '../../content/properties/printed-words';
import { listWords } from '../../content/properties/search-notes';
import { makeFindNear } from '../../domain/property/asked-near';
import { type Dictionary, makeDictionary } from '../../domain/property/search/dictionary';
import type { PreparedProperties } from '../../domain/property/search/filter-values';
import { parseText } from '../../domain/property/search/parse';
import { type ParseSearch, prepareSearch } from '../../domain/property/search/search';
import { noSearch, type Wish } from '../../domain/property/search/wish';

let read: Dictionary | undefined;

/** Made by the first search: most pages have none. */
const dictionary = () => (read ??= makeDictionary(printedWords));

/** Prepares the search in properties. */
export function searchIn(properties: PreparedProperties): ParseSearch {
  let parse: ParseSearch | undefined;
  return (text) =>
    text === ''
      ? noSearch
      : (parse ??= prepareSearch(dictionary(), properties, makeFindNear, listWords))(text);
}

/** The wishes of a search text, whatever properties there are. */
export function readWishes(text: string): Wish[] {
  return parseText(text, dictionary(), null);
}
