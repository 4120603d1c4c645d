import { useMemo } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { Button, useHydrated } from '../Button';
import { countNotStated, type ListQuery, sortBy, sortColumns } from './query';
import styles from './records.module.css';
import type { ListedRow } from './rows';

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
  const disabled = !useHydrated();
  const counts = useMemo(() => countNotStated(rows), [rows]);
  const { searchLabel, filterLabel, filters } = adminList[kind];
  const options = [
    ...filters,
    ...optional
      .filter(([name]) => counts.has(name) || name === query.show)
      .map(([name, label]) => [name, adminList.notStated(label, counts.get(name) ?? 0)] as const),
  ];
  return (
    <search className={styles.toolbar}>
      <div className="field">
        <label htmlFor="list-text">{searchLabel}</label>
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
        <label htmlFor="list-show">{filterLabel}</label>
        <select
          className="input"
          id="list-show"
          disabled={disabled}
          value={query.show}
          onChange={({ target }) => onChange({ ...query, show: target.value })}
        >
          {options.map(([value, label]) => (
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
