import { describe, expect, it } from 'vitest';
import { defaultQuery, type ListQuery } from '../../../../src/islands/admin/list/query';
import { prepareRows, viewRows } from '../../../../src/islands/admin/list/view';
import { row } from './row';

const rows = [
  row({ id: 'a', title: 'Palm Villa 10', group: 'Occupied', updatedAt: '2026-03-01T00:00:00Z' }),
  row({ id: 'b', title: 'palm villa 9', lacks: ['map'], updatedAt: '2026-01-01T00:00:00Z' }),
  row({ id: 'c', title: 'Ägäis', detail: 'Velachery', updatedAt: '2026-02-01T00:00:00Z' }),
];
const idsFor = (query: Partial<ListQuery>) =>
  viewRows(prepareRows(rows), { ...defaultQuery, ...query })
    .map(({ id }) => id)
    .join('');

describe('a list', () => {
  it.each([
    ['shows the last changed first', {}, 'acb'],
    ['finds words in any order and case', { text: 'VILLA palm' }, 'ab'],
    ['finds addresses', { text: 'velach' }, 'c'],
    ['shows nothing when a word is nowhere', { text: 'palm velachery' }, ''],
    ['takes spaces for no search', { text: '  ' }, 'acb'],
    ['filters by status', { show: 'Occupied' }, 'a'],
    ['filters by what is lacking', { show: 'map' }, 'b'],
    ['sorts names as people do: 9 before 10', { sort: 'title', descending: false }, 'cba'],
    ['sorts them from the end', { sort: 'title', descending: true }, 'abc'],
    ['sorts by status', { sort: 'group', descending: false }, 'bca'],
  ] as const)('%s', (_, query, expected) => {
    expect(idsFor(query)).toBe(expected);
  });

  it('leaves the given lines in their order', () => {
    idsFor({ sort: 'title' });
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
