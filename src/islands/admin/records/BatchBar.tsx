import { adminBatch } from '../../../content/admin-batch';
import { adminList } from '../../../content/admin-list';
import { trashDays } from '../../../domain/retention';
import { Button } from '../Button';
import { useConfirm } from '../dialog/use-confirm';
import { changeNames, isPossible } from './changes';
import styles from './batch.module.css';
import type { ListedRow } from './rows';
import { type Batch, useBatch } from './use-batch';

interface Props extends Batch {
  selected: readonly ListedRow[];
  /** YYYY-MM-DD. */
  today: string;
}

/** More names than this are only counted. */
const namedFailures = 5;

function failureText(failed: readonly ListedRow[]): string {
  const titles = failed.slice(0, namedFailures).map(({ title }) => `“${title}”`);
  const more = failed.length - titles.length;
  const said = more > 0 ? [...titles, adminBatch.failedAndMore(more)] : titles;
  return `${adminBatch.failed(said)} ${adminBatch.tryAgain}`;
}

/** What can be done with the selected rows; at the lower edge, so that no row moves when it appears. */
export default function BatchBar({ selected, today, ...batch }: Props) {
  const { kind, choose, focus } = batch;
  const { progress, failed, forget, change, trash } = useBatch(batch);
  const { ask, dialog } = useConfirm();
  // A failed row may be gone from the list; which one failed is told all the same.
  if (selected.length === 0 && failed.length === 0 && progress === null) return null;
  const isBusy = progress !== null;
  const offered = changeNames
    .map((name) => ({ name, rows: selected.filter((row) => isPossible(name, row)) }))
    .filter(({ rows }) => rows.length > 0);
  const onClear = () => {
    choose([]);
    forget();
    focus();
  };
  const onTrash = async () => {
    const things = adminList[kind].found(selected.length);
    if (await ask(adminBatch.ask(things, trashDays))) await trash(selected);
  };
  const act = (run: () => void) => ({
    'aria-disabled': isBusy || undefined,
    onClick: () => {
      if (!isBusy) run();
    },
  });
  return (
    <>
      <div className={styles.batch} role="group" aria-label={adminBatch.label}>
        <p role="status" className="numbers">
          {progress
            ? adminBatch.progress(progress.done, progress.total)
            : adminBatch.selected(selected.length)}
        </p>
        <Button className="button-text" {...act(onClear)}>
          {adminBatch.clear}
        </Button>
        {failed.length > 0 && !isBusy && (
          <p role="alert" className={`field-error ${styles.failed}`}>
            {failureText(failed)}
          </p>
        )}
        {kind === 'property' &&
          offered.map(({ name, rows }) => (
            <Button
              key={name}
              className="button button-quiet"
              {...act(() => void change(rows, name, today))}
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
