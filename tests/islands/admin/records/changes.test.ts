import { describe, expect, it } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import {
  changeOf,
  isAlready,
  isPossible,
  reverseOf,
  withChange,
} from '../../../../src/islands/admin/records/changes';
import { forEachRow } from '../../../../src/islands/admin/records/for-each-row';
import { row } from './row';

describe('a change of a row', () => {
  it.each([
    ['Available', { group: 'Occupied' }],
    ['Occupied', { group: 'Available' }],
    ['featured', { featured: false }],
    ['plain', { featured: true }],
    ['confirmed', { confirmedAt: '' }],
    ['confirmed', { confirmedAt: '2026-01-01' }],
  ] as const)('%s is seen, is not repeated, and can be taken back', (name, before) => {
    const old = row({ id: 'a', ...before });
    const change = changeOf(name, '2026-01-16');
    const changed = withChange(old, change);
    expect(isAlready(old, change)).toBe(false);
    expect(isAlready(changed, change)).toBe(true);
    expect(withChange(changed, reverseOf(change, old))).toEqual(old);
  });

  it('confirms a property with the day, and no occupied one', () => {
    const old = row({ id: 'a' });
    const confirmed = withChange(old, changeOf('confirmed', '2026-01-16'));
    expect(confirmed).toEqual({ ...old, confirmedAt: '2026-01-16' });
    expect(isPossible('confirmed', old)).toBe(true);
    expect(isPossible('confirmed', { ...old, group: 'Occupied' })).toBe(false);
    expect(isPossible('Available', { ...old, group: 'Occupied' })).toBe(true);
  });

  it('leaves the rest of the row as it is', () => {
    const old = row({ id: 'a', featured: true, group: 'Occupied' });
    expect(withChange(old, changeOf('Available', '2026-01-16'))).toEqual({
      ...old,
      group: 'Available',
    });
  });
});

describe('a run over several rows', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

  it('returns the rows that failed in their order, and does the others', async () => {
    const done: string[] = [];
    const progress: number[] = [];
    const failed = await forEachRow(
      rows,
      async (one) => {
        await Promise.resolve();
        if (one === 'h' || one === 'b') throw new RequestFailed(503, null);
        done.push(one);
      },
      (count) => progress.push(count),
    );
    expect(failed).toEqual(['b', 'h']);
    expect(done).toHaveLength(8);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('does no more than four at a time', async () => {
    let atOnce = 0;
    let most = 0;
    await forEachRow(
      rows,
      async () => {
        most = Math.max(most, (atOnce += 1));
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
      },
      () => undefined,
    );
    expect(most).toBe(4);
  });

  it('stops when the operator declines to sign in, and says which were not done', async () => {
    let calls = 0;
    const failed = await forEachRow(
      rows,
      async () => {
        calls += 1;
        await Promise.resolve();
        throw new RequestFailed(401, null);
      },
      () => undefined,
    );
    expect(failed).toEqual(rows);
    expect(calls).toBeLessThanOrEqual(4);
  });
});
