import { useMemo } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { Button, useHydrated } from '../Button';
import { countNotStated, type ListQuery, sortBy, sortColumns } from './query';
import type { ListedRow } from './rows';
import styles from './controls.module.css';

interface ControlProps {
  kind: RecordKind;
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** The names of fields, each with its label. */
export type OptionalFields = readonly (readonly [name: string, label: string])[];

interface ToolbarProps extends ControlProps {
  rows: readonly ListedRow[];
  optional: OptionalFields;
}

/** Search and filter. */
export function Toolbar({ kind, query, onChange, rows, optional }: ToolbarProps) {
  const hydrated = useHydrated();
  const counts = useMemo(() => countNotStated(rows), [rows]);
  const gaps = optional.filter(([name]) => counts.has(name) || name === query.show);
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
          {gaps.map(([name, label]) => (
            <option key={name} value={name}>
              {adminList.notStated(label, counts.get(name) ?? 0)}
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
