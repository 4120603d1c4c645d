import { describe, expect, it } from 'vitest';
import { prepareProperties } from '../../../src/domain/property/search/filter-values';
import { readFilterQuery } from '../../../src/domain/property/search/filter-query';
import { viewOf } from '../../../src/islands/listings/view';
import { properties } from './property';

const today = '2026-01-16';

const view = (count: number, query: string, pages?: number) =>
  viewOf(
    prepareProperties(properties(count)),
    readFilterQuery(new URLSearchParams(query)),
    today,
    pages,
  );

describe('what the listings show', () => {
  it.each([
    { properties: 26, query: '', pages: 1, start: 0, shown: 24 },
    { properties: 26, query: '', pages: 2, start: 0, shown: 26 },
    { properties: 26, query: 'page=2', pages: 1, start: 24, shown: 2 },
    { properties: 26, query: 'page=99', pages: 1, start: 24, shown: 2 },
  ])('$properties properties, "$query", $pages page(s): $shown from $start', (row) => {
    const { start, properties: shown, found, total } = view(row.properties, row.query, row.pages);
    expect({ start, shown: shown.length, found, total }).toEqual({
      start: row.start,
      shown: row.shown,
      found: row.properties,
      total: row.properties,
    });
  });
});
