import type { ListedRow } from '../../../../src/islands/admin/records/rows';

/** A row of a list with what a test cares about. */
export function row(fields: Partial<ListedRow> & { id: string }): ListedRow {
  return {
    title: `Property ${fields.id}`,
    detail: '₹20,000 · 1 Main Road, Adyar, Chennai',
    group: 'Available',
    picture: null,
    updatedAt: '2026-01-15T10:00:00.000Z',
    gaps: [],
    ...fields,
  };
}
