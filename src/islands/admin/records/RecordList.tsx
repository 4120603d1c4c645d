import { memo, useCallback, useRef } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { shownValue } from '../../../content/choices';
import { paths } from '../../../paths';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Button, useHydrated } from '../Button';
import { useConfirm } from '../dialog/use-confirm';
import { Empty } from '../Empty';
import { rowId } from '../list-address';
import { More } from '../More';
import styles from './records.module.css';
import { type ListQuery, sortBy, sortColumns } from './query';
import { RecordRow, RecordTable } from './RecordTable';
import type { ListedRow } from './rows';
import { useArrival } from './use-arrival';
import { useQuery, useRecords } from './use-records';

interface RowProps {
  kind: RecordKind;
  row: ListedRow;
  onDelete: (row: ListedRow, button: Element) => Promise<void>;
}

/** The field that a list is grouped by. */
const groups = { property: 'status', blog: 'blogType' };
const forms = { property: paths.admin.property, blog: paths.admin.blog };

function Gaps({ gaps }: Pick<ListedRow, 'gaps'>) {
  if (gaps.length === 0) return null;
  return <p className={styles.gaps}>{gaps.map((gap) => adminList.gaps[gap]).join(', ')}</p>;
}

function ListRow({ kind, row, onDelete }: RowProps) {
  const address = forms[kind](row.id);
  return (
    <RecordRow
      id={rowId(row.id)}
      picture={row.picture}
      title={
        <>
          <a href={address}>{row.title}</a>
          <p className={styles.detail}>{row.detail}</p>
          <Gaps gaps={row.gaps} />
        </>
      }
      group={<span className="badge">{shownValue(groups[kind], row.group)}</span>}
      time={row.updatedAt}
      actions={
        <>
          <a className="button-text" href={address}>
            {adminList.edit} <span className="visually-hidden">{row.title}</span>
          </a>
          <Button
            className="button-text"
            onClick={({ currentTarget }) => void onDelete(row, currentTarget)}
          >
            {adminList.delete} <span className="visually-hidden">{row.title}</span>
          </Button>
        </>
      }
    />
  );
}

/** One record; unchanged ones are not rendered again with every key of a search. */
const Row = memo(ListRow);

interface ControlProps {
  kind: RecordKind;
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Search and filter. */
function Toolbar({ kind, query, onChange }: ControlProps) {
  const hydrated = useHydrated();
  const { searchLabel, filterLabel, filters } = adminList[kind];
  return (
    <search className={styles.toolbar}>
      <div className="field">
        <label htmlFor="list-text">{searchLabel}</label>
        <input
          className="input"
          id="list-text"
          type="search"
          disabled={!hydrated}
          value={query.text}
          onChange={({ target }) => onChange({ ...query, text: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="list-show">{filterLabel}</label>
        <select
          className="input"
          id="list-show"
          disabled={!hydrated}
          value={query.show}
          onChange={({ target }) => onChange({ ...query, show: target.value })}
        >
          {filters.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}

/** The column headers, which sort. */
function Heads({ kind, query, onChange }: ControlProps) {
  const order = query.descending ? 'descending' : 'ascending';
  return sortColumns.map((column) => (
    <th key={column} scope="col" aria-sort={query.sort === column ? order : undefined}>
      <Button onClick={() => onChange(sortBy(query, column))}>
        {adminList[kind].columns[column]}
      </Button>
    </th>
  ));
}

interface Props {
  kind: RecordKind;
  rows: readonly ListedRow[];
  /** The query string of the page. */
  address: string;
}

function LiveList({ kind, rows: served, address }: Props) {
  const { rows, remove } = useRecords(kind, served);
  const { query, found, shown, change, more, reach } = useQuery(kind, rows, address);
  useArrival(reach);
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
      const isSure = await ask({ title: title(row.title), text, confirm });
      if (isSure) await remove(row, () => focusNear(place));
    },
    [ask, remove, focusNear],
  );

  const words = adminList[kind];
  if (rows.length === 0) return <Empty title={words.emptyTitle} text={words.emptyText} />;
  const controls = { kind, query, onChange: change };
  return (
    <>
      <Toolbar {...controls} />
      <p ref={count} tabIndex={-1} role="status" className={`quiet numbers ${styles.count}`}>
        {words.found(found)}
      </p>
      {found === 0 ? (
        <Empty text={adminList.nothingFound} />
      ) : (
        <RecordTable ref={table} caption={words.caption} heads={<Heads {...controls} />}>
          {shown.map((row) => (
            <Row key={row.id} kind={kind} row={row} onDelete={onDelete} />
          ))}
        </RecordTable>
      )}
      <More left={found - shown.length} onMore={more} />
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
