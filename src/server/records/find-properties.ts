/** Asks the visitors' search what a text of the office's lists means. */
import { filterLabel } from '../../content/properties/listings';
import { isoDay } from '../../domain/date';
import { once } from '../../domain/once';
import type { SearchedProperty } from '../../domain/property/schema';
import {
  activeFilters,
  defaultFilter,
  filterPrepared,
  type FoundProperties,
  prepareProperties,
} from '../../domain/filter/filter';
import { searchIn } from './search';

const maxText = 200;

/**
 * Prepares the search in some properties, and returns what finds those that fit a text as visitors' pages read it, hidden ones
 * too; `null` where the text asks for nothing of a property. Of what people write, single words are their names, and belong to
 * the rest.
 */
export const makeFinder = once(
  (
    listed: readonly SearchedProperty[],
    of: 'properties' | 'enquiries',
  ): ((typed: string) => FoundProperties | null) => {
    const prepared = prepareProperties(listed);
    const parse = searchIn(prepared);
    const isName = ['unknown', 'mentioned', ...(of === 'enquiries' ? ['word'] : [])];
    return (typed) => {
      const text = typed.slice(0, maxText);
      const search = parse(text);
      const asked = search.wishes.filter((wish) => wish.isAsked && !isName.includes(wish.kind));
      if (asked.length === 0) return null;
      const filter = { ...defaultFilter, text };
      const today = isoDay(new Date().toISOString());
      return {
        // A label says how a wish was read; a word that is looked for as it was typed needs none.
        labels: activeFilters(
          filter,
          asked.filter((wish) => wish.kind !== 'word' || wish.said !== undefined),
        ).map(filterLabel),
        ids: filterPrepared(prepared, filter, today, { ...search, wishes: asked }).map(
          ({ _id }) => _id,
        ),
        rest: search.wishes
          .filter(({ kind }) => isName.includes(kind))
          .map(({ typed: word }) => word),
      };
    };
  },
);
