import type { ListedItem, ListedRow } from '../../../src/domain/list/row';
import type { ListView } from '../../../src/domain/list/view';

/** What is edited in a row, as it is written. */
export function written(
  texts: Partial<ListedRow['written']> = {},
): NonNullable<ListedRow['written']> {
  const blank = {
    price: '20000',
    availableFrom: '',
    token: '',
    tenant: '',
    leaseFrom: '',
    leaseTo: '',
  };
  return { ...blank, ...texts };
}

export function row(fields: Partial<ListedRow> & { id: string }): ListedRow {
  return {
    title: `Property ${fields.id}`,
    detail: '1 Main Road, Adyar, Chennai',
    facts: ['₹20,000', '2 beds', '1,200 sqft', 'Adyar'],
    group: 'Available',
    picture: null,
    updatedAt: '2026-01-15T10:00:00.000Z',
    version: 'v1',
    featured: false,
    shown: true,
    date: '2026-01-15T10:00:00.000Z',
    checkedOn: '',
    written: written(),
    noticeOrToken: '',
    gaps: [],
    missing: [],
    ...fields,
  };
}

/** A row with what its list is searched and sorted by. */
export function item(
  fields: Parameters<typeof row>[0],
  { privateText = '', notStated = [], place = 'Adyar', price = 20_000 }: Partial<ListedItem> = {},
): ListedItem {
  return { row: row(fields), privateText, notStated, place, price };
}

/** What a list answers with all of its rows, unless it says otherwise. */
export function listView(rows: readonly ListedRow[], said: Partial<ListView> = {}): ListView {
  const { length } = rows;
  return {
    rows,
    found: length,
    literal: length,
    total: length,
    labels: [],
    notStated: {},
    ...said,
  };
}
