import { useCallback, useMemo, useRef, useState } from 'react';
import { inbox } from '../../../content/inbox';
import { countWords } from '../../../domain/count-words';
import { isUnread, type LeadSummary } from '../../../domain/lead/inbox';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Empty } from '../Empty';
import { More } from '../More';
import { useAddress } from '../use-address';
import { Filters } from './Filters';
import styles from './inbox.module.css';
import { LeadItem } from './LeadItem';
import { LoadFailed } from './LoadFailed';
import { readInboxQuery, viewLeads, writeInboxQuery } from './query';
import { useInbox } from './use-inbox';

interface Props {
  leads: readonly LeadSummary[];
  /** Whether the page holds all leads; otherwise the rest is fetched. */
  isComplete: boolean;
  /** The query that the page was asked with, as text. */
  address: string;
}

const pageSize = 50;

function LiveInbox({ leads: served, isComplete, address }: Props) {
  const { leads, act, erase, retry, hasFailed } = useInbox(served, isComplete);
  const [query, setQuery] = useState(() => readInboxQuery(new URLSearchParams(address)));
  const [limit, setLimit] = useState(pageSize);
  const found = useMemo(() => viewLeads(leads, query), [leads, query]);
  const count = useRef<HTMLParagraphElement>(null);
  useAddress(writeInboxQuery(query));

  const onToggle = useCallback(
    (id: string) => setQuery((before) => ({ ...before, open: before.open === id ? '' : id })),
    [],
  );
  // What had the focus is gone afterwards.
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

  if (leads.length === 0) return <Empty title={inbox.emptyTitle} text={inbox.emptyText} />;
  return (
    <>
      <Filters leads={leads} query={query} onChange={setQuery} />
      <p ref={count} tabIndex={-1} role="status" className={`numbers ${styles.unread}`}>
        {countWords(leads.filter(isUnread).length, inbox.unread)}
      </p>
      {hasFailed && <LoadFailed onRetry={onRetry} />}
      {found.length === 0 && <Empty text={inbox.nothingFound} />}
      <ul role="list" className={styles.leads}>
        {found.slice(0, limit).map((lead) => (
          <LeadItem
            key={lead.id}
            lead={lead}
            isOpen={lead.id === query.open}
            onToggle={onToggle}
            act={act}
            onErase={onErase}
          />
        ))}
      </ul>
      <More left={found.length - limit} onMore={() => setLimit(limit + pageSize)} />
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
