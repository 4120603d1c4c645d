import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { inbox } from '../../../content/inbox';
import { messages } from '../../../content/messages';
import { isoDay } from '../../../domain/date';
import { isDue, isUnread, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Button } from '../Button';
import { Empty } from '../Empty';
import { More } from '../More';
import { useAddress } from '../use-address';
import { Detail } from './Detail';
import { Filters } from './Filters';
import styles from './inbox.module.css';
import { readInboxQuery, viewEnquiries, writeInboxQuery } from './query';
import { Row } from './Row';
import { useEnquiries } from './use-enquiries';

interface Props {
  enquiries: readonly EnquirySummary[];
  /** Whether the page holds all enquiries; otherwise the rest is fetched. */
  isComplete: boolean;
  /** The query string of the page. */
  address: string;
  /** The day on which the page was made, YYYY-MM-DD. */
  today: string;
}

const rowsAtOnce = 50;

function onVisible(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The day as YYYY-MM-DD: tabs stay open overnight. */
function useToday(served: string): string {
  return useSyncExternalStore(
    onVisible,
    () => isoDay(new Date().toISOString()),
    () => served,
  );
}

function LiveInbox({ enquiries: served, isComplete, address, today: servedToday }: Props) {
  const { enquiries, act, erase, retry, rest } = useEnquiries(served, isComplete);
  const today = useToday(servedToday);
  const [query, setQuery] = useState(() => readInboxQuery(new URLSearchParams(address)));
  const [limit, setLimit] = useState(rowsAtOnce);
  const found = useMemo(() => viewEnquiries(enquiries, query, today), [enquiries, query, today]);
  const count = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = enquiries.find(({ id }) => id === query.open);
  useAddress(writeInboxQuery(query));

  // On phones the other pane is hidden at once, so the focus moves on before anything else happens.
  const onOpen = useCallback((id: string) => {
    flushSync(() => setQuery((before) => ({ ...before, open: id })));
    heading.current?.focus();
  }, []);
  const close = useCallback(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    flushSync(() => setQuery((before) => ({ ...before, open: '' })));
    (row?.isConnected ? row : count.current)?.focus();
  }, []);
  const onErase = useCallback(
    async (id: string) => {
      if (await erase(id)) close();
    },
    [close, erase],
  );
  const onRetry = () => {
    count.current?.focus();
    retry();
  };

  if (enquiries.length === 0 && rest === 'loaded') {
    return <Empty title={inbox.emptyTitle} text={inbox.emptyText} />;
  }
  return (
    <div className={styles.panes} data-open={chosen ? '' : undefined}>
      <div className={styles.list}>
        <Filters enquiries={enquiries} query={query} today={today} onChange={setQuery} />
        <p ref={count} tabIndex={-1} role="status" className={`numbers ${styles.unread}`}>
          {query.text.trim() === ''
            ? inbox.unread(enquiries.filter(isUnread).length)
            : inbox.found(found.length)}
          <span className="quiet" hidden={rest !== 'loading'}>
            {' '}
            {inbox.loading}
          </span>
        </p>
        {rest === 'failed' && (
          <div role="alert" className={styles.failed}>
            <p>{inbox.loadFailed}</p>
            <Button className="button button-quiet" onClick={onRetry}>
              {messages.error.retry}
            </Button>
          </div>
        )}
        {found.length === 0 && rest !== 'loading' && <Empty text={inbox.nothingFound} />}
        <ul ref={list} role="list" className={styles.enquiries}>
          {found.slice(0, limit).map((enquiry) => (
            <Row
              key={enquiry.id}
              enquiry={enquiry}
              isOpen={enquiry.id === query.open}
              isDue={isDue(enquiry, today)}
              onOpen={onOpen}
            />
          ))}
        </ul>
        <More left={found.length - limit} onMore={() => setLimit(limit + rowsAtOnce)} />
      </div>
      <div className={styles.pane}>
        {chosen ? (
          <Detail
            key={chosen.id}
            ref={heading}
            enquiry={chosen}
            today={today}
            act={act}
            onOpen={onOpen}
            onBack={close}
            onErase={onErase}
          />
        ) : (
          <p className={`quiet ${styles.choose}`}>{inbox.choose}</p>
        )}
      </div>
    </div>
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
