import type { ListedRow } from '../../../../src/islands/admin/records/rows';

export function row(fields: Partial<ListedRow> & { id: string }): ListedRow {
  return {
    title: `Property ${fields.id}`,
    detail: '1 Main Road, Adyar, Chennai',
    facts: ['₹20,000', '2 beds', '1,200 sqft', 'Adyar'],
    written: { price: '20000', availableFrom: '' },
    group: 'Available',
    picture: null,
    updatedAt: '2026-01-15T10:00:00.000Z',
    version: 'v1',
    featured: false,
    shown: true,
    date: '2026-01-15T10:00:00.000Z',
    checkedOn: '',
    gaps: [],
    missing: [],
    notStated: '',
    ...fields,
  };
}
