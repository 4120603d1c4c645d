import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ListedKind } from '../../../domain/record';
import { filterLabel } from '../../../content/properties/listings';
import { activeFilters, defaultFilter } from '../../../domain/property/search/filter';
import { PreparedProperty } from '../../../domain/property/search/filter-values';
import { isFilter } from '../../../domain/property/search/wish';
import { $search, loadSearch } from '../../../stores/search';
import type { ListedRow } from './rows';

/** What a search text means, as on visitors' pages. */
export interface Understood {
  /** In words, one for each part. */
  labels: readonly string[];
  has: (row: ListedRow) => boolean;
}

/**
 * Reads a search text as visitors' pages read it. Returns `null` until that has loaded, and for a text with a word
 * that nobody knows: then the rows are searched for its words.
 */
export function useSearch(
  kind: ListedKind,
  text: string,
  { loaded, reload }: { loaded: readonly ListedRow[]; reload: () => Promise<void> },
  today: string,
): Understood | null {
  const search = useStore($search);
  const isAsked = kind === 'property' && text.trim() !== '';
  const isRead = loaded.some(({ property }) => property);
  const load = useEffectEvent(() => {
    void loadSearch();
    if (!isRead) void reload();
  });
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked]);
  const prepared = useMemo(() => {
    if (!isAsked || search.state !== 'ready') return null;
    const properties = new Map(
      loaded.flatMap(({ id, property }) =>
        property ? [[id, new PreparedProperty(property)] as const] : [],
      ),
    );
    return { properties, parse: search.prepare([...properties.values()]) };
  }, [isAsked, search, loaded]);
  if (!prepared || !isRead) return null;
  const { wishes, makeTest } = prepared.parse(text);
  if (wishes.length === 0 || !wishes.every(isFilter)) return null;
  const test = makeTest(wishes, today);
  return {
    labels: activeFilters({ ...defaultFilter, text }, wishes).map(filterLabel),
    has: ({ id }) => {
      const property = prepared.properties.get(id);
      return property !== undefined && test(property);
    },
  };
}
