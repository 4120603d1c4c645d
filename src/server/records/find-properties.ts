import { filterLabel } from '../../content/properties/listings';
import { isoDay } from '../../domain/date';
import { activeFilters, defaultFilter } from '../../domain/property/search/filter';
import { prepareProperties } from '../../domain/property/search/filter-values';
import { isFilter } from '../../domain/property/search/wish';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { properties } from './properties';
import { searchIn } from './search';

const maxText = 200;

/**
 * `GET /api/property/getfound?text=`: the properties that fit a text as visitors' pages read it, `{ labels, ids }`,
 * hidden ones too; `null` where it has a word that nobody knows.
 */
export async function findProperties({ request }: Call): Promise<Response> {
  const text = (new URL(request.url).searchParams.get('text') ?? '').slice(0, maxText);
  const prepared = prepareProperties(await properties.listPresent());
  const { wishes, makeTest } = searchIn(prepared)(text);
  if (wishes.length === 0 || !wishes.every(isFilter)) return privateJson(null);
  const fits = makeTest(wishes, isoDay(new Date().toISOString()));
  return privateJson({
    labels: activeFilters({ ...defaultFilter, text }, wishes).map(filterLabel),
    ids: prepared.filter(fits).map(({ property }) => property._id),
  });
}
