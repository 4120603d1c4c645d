import { isFilter } from '../../domain/wish';
import { filterLabel } from '../../content/properties/listings';
import { isoDay } from '../../domain/date';
import {
  activeFilters,
  defaultFilter,
  filterPrepared,
  prepareProperties,
} from '../../domain/filter/filter';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { properties } from './properties';
import { searchIn } from './search';

const maxText = 200;

/**
 * `GET /api/property/getfound?text=`: what a text means as visitors' pages read it, `{ labels, ids, rest }`: in words, the
 * properties that fit, hidden ones too, and the words that ask for nothing that a property has; `null` where all are such.
 * With `people=1` single words are the names of people, and belong to the rest.
 */
export async function findProperties({ request }: Call): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const text = (query.get('text') ?? '').slice(0, maxText);
  const prepared = prepareProperties(await properties.listPresent());
  const search = searchIn(prepared)(text);
  const isName = query.get('people') === '1' ? ['unknown', 'word'] : ['unknown'];
  const asked = search.wishes.filter((wish) => isFilter(wish) && !isName.includes(wish.kind));
  if (asked.length === 0) return privateJson(null);
  const filter = { ...defaultFilter, text };
  const today = isoDay(new Date().toISOString());
  return privateJson({
    labels: activeFilters(filter, asked).map(filterLabel),
    ids: filterPrepared(prepared, filter, today, { ...search, wishes: asked }).map(
      ({ _id }) => _id,
    ),
    rest: search.wishes.filter(({ kind }) => isName.includes(kind)).map(({ typed }) => typed),
  });
}
