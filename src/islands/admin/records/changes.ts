/**
 * The changes that a list offers without a form: what each sets, when it is possible, how the row looks after it, and its
 * opposite, which is "Undo".
 */
import { useRef } from 'react';
import { currentRecord, hasFailed } from '../../../api/failure';
import { changeRecords, type RecordChange } from '../../../api/records';
import { type Gap, gaps } from '../../../domain/attention';
import { formatRent } from '../../../domain/property/format';
import { readPrice } from '../../../domain/property/measure';
import { editedFields, type ListedRow, readHandoverFacts } from '../../../domain/list/row';
import type { ListedKind } from '../../../domain/record';
import { admin } from '../../../content/admin/admin';
import { adminList, countThings } from '../../../content/admin/list';
import { tenancyWords } from '../../../content/admin/editing';
import { findOutdated, tenancyFields } from '../../../domain/property/changeover';
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

/** The row with what was edited in it, and what it lacks then. */
function withWritten(row: ListedRow, written: NonNullable<ListedRow['written']>): ListedRow {
  const { price } = written;
  const missing = row.missing.filter((name) => name !== 'price' || price === '');
  const hasGap = (gap: Gap) => {
    if (gap === 'facts') return missing.length > 0;
    return gap === 'rent' ? readPrice(price) === null : row.gaps.includes(gap);
  };
  return {
    ...row,
    written,
    facts: [formatRent(price), ...row.facts.slice(1)],
    gaps: gaps.filter(hasGap),
    missing,
  };
}

/** A change of a row, with what it leaves without a meaning. */
function withOutdated(row: ListedRow, change: RecordChange): RecordChange {
  const facts = readHandoverFacts(row);
  return { ...change, ...(facts && findOutdated(facts, change)) };
}

/** The row with a change, and without what that leaves without a meaning. */
export function applyChange(row: ListedRow, change: RecordChange): ListedRow {
  const whole = withOutdated(row, change);
  const { featured, checkedOn, shown, noticeOrToken } = { ...row, ...whole };
  const { status: group = row.group } = whole;
  const changed = { ...row, group, featured, checkedOn, shown, noticeOrToken };
  const edited = editedFields.filter((name) => whole[name] !== undefined);
  if (!row.written || edited.length === 0) return changed;
  const texts = Object.fromEntries(edited.map((name) => [name, whole[name]]));
  return withWritten(changed, { ...row.written, ...texts });
}

/** What a row has of the fields that a change can set. */
function readState({
  group,
  featured,
  checkedOn,
  shown,
  noticeOrToken,
  written,
}: ListedRow): RecordChange {
  const status = group === 'Occupied' ? 'Occupied' : 'Available';
  return { status, featured, checkedOn, shown, noticeOrToken, ...written };
}

/** Whether a record is so already. */
export function isAlready(row: ListedRow, change: RecordChange): boolean {
  const state = new Map<string, unknown>(Object.entries(readState(row)));
  return Object.entries(change).every(([name, value]) => state.get(name) === value);
}

/** The change that takes another one back: it sets what the row had. */
export function makeReverse(change: RecordChange, before: ListedRow): RecordChange {
  const changed = withOutdated(before, change);
  return Object.fromEntries(Object.entries(readState(before)).filter(([name]) => name in changed));
}

/** Whether the form would take a change: a rent that there was not cannot be taken back to none. */
const isAllowed = ({ price }: RecordChange) => price !== '';

export interface RowEdit {
  row: ListedRow;
  change: RecordChange;
}

