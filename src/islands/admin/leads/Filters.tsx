import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { Button } from '../Button';
import { useHydrated } from '../use-hydrated';
import styles from './filters.module.css';
import { countShown, type InboxQuery } from './query';

interface Props {
  leads: readonly LeadSummary[];
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}

/** Search, and the states of the leads with how many there are of each. */
export function Filters({ leads, query, onChange }: Props) {
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
      <div role="group" aria-label={inbox.filterLabel} className={styles.states}>
        {inbox.filters.map(([value, label]) => (
          <Button
            key={value}
            aria-pressed={query.show === value}
            onClick={() => onChange({ ...query, show: value, open: '' })}
          >
            {label} <span className="numbers">{countShown(leads, value)}</span>
          </Button>
        ))}
      </div>
    </search>
  );
}
