import { once } from '../../domain/once';
import type { Wish } from '../../domain/wish';
import { printedWords } from '../../content/properties/printed-words';
import { listWords, wishLabel } from '../../content/properties/search-notes';
import { noSearch, type PreparedProperties } from '../../domain/filter/filter';
import {
  type Dictionary,
  makeDictionary,
  type ParseSearch,
  parseText,
  prepareSearch,
} from '../../domain/search';

let read: Dictionary | undefined;

/** Made by the first search: most pages have none. */
const dictionary = () => (read ??= makeDictionary(printedWords, wishLabel));

/** Prepares the search in properties. */
export const searchIn = once((properties: PreparedProperties): ParseSearch => {
  let parse: ParseSearch | undefined;
  const prepare = () => (parse ??= prepareSearch(dictionary(), properties, listWords));
  return (text, isOpen) =>
    text === ''
      ? { ...noSearch, findNear: (...asked) => prepare()('').findNear?.(...asked) }
      : prepare()(text, isOpen);
});

/** The wishes of a search text, whatever properties there are. */
export function readWishes(text: string): Wish[] {
  return parseText(text, dictionary(), null);
}
