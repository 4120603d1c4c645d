/**
 * What stands above a list of properties or blog posts: search, filters, order, and the heads that sort. It changes the
 * query alone; the server answers it.
 */
import { useState } from 'react';
import {
  findOrder,
  headColumns,
  type ListQuery,
  sortBy,
  type SortColumn,
  sortColumns,
  writeOrder,
} from '../../../domain/list/query';
import type { ListedRow } from '../../../domain/list/row';
import { type ListedKind, maxSeveral } from '../../../domain/record';
import type { RequiredPropertyField } from '../../../domain/property/fields';
import { rentWords } from '../../../content/admin/editing';
import { adminBatch, adminList } from '../../../content/admin/list';
import { trashDays } from '../../../domain/retention-periods';
import { Select } from '../../form/Select';
import { Button } from '../Button';
import { useConfirm } from '../Dialog';
import { useHydrated } from '../use-hydrated';
import { type ChangeName, changeNames, isPossible, type SaveEdits } from './changes';
import { ChangeRents } from './ChangeRents';
import { FillIn } from './FillIn';
import { shareLink } from './share';
import styles from './records.module.css';
import { useShared } from './use-shared';

interface ControlProps {
  kind: ListedKind;
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

export type OptionalFields = readonly (readonly [name: string, label: string])[];

interface ToolbarProps extends ControlProps {
  /** How many rows do not state a field, by its name. */
  counts: Readonly<Record<string, number>>;
  optional: OptionalFields;
}

const columnKinds = {
  title: 'letters',
  group: 'letters',
  updated: 'time',
  rent: 'rupees',
  place: 'letters',
  checked: 'time',
} as const satisfies Record<SortColumn, string>;

/** The orders of a list: each column in both directions. */
function listOrders(kind: ListedKind): [order: string, label: string][] {
  const labels: Partial<Record<SortColumn, string>> = adminList[kind].columns;
  return sortColumns[kind].flatMap((column) =>
    [false, true].map((isDescending): [string, string] => [
      writeOrder({ column, isDescending }),
      adminList.order(labels[column] ?? '', columnKinds[column], isDescending),
    ]),
  );
}

export function Toolbar({ kind, query, onChange, counts, optional }: ToolbarProps) {
  const disabled = !useHydrated();
  const { searchLabel, filterLabel, filters } = adminList[kind];
  const options = [
    ...filters,
    ...optional
      .filter(([name]) => name in counts || name === query.show)
      .map(([name, label]) => [name, adminList.notStated(label, counts[name] ?? 0)] as const),
  ];
  return (
    <search className={`stack ${styles.toolbar}`}>
      <div className="field">
        <label htmlFor="list-text" className="hidden-on-phones">
          {searchLabel}
        </label>
        <input
          className="input"
          id="list-text"
          type="search"
          placeholder={adminList.searchHint}
          disabled={disabled}
          value={query.text}
          onChange={({ target }) => onChange({ ...query, text: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="list-show" className="hidden-on-phones">
          {filterLabel}
        </label>
        <Select
          id="list-show"
          disabled={disabled}
          value={query.show}
          options={options}
          onChange={({ target }) => onChange({ ...query, show: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="list-sort" className="hidden-on-phones">
          {adminList.sortLabel}
        </label>
        <Select
          id="list-sort"
          disabled={disabled}
          value={writeOrder(findOrder(query))}
          options={listOrders(kind)}
          onChange={({ target }) => onChange({ ...query, sort: target.value })}
        />
      </div>
    </search>
  );
}

export function Heads({ kind, query, onChange }: ControlProps) {
  const order = findOrder(query);
  const way = order.isDescending ? 'descending' : 'ascending';
  return headColumns.map((column) => (
    <th
      key={column}
      scope="col"
      className={column === 'updated' ? styles.day : undefined}
      aria-sort={order.column === column ? way : undefined}
    >
      <div className={column === 'title' ? styles.record : undefined}>
        <Button
          label={adminList[kind].columns[column]}
          onClick={() => onChange(sortBy(query, column))}
        />
        {/* Each fact says by itself what it is; the heads are for the eye that goes down a column. */}
        {column === 'title' && (
          <div aria-hidden="true" className={styles.factHeads}>
            {adminList[kind].facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        )}
      </div>
    </th>
  ));
}

/** The changes that are made every week; the others are behind "More". */
const usualChanges: ReadonlySet<ChangeName> = new Set(['checked', 'Available', 'Occupied']);

interface BatchProps {
  kind: ListedKind;
  selected: readonly ListedRow[];
  /** The ids of all that are ticked, also of those that another search has taken out of the list. */
  ticked: ReadonlySet<string>;
  /** How many rows there are to select. */
  found: number;
  onAll: () => Promise<void>;
  change: (
    rows: readonly ListedRow[],
    name: ChangeName,
    returnFocus: () => void,
  ) => Promise<boolean>;
  edit: SaveEdits;
  fill: (
    rows: readonly ListedRow[],
    fact: RequiredPropertyField,
    value: string,
  ) => Promise<boolean>;
  remove: (rows: readonly ListedRow[], returnFocus: () => void) => Promise<boolean>;
  onClear: () => void;
  /** Takes the focus when the bar that had it goes. */
  focus: () => void;
}

const noHomes: ReadonlySet<string> = new Set();

/** The actions for the selected rows, all or none; at the lower edge, so that no row moves when it appears. */
export function BatchBar(props: BatchProps) {
  const { kind, selected, ticked, found, onAll, change, edit, fill, remove, onClear, focus } =
    props;
  const [isBusy, setBusy] = useState(false);
  const [isAskedRents, askRents] = useState(false);
  const { ask, dialog } = useConfirm();
  const shared = useShared(kind === 'property' ? ticked : noHomes, selected);
  if (ticked.size === 0) return null;
  const offered: readonly ChangeName[] = changeNames[kind];
  const isUsual = (name: ChangeName) => kind === 'blog' || usualChanges.has(name);
  const whileOff = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  /** After a failure the rows stay selected, to try again. */
  const run = (work: () => Promise<boolean>) =>
    whileOff(async () => {
      if (await work()) onClear();
    });
  /** The rows stay selected: another fact may be missing. The bar goes once none of them is in the list. */
  const fillIn: BatchProps['fill'] = (...given) => whileOff(() => fill(...given));
  const clear = () => {
    onClear();
    focus();
  };
  const onTrash = async () => {
    const things = adminList[kind].found(selected.length);
    const isSure = await ask(adminBatch.ask(things, trashDays));
    if (isSure) await run(() => remove(selected, focus));
  };
  const button = (name: ChangeName) => {
    const rows = selected.filter((row) => isPossible(name, row));
    if (rows.length === 0) return null;
    const label = adminBatch.changes[name];
    const onClick = () => run(() => change(rows, name, focus));
    return <Button key={name} look="quiet" label={label} isOff={isBusy} onClick={onClick} />;
  };
  return (
    <>
      <div
        className={`cluster bottom-bar ${styles.batch}`}
        role="group"
        aria-label={adminBatch.label}
      >
        <p role="status" className="numbers">
          {adminBatch.selected(selected.length, ticked.size)}
        </p>
        <Button look="text" label={adminBatch.clear} isOff={isBusy} onClick={clear} />
        {selected.length < Math.min(found, maxSeveral) && (
          <Button
            look="text"
            label={adminBatch.all(found, maxSeveral)}
            isOff={isBusy}
            onClick={() => whileOff(onAll)}
          />
        )}
        <div className={styles.acts}>
          {offered.filter(isUsual).map(button)}
          {shared && shared.length > 0 && (
            <a
              className="button button-quiet"
              href={shareLink(shared, { origin: location.origin })}
              target="_blank"
              rel="noreferrer"
            >
              {adminBatch.share(shared.length)}
            </a>
          )}
          {selected.length > 0 && (
            <Button look="quiet" label={adminList.delete} isOff={isBusy} onClick={onTrash} />
          )}
          {selected.length > 0 && !offered.every(isUsual) && (
            <>
              <Button
                className={`button button-quiet ${styles.more}`}
                popoverTarget="batch-more"
                label={adminBatch.more}
              />
              <div id="batch-more" popover="auto" className={styles.menu}>
                {offered.filter((name) => !isUsual(name)).map(button)}
                <Button
                  look="quiet"
                  label={rentWords.open}
                  isOff={isBusy}
                  onClick={() => askRents(true)}
                />
                <FillIn rows={selected} isOff={isBusy} onFill={fillIn} />
              </div>
            </>
          )}
        </div>
      </div>
      {isAskedRents && (
        <ChangeRents
          rows={selected}
          onClose={() => askRents(false)}
          onSave={(edits, makeDone) => {
            askRents(false);
            return run(() => edit(edits, makeDone, focus));
          }}
        />
      )}
      {dialog}
    </>
  );
}
