import { useState } from 'react';
import {
  deleteRecord,
  type PropertyChange,
  type RecordKind,
  restoreRecord,
} from '../../../api/records';
import { admin } from '../../../content/admin';
import { adminBatch } from '../../../content/admin-batch';
import { adminList } from '../../../content/admin-list';
import { showToast } from '../../toasts';
import { ensureDeleted, withSession } from '../calls';
import { type ChangeName, changeOf, isAlready, reverseOf, saveChange } from './changes';
import { forEachRow } from './for-each-row';
import type { ListedRow } from './rows';
import type { Records } from './use-records';

interface Progress {
  done: number;
  total: number;
}

/** What a run says when it is over. */
interface Words {
  done: string;
  undone: string;
}

interface Run {
  rows: readonly ListedRow[];
  act: (row: ListedRow) => Promise<unknown>;
  undo: (row: ListedRow) => Promise<unknown>;
  words: (done: readonly ListedRow[]) => Words;
}

export interface Batch {
  kind: RecordKind;
  records: Pick<Records, 'put' | 'drop' | 'reload'>;
  /** Selects the rows for which it failed, to try again. */
  choose: (rows: readonly ListedRow[]) => void;
  /** Takes the focus when the bar that had it goes. */
  focus: () => void;
}

/** Changes or deletes several records, a few at a time, with one Undo for all that succeeded. */
export function useBatch({ kind, records, choose, focus }: Batch) {
  const { put, drop, reload } = records;
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly ListedRow[]>([]);
  const thingsOf = (rows: readonly ListedRow[]) => adminList[kind].found(rows.length);

  async function each(
    rows: readonly ListedRow[],
    act: Run['act'],
  ): Promise<{ done: ListedRow[]; left: ListedRow[] }> {
    setProgress({ done: 0, total: rows.length });
    const left = await forEachRow(rows, act, (done) => setProgress({ done, total: rows.length }));
    setProgress(null);
    setFailed(left);
    choose(left);
    // Somebody else's changes are among the reasons.
    if (left.length > 0) void reload();
    return { done: rows.filter((row) => !left.includes(row)), left };
  }

  async function run({ rows, act, undo, words }: Run): Promise<void> {
    const { done, left } = await each(rows, act);
    if (done.length === 0) return;
    const text = words(done);
    const takeBack = async () => {
      const undone = await each(done, undo);
      await reload();
      if (undone.left.length === 0) showToast(text.undone, { tone: 'success' });
    };
    const back = left.length === 0 ? focus : undefined;
    const action = { label: admin.undo, run: () => void takeBack(), back };
    showToast(text.done, { tone: 'success', action });
  }

  function change(rows: readonly ListedRow[], name: ChangeName, today: string): Promise<void> {
    const wanted = changeOf(name, today);
    const now = new Map(rows.map((row) => [row.id, row]));
    const save = async (row: ListedRow, to: PropertyChange) => {
      const saved = await saveChange(now.get(row.id) ?? row, to);
      now.set(row.id, saved.row);
      put(saved.row);
    };
    return run({
      rows,
      act: async (row) => (isAlready(row, wanted) ? undefined : save(row, wanted)),
      undo: async (row) => (isAlready(row, wanted) ? undefined : save(row, reverseOf(wanted, row))),
      words: (done) => ({
        done: adminList.property.changed[name](thingsOf(done)),
        undone: adminList.property.undone(thingsOf(done)),
      }),
    });
  }

  function trash(rows: readonly ListedRow[]): Promise<void> {
    return run({
      rows,
      act: async (row) => {
        await ensureDeleted(() => deleteRecord(kind, row.id));
        drop(row.id);
      },
      undo: async (row) => {
        await withSession(() => restoreRecord(kind, row.id));
      },
      words: (done) => ({
        done: adminBatch.deleted(done.length, thingsOf(done)),
        undone: adminBatch.restored(done.length, thingsOf(done)),
      }),
    });
  }

  return { progress, failed, forget: () => setFailed([]), change, trash };
}
