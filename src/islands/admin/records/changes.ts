import { useRef } from 'react';
import { currentRecord, hasFailed } from '../../../api/failure';
import { changeRecords, type RecordChange } from '../../../api/records';
import { type ListedRow, readChangeoverFacts } from '../../../domain/list/row';
import type { ListedKind } from '../../../domain/record';
import { admin } from '../../../content/admin/admin';
import { adminList, countThings } from '../../../content/admin/list';
import { findOutdated } from '../../../domain/property/changeover';
import { showToast } from '../../toasts';
import { failureText, withSession, withWarning } from '../calls';
import type { List } from '../list/use-list';

const { property: words } = adminList;

const visibility = ['shown', 'hidden'] as const;
/** The changes that the lists offer, named as in their words. */
export const changeNames = {
  property: ['checked', 'Available', 'Occupied', 'featured', 'plain', ...visibility],
  blog: visibility,
} as const;
export type ChangeName = (typeof changeNames)['property'][number];

/** The fields that a change sets; `today` is YYYY-MM-DD. */
export function makeChange(name: ChangeName, today: string): RecordChange {
  if (name === 'checked') return { checkedOn: today };
  if (name === 'shown' || name === 'hidden') return { shown: name === 'shown' };
  if (name === 'featured' || name === 'plain') return { featured: name === 'featured' };
  return { status: name };
}

/**
 * Whether a record can be changed so: an occupied property is not checked, and one that lacks facts is on no page: it
 * cannot be shown, and is not hidden either, as that could not be undone.
 */
export function isPossible(name: ChangeName, { group, missing }: ListedRow): boolean {
  if (name === 'shown' || name === 'hidden') return missing.length === 0;
  return name !== 'checked' || group === 'Available';
}

/** The row with a change, and without what that leaves without a meaning. */
export function applyChange(row: ListedRow, change: RecordChange): ListedRow {
  const facts = readChangeoverFacts(row);
  const after = { ...row, ...change, ...(facts && findOutdated(facts, change)) };
  const { status: group = row.group, featured, checkedOn, shown } = after;
  const { availableFrom, noticeOrToken } = after;
  return { ...row, group, featured, checkedOn, shown, availableFrom, noticeOrToken };
}

/** Whether a record is so already. */
export function isAlready(row: ListedRow, change: RecordChange): boolean {
  const after = applyChange(row, change);
  const names = ['group', 'featured', 'checkedOn', 'shown'] as const;
  return names.every((name) => after[name] === row[name]);
}

/** The change that takes another one back: it sets what the row had. */
export function makeReverse(change: RecordChange, before: ListedRow): RecordChange {
  if (change.shown !== undefined) return { shown: before.shown };
  if (change.featured !== undefined) return { featured: before.featured };
  if (change.checkedOn !== undefined) return { checkedOn: before.checkedOn };
  const { group, availableFrom, noticeOrToken } = before;
  return { status: group === 'Occupied' ? 'Occupied' : 'Available', availableFrom, noticeOrToken };
}

interface Edit {
  row: ListedRow;
  change: RecordChange;
}

/** Saves changes over the versions of the rows, all or none; returns the rows as they are then, and the server's warning. */
async function saveChanges(kind: ListedKind, edits: readonly Edit[]) {
  const sent = edits.map(({ row: { id, version }, change }) => ({ id, version, ...change }));
  const { versions, warning } = await withSession(() => changeRecords(kind, sent));
  const rows = edits.map(({ row, change }, index) => ({
    ...applyChange(row, change),
    version: versions[index] ?? row.version,
  }));
  return { rows, warning };
}

const hasId = (value: unknown): value is { _id: string } =>
  typeof value === 'object' && value !== null && '_id' in value;

function failure(thrown: unknown, edits: readonly Edit[], things: string): string {
  const stale = currentRecord(thrown, hasId)?._id;
  const found = edits.find(({ row }) => row.id === stale);
  if (found) return words.changedElsewhere(found.row.title);
  return words.changeFailed(things, failureText(thrown));
}

/** Changes records from their list: shown at once, saved over their versions only, all or none, with one Undo. */
export function useChange(
  kind: ListedKind,
  { put, reload }: Pick<List<ListedRow>, 'put' | 'reload'>,
  today: string,
) {
  const saving = useRef(new Set<string>());

  async function save(
    edits: readonly Edit[],
    messages: { things: string; done: string; undone: string },
    back?: () => void,
  ): Promise<boolean> {
    // A second click while the first is saved would be rejected as a change by somebody else.
    if (edits.some(({ row }) => saving.current.has(row.id))) return false;
    for (const { row } of edits) saving.current.add(row.id);
    put(edits.map(({ row, change }) => applyChange(row, change)));
    const { things, done, undone } = messages;
    try {
      const { rows, warning } = await saveChanges(kind, edits);
      put(rows);
      const reverse = edits.map(({ row, change }, index) => ({
        row: rows[index] ?? row,
        change: makeReverse(change, row),
      }));
      const run = () => void save(reverse, { things, done: undone, undone: done }, back);
      const action = { label: admin.undo, run, back };
      showToast(withWarning(done, warning), { tone: 'success', action });
      return true;
    } catch (thrown) {
      put(edits.map(({ row }) => row));
      showToast(failure(thrown, edits, things), { tone: 'error' });
      // The answer alone may have been lost.
      if (!hasFailed(thrown, 'signed-out')) void reload();
      return false;
    } finally {
      for (const { row } of edits) saving.current.delete(row.id);
    }
  }

  /** Returns whether it is done; with `back`, the Undo button takes the focus, and `back` returns it. */
  return async (
    rows: readonly ListedRow[],
    name: ChangeName,
    back?: () => void,
  ): Promise<boolean> => {
    const change = makeChange(name, today);
    const edits = rows.filter((row) => !isAlready(row, change)).map((row) => ({ row, change }));
    const things = countThings(kind, rows);
    const done = words.changed[name](things);
    if (edits.length > 0) return save(edits, { things, done, undone: words.undone(things) }, back);
    showToast(done, { tone: 'success' });
    back?.();
    return true;
  };
}
