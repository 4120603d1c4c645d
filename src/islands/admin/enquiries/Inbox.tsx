import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inbox } from '../../../content/inbox';
import { messages } from '../../../content/messages';
import { isDue, isQuarantined, isUnread, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { doubleVisits } from '../../../domain/enquiry/asked-visits';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Button } from '../Button';
import { Empty, More } from '../ListEnd';
import { useAddress } from '../use-address';
import { useToday } from '../use-today';
import { Detail } from './Detail';
import { Filters } from './Filters';
import styles from './inbox.module.css';
import { forgetOldNotes } from './note-drafts';
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

/** The state of the history entry that an opened enquiry has. */
const ownEntry = { enquiry: true };

function isOwnEntry(state: unknown): boolean {
  return state instanceof Object && 'enquiry' in state;
}

function LiveInbox({ enquiries: served, isComplete, address, today: servedToday }: Props) {
  const [query, setQuery] = useState(() => readInboxQuery(new URLSearchParams(address)));
  const isSpamWanted = query.show === 'quarantined';
  const { enquiries, olderSpam, act, erase, retry, rest } = useEnquiries(
    served,
    isComplete,
    isSpamWanted,
  );
  const today = useToday(servedToday);
  const [limit, setLimit] = useState(rowsAtOnce);
  const found = useMemo(() => viewEnquiries(enquiries, query, today), [enquiries, query, today]);
  const doubles = useMemo(() => doubleVisits(enquiries), [enquiries]);
  const count = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = enquiries.find(({ id }) => id === query.open);
  useAddress(writeInboxQuery(query));
  useEffect(forgetOldNotes, []);

  // On phones the other pane is hidden at once, so the focus moves on before anything else happens.
  const show = useCallback((open: string) => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    flushSync(() => setQuery((before) => ({ ...before, open })));
    (heading.current ?? (row?.isConnected ? row : count.current))?.focus();
  }, []);
  // An enquiry has a history entry of its own, so that a phone's Back closes it before it leaves the page.
  const onOpen = useCallback(
    (id: string) => {
      if (!heading.current) history.pushState(ownEntry, '');
      show(id);
    },
    [show],
  );
  const close = useCallback(() => {
    if (isOwnEntry(history.state)) history.back();
    else show('');
  }, [show]);
  useEffect(() => {
    const back = () => show(readInboxQuery(new URLSearchParams(location.search)).open);
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [show]);
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

  const isEmpty = enquiries.every(isQuarantined) && !isSpamWanted;
  const emptyWords = isEmpty
    ? { title: inbox.emptyTitle, text: inbox.emptyText }
    : { text: inbox.nothingFound };

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
        {found.length === 0 && rest === 'loaded' && <Empty {...emptyWords} />}
        <ul ref={list} role="list" className={styles.enquiries}>
          {found.slice(0, limit).map((enquiry) => (
            <Row
              key={enquiry.id}
              enquiry={enquiry}
              isOpen={enquiry.id === query.open}
              isDue={isDue(enquiry, today)}
              isDouble={doubles.has(enquiry.id)}
              onOpen={onOpen}
            />
          ))}
        </ul>
        <More left={found.length - limit} onMore={() => setLimit(limit + rowsAtOnce)} />
        {isSpamWanted && olderSpam > 0 && <p className="quiet">{inbox.olderSpam(olderSpam)}</p>}
      </div>
      <div className={styles.pane}>
        {chosen ? (
          <Detail
            key={chosen.id}
            ref={heading}
            enquiry={chosen}
            isDouble={doubles.has(chosen.id)}
            today={today}
            act={act}
            onOpen={onOpen}
            onBack={close}
            onErase={onErase}
          />
        ) : (
          !isEmpty && <p className={`quiet ${styles.choose}`}>{inbox.choose}</p>
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
