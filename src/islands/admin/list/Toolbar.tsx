import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { useHydrated } from '../use-hydrated';
import type { ListQuery } from './query';
import styles from './toolbar.module.css';

interface Props {
  kind: RecordKind;
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Search and filter. */
export function Toolbar({ kind, query, onChange }: Props) {
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
