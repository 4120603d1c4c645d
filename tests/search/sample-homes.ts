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

const searched = new Map<string, Found>();

/** What a search finds among the sample homes, and what the list says of it: each is searched for once. */
export function searchSamples(text: string): Found {
  const found = searched.get(text) ?? search(text);
  searched.set(text, found);
  return found;
}

type Found = Readonly<ReturnType<typeof search>>;

function search(text: string) {
  const filter = { ...defaultFilter, text };
  const read = parse(text);
  const found = filterPrepared(prepared, filter, today, read);
  return {
    ids: found.map(({ _id }) => _id),
    chips: activeFilters(filter, read.wishes).map(filterLabel),
    leftOut: leftOutText(read.wishes, found.length),
  };
}
