import { useState } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminBatch } from '../../../content/admin-batch';
import { adminList } from '../../../content/admin-list';
import { trashDays } from '../../../domain/retention';
import { Button } from '../Button';
import { useConfirm } from '../dialog/use-confirm';
import { type ChangeName, changeNames, isPossible } from './changes';
import styles from './records.module.css';
import type { ListedRow } from './rows';

interface Props {
  kind: RecordKind;
  selected: readonly ListedRow[];
  change: (rows: readonly ListedRow[], name: ChangeName, back: () => void) => Promise<boolean>;
  remove: (rows: readonly ListedRow[], back: () => void) => Promise<boolean>;
  choose: (rows: readonly ListedRow[]) => void;
  /** Takes the focus when the bar that had it goes. */
  focus: () => void;
}

/** What can be done with the selected rows, all or none; at the lower edge, so that no row moves when it appears. */
export function BatchBar({ kind, selected, change, remove, choose, focus }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { ask, dialog } = useConfirm();
  if (selected.length === 0) return null;
  const offered = changeNames
    .map((name) => ({ name, rows: selected.filter((row) => isPossible(name, row)) }))
    .filter(({ rows }) => rows.length > 0);
  /** After a failure the rows stay selected, to try again. */
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    if (await work()) choose([]);
    setBusy(false);
  };
  const onClear = () => {
    choose([]);
    focus();
  };
  const onTrash = async () => {
    const things = adminList[kind].found(selected.length);
    const isSure = await ask(adminBatch.ask(things, trashDays));
    if (isSure) await run(() => remove(selected, focus));
  };
  const act = (start: () => void) => ({
    'aria-disabled': isBusy || undefined,
    onClick: () => {
      if (!isBusy) start();
    },
  });
  return (
    <>
      <div className={`cluster ${styles.batch}`} role="group" aria-label={adminBatch.label}>
        <p role="status" className="numbers">
          {adminBatch.selected(selected.length)}
        </p>
        <Button className="button-text" {...act(onClear)}>
          {adminBatch.clear}
        </Button>
        {kind === 'property' &&
          offered.map(({ name, rows }) => (
            <Button
              key={name}
              className="button button-quiet"
              {...act(() => void run(() => change(rows, name, focus)))}
            >
              {adminBatch.changes[name]}
            </Button>
          ))}
        <Button className="button button-quiet" {...act(() => void onTrash())}>
          {adminList.delete}
        </Button>
      </div>
      {dialog}
    </>
  );
}
