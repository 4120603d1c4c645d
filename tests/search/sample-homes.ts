import { countDays } from '../../scripts/demo/days';
import { readProperties } from '../../scripts/demo/sample';
import { filterLabel } from '../../src/content/properties/listings';
import { leftOutText } from '../../src/content/properties/search-notes';
import { storedProperty } from '../../src/domain/property/record';
import { makeEntry } from '../../src/domain/property-summary';
import {
  activeFilters,
  defaultFilter,
  filterPrepared,
  prepareProperties,
} from '../../src/domain/filter/filter';
import { searchIn } from '../../src/server/records/search';
import { blankRecord } from '../support/property';

export const today = '2026-11-27';

/** The sample homes as they are stored on that day. */
export const sampleHomes = (await readProperties()).flatMap((sample, index) => {
  const fields = { ...countDays(sample, today), images: [], _id: `home-${index}` };
  return storedProperty({ ...blankRecord(), ...fields }) ?? [];
});

const prepared = prepareProperties(sampleHomes.map(makeEntry));
const parse = searchIn(prepared);

/** What a search finds among the sample homes, and what the list says of it. */
export function searchSamples(text: string) {
  const filter = { ...defaultFilter, text };
  const search = parse(text);
  const found = filterPrepared(prepared, filter, today, search);
  return {
    ids: found.map(({ _id }) => _id),
    chips: activeFilters(filter, search.wishes).map(filterLabel),
    leftOut: leftOutText(search.wishes, found.length),
  };
}
