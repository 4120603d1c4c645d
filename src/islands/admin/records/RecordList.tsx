import { useRef, useState } from 'react';
import type { ListedKind } from '../../../domain/record';
import { adminList } from '../../../content/admin/list';
import { trashDays } from '../../../domain/retention-periods';
import { useConfirm } from '../Dialog';
import { EmptyList, More, Stale } from '../list/ListEnd';
import { useFoundProperties } from '../list/use-found-properties';
import { useQuery } from '../list/use-query';
import { useToday } from '../use-today';
import { BatchBar, Heads, type OptionalFields, Toolbar } from './Controls';
import { defaultListQuery, viewRows } from './query';
import styles from './records.module.css';
import { Check, RecordTable } from './RecordTable';
import { ListRow } from './Row';
import type { ListedRow } from './rows';
import { useRecords } from './use-records';

interface Props {
  kind: ListedKind;
  rows: readonly ListedRow[];
  address: string;
  today: string;
  optional: OptionalFields;
}

export default function RecordList(props: Props) {
  const { kind, address, optional } = props;
  const today = useToday(props.today);
  const { list, change, edit, fill, remove } = useRecords(kind, props.rows, today);
  const { query, limit, ask: askFor, more } = useQuery(defaultListQuery, address);
  const { rows } = list;
  const understood = useFoundProperties(kind === 'property' ? 'properties' : null, query.text);
  const found = viewRows(list.loaded, query, today, understood);
  const shown = found.slice(0, limit).map(list.latest);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = found.filter(({ id }) => ids.has(id)).map(list.latest);
  const areAllSelected = shown.every(({ id }) => ids.has(id));
  const { ask, dialog } = useConfirm();
  const count = useRef<HTMLParagraphElement>(null);
  const table = useRef<HTMLTableElement>(null);

  const toggle = (id: string) =>
    setIds(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]));
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

  const words = adminList[kind];
  const controls = {
    kind,
    query,
    onChange: (next: typeof query) => {
      list.reorder();
      askFor(next);
    },
  };
  const check = (
    <Check
      label={adminList.selectAll}
      checked={areAllSelected}
      isMixed={selected.length > 0 && !areAllSelected}
      onChange={() => setIds(new Set(areAllSelected ? [] : shown.map(({ id }) => id)))}
    />
  );
  return (
    <>
      <Stale list={list} text={adminList.reloadFailed} />
      {rows.length === 0 ? (
        <EmptyList title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <Toolbar {...controls} rows={rows} optional={optional} />
          <p
            ref={count}
            tabIndex={-1}
            role="status"
            className={`quiet numbers small ${styles.count}`}
          >
            {[words.found(found.length), ...(understood?.labels ?? [])].join(' · ')}
          </p>
          {found.length === 0 ? (
            <EmptyList text={adminList.nothingFound} />
          ) : (
            <RecordTable
              ref={table}
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
                  onSelect={toggle}
                  today={today}
                  onChange={change}
                  onEdit={edit}
                  onDelete={onDelete}
                />
              ))}
            </RecordTable>
          )}
          <More left={found.length - shown.length} onMore={more} />
        </>
      )}
      <BatchBar
        kind={kind}
        selected={selected}
        found={found.length}
        onAll={() => setIds(new Set(found.map(({ id }) => id)))}
        change={change}
        edit={edit}
        fill={fill}
        remove={remove}
        onClear={() => setIds(new Set())}
        focus={() => count.current?.focus()}
      />
      {dialog}
    </>
  );
}
