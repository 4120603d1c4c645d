import { useCallback, useRef } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { trashDays } from '../../../domain/retention';
import { ErrorBoundary } from '../../ErrorBoundary';
import { useConfirm } from '../dialog/use-confirm';
import { later } from '../later';
import { Empty, More } from '../ListEnd';
import { useToday } from '../use-today';
import { Check } from './Check';
import { Heads, type OptionalFields, Toolbar } from './Controls';
import styles from './controls.module.css';
import { RecordTable } from './RecordTable';
import { Row } from './Row';
import type { ListedRow } from './rows';
import { useArrival } from './use-arrival';
import { useQuery, useRecords } from './use-records';
import { useSelection } from './use-selection';
import { useChange } from './use-change';

const BatchBar = later(() => import('./BatchBar'));

interface Props {
  kind: RecordKind;
  rows: readonly ListedRow[];
  /** The query string of the page. */
  address: string;
  /** YYYY-MM-DD. */
  today: string;
  /** The names and labels of the fields that need not be stated. */
  optional: OptionalFields;
}

function LiveList(props: Props) {
  const { kind, address, optional } = props;
  const today = useToday(props.today);
  const records = useRecords(kind, props.rows);
  const { rows, remove } = records;
  const { query, found, shown, change, more, reach } = useQuery(kind, records, address, today);
  useArrival(reach);
  const onChange = useChange(records, today);
  const { ids, isUsed, selected, toggle, choose } = useSelection(shown);
  const { ask, dialog } = useConfirm();
  const count = useRef<HTMLParagraphElement>(null);
  const table = useRef<HTMLTableElement>(null);

  /** The focus goes to the row now in the deleted one's position. */
  const focusNear = useCallback((place: number) => {
    const left = [...(table.current?.tBodies[0]?.rows ?? [])];
    const row = left[Math.min(place, left.length - 1)];
    (row?.querySelector('a') ?? count.current)?.focus({ preventScroll: true });
  }, []);
  const onDelete = useCallback(
    async (row: ListedRow, button: Element) => {
      const { title, text, confirm } = adminList.ask;
      const place = button.closest('tr')?.sectionRowIndex ?? 0;
      const isSure = await ask({ title: title(row.title), text: text(trashDays), confirm });
      if (isSure) await remove([row], () => focusNear(place));
    },
    [ask, remove, focusNear],
  );

  const words = adminList[kind];
  const areAllSelected = selected.length === shown.length;

  const controls = { kind, query, onChange: change };
  const list = (
    <>
      <Toolbar {...controls} rows={rows} optional={optional} />
      <p ref={count} tabIndex={-1} role="status" className={`quiet numbers ${styles.count}`}>
        {words.found(found)}
      </p>
      {found === 0 ? (
        <Empty text={adminList.nothingFound} />
      ) : (
        <RecordTable
          ref={table}
          caption={words.caption}
          check={
            <Check
              label={adminList.selectAll}
              checked={areAllSelected}
              isMixed={selected.length > 0 && !areAllSelected}
              onChange={() => choose(areAllSelected ? [] : shown)}
            />
          }
          heads={<Heads {...controls} />}
        >
          {shown.map((row) => (
            <Row
              key={row.id}
              kind={kind}
              row={row}
              isSelected={ids.has(row.id)}
              onSelect={toggle}
              today={today}
              onChange={onChange}
              onDelete={onDelete}
            />
          ))}
        </RecordTable>
      )}
      <More left={found - shown.length} onMore={more} />
    </>
  );
  return (
    <>
      {rows.length === 0 ? <Empty title={words.emptyTitle} text={words.emptyText} /> : list}
      {isUsed && (
        <BatchBar
          need={selected}
          kind={kind}
          selected={selected}
          change={onChange}
          remove={remove}
          choose={choose}
          focus={() => count.current?.focus()}
        />
      )}
      {dialog}
    </>
  );
}

/** The operator's list of properties or blog posts. */
export default function RecordList(props: Props) {
  return (
    <ErrorBoundary>
      <LiveList {...props} />
    </ErrorBoundary>
  );
}
