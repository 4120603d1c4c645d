import { describe, expect, it, vi } from 'vitest';
import {
  changeOf,
  isAlready,
  isPossible,
  reverseOf,
  saveChanges,
  withChange,
} from '../../../../src/islands/admin/records/changes';
import { row } from './row';

describe('a change of a row', () => {
  it.each([
    ['Available', { group: 'Occupied' }],
    ['featured', { featured: false }],
    ['plain', { featured: true }],
    ['checked', { checkedOn: '' }],
    ['hidden', { shown: true }],
    ['shown', { shown: false }],
  ] as const)('%s is seen, is not repeated, and can be taken back', (name, before) => {
    const old = row({ id: 'a', ...before });
    const change = changeOf(name, '2026-01-16');
    const changed = withChange(old, change);
    expect(isAlready(old, change)).toBe(false);
    expect(isAlready(changed, change)).toBe(true);
    expect(withChange(changed, reverseOf(change, old))).toEqual(old);
  });

  it('marks a property as checked with the day, and no occupied one', () => {
    const old = row({ id: 'a' });
    const checked = withChange(old, changeOf('checked', '2026-01-16'));
    expect(checked).toEqual({ ...old, checkedOn: '2026-01-16' });
    expect(isPossible('checked', old)).toBe(true);
    expect(isPossible('checked', { ...old, group: 'Occupied' })).toBe(false);
    expect(isPossible('Available', { ...old, group: 'Occupied' })).toBe(true);
  });
});

describe('changes of several rows', () => {
  const [one, two] = [row({ id: 'a' }), row({ id: 'b', version: 'v2', featured: true })];
  const edits = [
    { row: one, change: changeOf('Occupied', '2026-01-16') },
    { row: two, change: changeOf('plain', '2026-01-16') },
  ];

  it('are saved over the versions of the rows, and the rows have the new ones, over which they are taken back', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      const versions = [`a${sent.length}`, `b${sent.length}`].map((version) => ({ version }));
      return Promise.resolve(Response.json(versions));
    });
    const saved = await saveChanges('property', edits);
    expect(saved.rows).toEqual([
      { ...one, group: 'Occupied', version: 'a1' },
      { ...two, featured: false, version: 'b1' },
    ]);
    const back = saved.rows.map((now, at) => {
      const { row: before, change } = edits[at] ?? { row: now, change: {} };
      return { row: now, change: reverseOf(change, before) };
    });
    const restored = await saveChanges('property', back);
    expect(restored.rows).toEqual([
      { ...one, version: 'a2' },
      { ...two, version: 'b2' },
    ]);
    expect(sent).toEqual([
      [
        { id: 'a', version: 'v1', status: 'Occupied' },
        { id: 'b', version: 'v2', featured: false },
      ],
      [
        { id: 'a', version: 'a1', status: 'Available' },
        { id: 'b', version: 'b1', featured: true },
      ],
    ]);
  });
});
