import type { Row } from '../../../../src/islands/admin/list/row';

/** A line of a list with what a test cares about. */
export function row(fields: Partial<Row> & { id: string }): Row {
  return {
    title: `Home ${fields.id}`,
    detail: '₹20,000 · 1 Main Road, Adyar, Chennai',
    group: 'Available',
    picture: null,
    updatedAt: '2026-01-15T10:00:00.000Z',
    lacks: [],
    ...fields,
  };
}
