import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inbox, newEnquiry } from '../../../content/admin/inbox';
import { adminPaths } from '../../../admin-paths';
import { isDue, isUnread } from '../../../domain/enquiry/inbox';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { doubleVisits } from '../../../domain/enquiry/asked-visits';
import { closeOffer } from '../../toasts';
import { Button, ButtonLink } from '../Button';
import { draftNames } from '../drafts';
import { EmptyList, More, Stale } from '../list/ListEnd';
import { useFoundProperties } from '../list/use-found-properties';
import { readQuery, useQuery } from '../list/use-query';
import { useHydrated } from '../use-hydrated';
import { useToday } from '../use-today';
import { Detail } from './Detail';
import styles from './inbox.module.css';
import { countShown, defaultInboxQuery, type InboxQuery, type Seen, viewEnquiries } from './query';
import { EnquiryRow } from './Row';
import { lineDraft, useEnquiries } from './use-enquiries';

interface Props {
  enquiries: readonly Enquiry[];
  isComplete: boolean;
  address: string;
  today: string;
  /** The id of who is signed in. */
  person: string;
}

/** The state of the history entry that an opened enquiry has. */
const ownEntry = { enquiry: true };

export default function Inbox(props: Props) {
  const { query, limit, setQuery, ask, more } = useQuery(defaultInboxQuery, props.address);
  const { list, act, erase } = useEnquiries(props.enquiries, props.isComplete);
  const enquiries = list.rows;
  const today = useToday(props.today);
  const { person } = props;
  const understood = useFoundProperties('enquiries', query.text);
  const found = viewEnquiries(enquiries, query, { today, person }, understood);
  const doubles = doubleVisits(enquiries);
  const count = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = enquiries.find(({ id }) => id === query.enquiry);
  // Discards the drafts that are too old.
  useEffect(() => void draftNames(lineDraft('')), []);

  // On phones the other pane is hidden at once, so the focus moves on before anything else happens.
  const show = (enquiry: string) => {
    closeOffer();
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]');
    flushSync(() => setQuery((before) => ({ ...before, enquiry })));
    (heading.current ?? (row?.isConnected ? row : count.current))?.focus();
  };
  // An enquiry has a history entry of its own, so that a phone's Back closes it before it leaves the page.
  const onOpen = (id: string) => {
    if (!heading.current) history.pushState(ownEntry, '');
    show(id);
  };
  const close = () => {
    if (history.state instanceof Object && 'enquiry' in history.state) history.back();
    else show('');
  };
  const follow = useEffectEvent(() => show(readQuery(defaultInboxQuery, location.search).enquiry));
  useEffect(() => {
    const back = () => follow();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const onErase = async (id: string) => {
    if (await erase(id)) close();
  };
  const stale = {
    hasFailed: list.hasFailed,
    retry: () => {
      count.current?.focus();
      list.retry();
    },
  };

  const isEmpty = enquiries.length === 0;
  const isSearch = query.text.trim() !== '';
  const emptyWords = isEmpty
    ? { title: inbox.emptyTitle, text: inbox.emptyText }
    : { text: isSearch ? inbox.nothingFound : inbox.nothingShown };
  const formatHeading = () => {
    if (isSearch) return inbox.found(found.length);
    if (['', 'new'].includes(query.show)) return inbox.unread(enquiries.filter(isUnread).length);
    return inbox.found(countShown(enquiries, query.show, { today, person }));
  };
  const isWhole = !list.isLoading && !list.hasFailed;

  return (
    <div className={styles.panes} data-open={chosen ? '' : undefined}>
      <div className={styles.list}>
        <Filters enquiries={enquiries} query={query} seen={{ today, person }} onChange={ask} />
        <p ref={count} tabIndex={-1} role="status" className={`numbers ${styles.unread}`}>
          {formatHeading()}
          <span className="quiet" hidden={!list.isLoading}>
            {' '}
            {inbox.loading}
          </span>
        </p>
        <Stale list={stale} text={inbox.loadFailed} />
        {found.length === 0 && isWhole && <EmptyList {...emptyWords} />}
        <ul ref={rows} role="list" className="rows">
          {found.slice(0, limit).map((enquiry) => (
            <EnquiryRow
              key={enquiry.id}
              enquiry={enquiry}
              isOpen={enquiry.id === query.enquiry}
              isDue={isDue(enquiry, today)}
              isDouble={doubles.has(enquiry.id)}
              onOpen={onOpen}
            />
          ))}
        </ul>
        <More left={found.length - limit} onMore={more} />
      </div>
      <div className={styles.pane}>
        {chosen ? (
          <Detail
            key={chosen.id}
            ref={heading}
            enquiry={chosen}
            isDouble={doubles.has(chosen.id)}
            today={today}
            person={person}
            act={act}
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

interface FiltersProps {
  enquiries: readonly Enquiry[];
  query: InboxQuery;
  seen: Seen;
  onChange: (query: InboxQuery) => void;
}

function Filters({ enquiries, query, seen, onChange }: FiltersProps) {
  const hydrated = useHydrated();
  return (
    <search className={`stack tight ${styles.filters}`}>
      <label htmlFor="inbox-text" className="visually-hidden">
        {inbox.searchLabel}
      </label>
      <div className={styles.find}>
        <input
          className="input"
          id="inbox-text"
          type="search"
          placeholder={inbox.searchHint}
          disabled={!hydrated}
          value={query.text}
          onChange={({ target }) => onChange({ ...query, text: target.value, enquiry: '' })}
        />
        <ButtonLink look="main" label={newEnquiry.title} href={adminPaths.newEnquiry} />
      </div>
      <div role="group" aria-label={inbox.filterLabel} className="cluster tight choices">
        {inbox.filters.map(([value, label]) => (
          <Button
            key={value}
            aria-pressed={query.show === value}
            onClick={() => onChange({ ...query, show: value, enquiry: '' })}
          >
            {label} <span className="numbers">{countShown(enquiries, value, seen)}</span>
          </Button>
        ))}
      </div>
    </search>
  );
}
