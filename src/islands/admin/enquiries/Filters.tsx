import { inbox } from '../../../content/inbox';
import type { EnquirySummary } from '../../../domain/enquiry/inbox';
import { Button } from '../Button';
import { useHydrated } from '../use-hydrated';
import styles from './inbox.module.css';
import { countShown, type InboxQuery } from './query';

interface Props {
  enquiries: readonly EnquirySummary[];
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}

/** Search, and the filters with the number of enquiries that each would show. */
export function Filters({ enquiries, query, onChange }: Props) {
  const hydrated = useHydrated();
  return (
    <search className={styles.filters}>
      <div className="field">
        <label htmlFor="inbox-text">{inbox.searchLabel}</label>
        <input
          className="input"
          id="inbox-text"
          type="search"
          disabled={!hydrated}
          value={query.text}
          onChange={({ target }) => onChange({ ...query, text: target.value, open: '' })}
        />
      </div>
      <div role="group" aria-label={inbox.filterLabel} className={styles.choices}>
        {inbox.filters.map(([value, label]) => (
          <Button
            key={value}
            aria-pressed={query.show === value}
            onClick={() => onChange({ ...query, show: value, open: '' })}
          >
            {label} <span className="numbers">{countShown(enquiries, value)}</span>
          </Button>
        ))}
      </div>
    </search>
  );
}
