import { useCallback, useMemo, useRef, useState } from 'react';
import { inbox } from '../../../content/inbox';
import { messages } from '../../../content/messages';
import { isUnread, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Button, useHydrated } from '../Button';
import { Empty } from '../Empty';
import { More } from '../More';
import { useAddress } from '../use-address';
import styles from './inbox.module.css';
import {
  countShown,
  type InboxQuery,
  readInboxQuery,
  viewEnquiries,
  writeInboxQuery,
} from './query';
import { Row } from './Row';
import { useEnquiries } from './use-enquiries';

interface FilterProps {
  enquiries: readonly EnquirySummary[];
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}

/** Search, and the filters with the number of enquiries that each would show. */
function Filters({ enquiries, query, onChange }: FilterProps) {
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

interface Props {
  enquiries: readonly EnquirySummary[];
  /** Whether the page holds all enquiries; otherwise the rest is fetched. */
  isComplete: boolean;
  /** The query string of the page. */
  address: string;
}

const rowsAtOnce = 50;

function LiveInbox({ enquiries: served, isComplete, address }: Props) {
  const { enquiries, act, erase, retry, isIncomplete } = useEnquiries(served, isComplete);
  const [query, setQuery] = useState(() => readInboxQuery(new URLSearchParams(address)));
  const [limit, setLimit] = useState(rowsAtOnce);
  const found = useMemo(() => viewEnquiries(enquiries, query), [enquiries, query]);
  const count = useRef<HTMLParagraphElement>(null);
  useAddress(writeInboxQuery(query));

  const onToggle = useCallback(
    (id: string) => setQuery((before) => ({ ...before, open: before.open === id ? '' : id })),
    [],
  );
  // The element that had the focus no longer exists afterwards.
  const onErase = useCallback(
    async (id: string) => {
      if (await erase(id)) count.current?.focus();
    },
    [erase],
  );
  const onRetry = () => {
    count.current?.focus();
    retry();
  };

  if (enquiries.length === 0) return <Empty title={inbox.emptyTitle} text={inbox.emptyText} />;
  return (
    <>
      <Filters enquiries={enquiries} query={query} onChange={setQuery} />
      <p ref={count} tabIndex={-1} role="status" className={`numbers ${styles.unread}`}>
        {inbox.unread(enquiries.filter(isUnread).length)}
      </p>
      {isIncomplete && (
        <div role="alert" className={styles.failed}>
          <p>{inbox.loadFailed}</p>
          <Button className="button button-quiet" onClick={onRetry}>
            {messages.error.retry}
          </Button>
        </div>
      )}
      {found.length === 0 && <Empty text={inbox.nothingFound} />}
      <ul role="list" className={styles.enquiries}>
        {found.slice(0, limit).map((enquiry) => (
          <Row
            key={enquiry.id}
            enquiry={enquiry}
            isOpen={enquiry.id === query.open}
            onToggle={onToggle}
            act={act}
            onErase={onErase}
          />
        ))}
      </ul>
      <More left={found.length - limit} onMore={() => setLimit(limit + rowsAtOnce)} />
    </>
  );
}

/** The operator's inbox. */
export default function Inbox(props: Props) {
  return (
    <ErrorBoundary>
      <LiveInbox {...props} />
    </ErrorBoundary>
  );
}
