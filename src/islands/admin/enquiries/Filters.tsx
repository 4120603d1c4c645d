import { inbox } from '../../../content/inbox';
import type { EnquirySummary } from '../../../domain/enquiry/inbox';
import { Button, useHydrated } from '../Button';
import styles from './inbox.module.css';
import { countShown, type InboxQuery } from './query';

interface Props {
  enquiries: readonly EnquirySummary[];
  query: InboxQuery;
  today: string;
  onChange: (query: InboxQuery) => void;
}

/** Search, and the filters with the number of enquiries that each would show; possible spam is not loaded before it is asked for. */
export function Filters({ enquiries, query, today, onChange }: Props) {
  const hydrated = useHydrated();
  return (
    <search className={styles.filters}>
      <label htmlFor="inbox-text" className="visually-hidden">
        {inbox.searchLabel}
      </label>
      <input
        className="input"
        id="inbox-text"
        type="search"
        placeholder={inbox.searchHint}
        disabled={!hydrated}
        value={query.text}
        onChange={({ target }) => onChange({ ...query, text: target.value, open: '' })}
      />
      <div role="group" aria-label={inbox.filterLabel} className={styles.choices}>
        {inbox.filters.map(([value, label]) => (
          <Button
            key={value}
            aria-pressed={query.show === value}
            onClick={() => onChange({ ...query, show: value, open: '' })}
          >
            {label}{' '}
            {value !== 'quarantined' && (
              <span className="numbers">{countShown(enquiries, value, today)}</span>
            )}
          </Button>
        ))}
      </div>
    </search>
  );
}
