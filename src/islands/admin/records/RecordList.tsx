/**
 * The list of properties or blog posts: which rows are selected, what happens to them, and where the focus goes once a
 * row is gone. Its rows come from the server, for the query in its address.
 */
import { useRef, useState } from 'react';
import { Held } from '../Held';
import { defaultListQuery } from '../../../domain/list/query';
import type { ListedRow } from '../../../domain/list/row';
import type { ListView } from '../../../domain/list/view';
import { type ListedKind, maxSeveral } from '../../../domain/record';
import { adminList } from '../../../content/admin/list';
import { trashDays } from '../../../domain/retention-periods';
import { useConfirm } from '../Dialog';
import { EmptyList, More, Stale } from '../list/ListEnd';
import { readServed, type Served } from '../list/served';
import { useQuery } from '../list/use-query';
import { useSteady } from '../use-steady';
import { useToday } from '../use-today';
import { BatchBar, Heads, type OptionalFields, Toolbar } from './Controls';
import styles from './records.module.css';
import { Check, RecordTable } from './RecordTable';
import { ListRow, type RowActions } from './Row';
import { useRecords } from './use-records';

interface Props {
  kind: ListedKind;
  view: Served<ListView>;
  address: string;
  today: string;
  optional: OptionalFields;
}

export default function RecordList(props: Props) {
  const { kind, address, optional } = props;
  const today = useToday(props.today);
  const { query, written, setQuery } = useQuery(defaultListQuery, address);
  const [served] = useState(() => readServed<ListView>(props.view));
  const { list, change, edit, fill, remove } = useRecords(kind, served, written, today);
  const { rows, shown } = list;
  const { found, literal, total, labels, notStated } = list.answer;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  const areAllSelected = shown.every(({ id }) => ids.has(id));
  const { ask, dialog } = useConfirm();
  const count = useRef<HTMLParagraphElement>(null);
  const table = useRef<HTMLTableElement>(null);

  const toggle = (id: string) => {
    setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  };
  async function onDelete(row: ListedRow, button: Element): Promise<void> {
    const { title, text, confirm } = adminList.ask;
    const index = button.closest('tr')?.sectionRowIndex ?? 0;
    /** The focus goes to the row now in the deleted one's position. */
    const focusNear = () => {
      const left = [...(table.current?.tBodies[0]?.rows ?? [])];
      const near = left[Math.min(index, left.length - 1)]?.querySelector('a');
      (near ?? count.current)?.focus({ preventScroll: true });
    };
    const isSure = await ask({ title: title(row.title), text: text(trashDays), confirm });
    if (isSure) await remove([row], focusNear);
  }

  const actions = useSteady<RowActions>({ select: toggle, change, edit, delete: onDelete });
  const words = adminList[kind];
  async function selectAll(): Promise<void> {
    const held = await list.hold(Math.min(found, maxSeveral));
    if (held) setIds(new Set(held.rows.map(({ id }) => id)));
  }
  const controls = { kind, query, onChange: setQuery };
  const check = (
    <Check
      label={adminList.selectAll}
      checked={areAllSelected}
      isMixed={selected.length > 0 && !areAllSelected}
      onChange={() => setIds(new Set(areAllSelected ? [] : shown.map(({ id }) => id)))}
    />
  );
  return (
    <Held>
      <Stale list={list} text={adminList.reloadFailed} />
      {total === 0 ? (
        <EmptyList title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <Toolbar {...controls} counts={notStated} optional={optional} />
          <p
            ref={count}
            tabIndex={-1}
            role="status"
            className={`quiet numbers small ${styles.count}`}
          >
            {adminList.foundWith(words.found(found), literal < found ? literal : 0, labels)}
          </p>
          {found === 0 ? (
            <EmptyList text={adminList.nothingFound} />
          ) : (
            <RecordTable
              ref={table}
              isBusy={list.isBusy}
              caption={words.caption}
              check={check}
              heads={<Heads {...controls} />}
            >
              {shown.map((row) => (
                <ListRow
                  key={row.id}
                  kind={kind}
                  row={row}
                  isSelected={ids.has(row.id)}
                  today={today}
                  actions={actions}
                />
              ))}
            </RecordTable>
          )}
          <More left={list.left} onMore={list.more} />
        </>
      )}
      <BatchBar
        kind={kind}
        selected={selected}
        ticked={ids}
        found={found}
        onAll={selectAll}
        change={change}
        edit={edit}
        fill={fill}
        remove={remove}
        onClear={() => setIds(new Set())}
        focus={() => count.current?.focus()}
      />
      {dialog}
    </Held>
  );
}
