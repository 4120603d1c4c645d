import type { ListedItem, ListedRow } from '../../../src/domain/list/row';
import type { ListView } from '../../../src/domain/list/view';

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
    written: { price: '20000', availableFrom: '' },
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
  return { rows, found: rows.length, total: rows.length, labels: [], notStated: {}, ...said };
}