/** Saves changes over the versions of the rows, all or none; returns the rows as they are then, and the server's warning. */
async function saveChanges(kind: ListedKind, edits: readonly RowEdit[]) {
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

function failure(thrown: unknown, edits: readonly RowEdit[], things: string): string {
  const stale = currentRecord(thrown, hasId)?._id;
  const found = edits.find(({ row }) => row.id === stale);
  if (found) return words.changedElsewhere(found.row.title);
  return words.changeFailed(things, failureText(thrown));
}

/**
 * Changes records from their list: shown at once, saved over their versions only, all or none, with one Undo. Saves go one
 * after the other, so that a row can be changed again before the answer is there.
 */
export function useChange(
  kind: ListedKind,
  { put, reload }: Pick<List<ListedRow>, 'put' | 'reload'>,
  today: string,
) {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** What is shown and not saved yet. */
  const pending = useRef<readonly RowEdit[]>([]);
  /** The version that a save from here made of another. */
  const followers = useRef(new Map<string, string>());

  const withPending = (row: ListedRow) =>
    pending.current
      .filter((edit) => edit.row.id === row.id)
      .reduce((now, { change }) => applyChange(now, change), row);
  const withVersion = (row: ListedRow): ListedRow => {
    const version = followers.current.get(row.version);
    return version === undefined ? row : withVersion({ ...row, version });
  };

  async function save(
    edits: readonly RowEdit[],
    messages: { things: string; done: string; undone: string },
    back?: () => void,
  ): Promise<boolean> {
    pending.current = [...pending.current, ...edits];
    put(edits.map(({ row }) => withPending(row)));
    const { things, done, undone } = messages;
    const turn = queue.current.then(async () => {
      const current = edits.map(({ row, change }) => ({ row: withVersion(row), change }));
      const saved = await saveChanges(kind, current);
      current.forEach(({ row }, index) => {
        const version = saved.rows[index]?.version;
        if (version !== undefined && version !== row.version)
          followers.current.set(row.version, version);
      });
      return saved;
    });
    queue.current = turn.catch(() => null);
    const end = () => (pending.current = pending.current.filter((edit) => !edits.includes(edit)));
    try {
      const { rows, warning } = await turn;
      end();
      put(rows.map(withPending));
      const reverse = edits.map(({ row, change }, index) => ({
        row: rows[index] ?? row,
        change: makeReverse(change, row),
      }));
      const run = () => void save(reverse, { things, done: undone, undone: done }, back);
      const action = { label: admin.undo, run, back };
      const canUndo = reverse.every(({ change }) => isAllowed(change));
      showToast(withWarning(done, warning), { tone: 'success', ...(canUndo && { action }) });
      if (!canUndo) back?.();
      // Whether visitors see it now, the server alone knows.
      if (edits.some(({ row }) => row.missing.length > 0)) void reload();
      return true;
    } catch (thrown) {
      end();
      put(edits.map(({ row }) => withPending(row)));
      showToast(failure(thrown, edits, things), { tone: 'error' });
      // The answer alone may have been lost.
      if (!hasFailed(thrown, 'signed-out')) void reload();
      return false;
    }
  }

  /**
   * Sets one state of records. Returns whether it is done; with `back`, the Undo button takes the focus, and `back` returns
   * it.
   */
  async function change(
    rows: readonly ListedRow[],
    name: ChangeName,
    back?: () => void,
  ): Promise<boolean> {
    const wanted = makeChange(name, today);
    const edits = rows
      .filter((row) => !isAlready(row, wanted))
      .map((row) => ({ row, change: wanted }));
    const things = countThings(kind, rows);
    const isEnded =
      name === 'Available' &&
      edits.some(({ row: { written } }) => tenancyFields.some((field) => written?.[field]));
    const done = [words.changed[name](things), ...(isEnded ? [tenancyWords.ended] : [])].join('. ');
    if (edits.length > 0) return save(edits, { things, done, undone: words.undone(things) }, back);
    showToast(done, { tone: 'success' });
    back?.();
    return true;
  }

  /** Saves what somebody has typed for records, all or none; returns whether it is done. */
  function edit(
    edits: readonly RowEdit[],
    makeDone: (things: string) => string,
    back?: () => void,
  ): Promise<boolean> {
    const rows = edits.map(({ row }) => row);
    const things = countThings(kind, rows);
    return save(edits, { things, done: makeDone(things), undone: words.undone(things) }, back);
  }

  return { change, edit };
}

export type SaveEdits = ReturnType<typeof useChange>['edit'];
