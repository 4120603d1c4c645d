import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { Button, useHydrated } from '../Button';
import { type ListQuery, sortBy, sortColumns } from './query';
import styles from './controls.module.css';

interface ControlProps {
  kind: RecordKind;
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Search and filter. */
export function Toolbar({ kind, query, onChange }: ControlProps) {
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
          placeholder={adminList.searchHint}
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
export function Heads({ kind, query, onChange }: ControlProps) {
  const order = query.descending ? 'descending' : 'ascending';
  return sortColumns.map((column) => (
    <th key={column} scope="col" aria-sort={query.sort === column ? order : undefined}>
      <Button onClick={() => onChange(sortBy(query, column))}>
        {adminList[kind].columns[column]}
      </Button>
    </th>
  ));
}
