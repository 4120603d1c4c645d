import { describe, expect, it } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import {
  changes,
  changeTo,
  isAlready,
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
  ] as const)('%s is seen, is not repeated, and can be taken back', (name, before) => {
    const old = row({ id: 'a', ...before });
    const changed = withChange(old, changes[name]);
    expect(isAlready(old, name)).toBe(false);
    expect(isAlready(changed, name)).toBe(true);
    expect(withChange(changed, changeTo(name, old))).toEqual(old);
  });

  it('leaves the rest of the row as it is', () => {
    const old = row({ id: 'a', featured: true, group: 'Occupied' });
    expect(withChange(old, changes.Available)).toEqual({ ...old, group: 'Available' });
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
