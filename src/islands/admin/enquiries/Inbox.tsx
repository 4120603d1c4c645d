/**
 * The list of enquiries and the opened one beside it; on phones one of the two, so that Back closes an enquiry and the
 * focus is where somebody continues.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inbox, newEnquiry } from '../../../content/admin/inbox';
import { adminPaths } from '../../../admin-paths';
import { defaultInboxQuery, type InboxQuery, type InboxView } from '../../../domain/enquiry/inbox';
import { listVisits, nameVisit } from '../../../domain/enquiry/asked-visits';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { readQuery } from '../../../domain/list/query';
import { closeOffer } from '../../toasts';
import { Button, ButtonLink } from '../Button';
import { Held } from '../Held';
import { draftNames } from '../drafts';
import { EmptyList, More, Stale } from '../list/ListEnd';
import { readServed, type Served } from '../list/served';
import { useQuery } from '../list/use-query';
import { useHydrated } from '../use-hydrated';
import { useSteady } from '../use-steady';
import { useToday } from '../use-today';
import { Detail } from './Detail';
import styles from './inbox.module.css';
import { EnquiryRow } from './Row';
import { lineDraft, useEnquiries, visitDraft } from './use-enquiries';
import type { Colleague } from './PlanFields';

interface Props {
  view: Served<InboxView>;
  address: string;
  today: string;
  /** The id of who is signed in, and all who may see to an enquiry. */
  person: string;
  people: readonly Colleague[];
}

/** The state of the history entry that an opened enquiry has. */
const ownEntry = { enquiry: true };

export default function Inbox(props: Props) {
  const { query, setQuery } = useQuery(defaultInboxQuery, props.address);
  const [served] = useState(() => readServed<InboxView>(props.view));
  const { list, act, erase } = useEnquiries(served, query);
  const { opened, found, total, counts } = list.answer;
  const doubles = new Set(list.answer.doubles);
  const isDouble = (enquiry: Enquiry) =>
    listVisits(enquiry).some((visit) => doubles.has(nameVisit(enquiry.id, visit)));
  const today = useToday(props.today);
  const { person, people } = props;
  const count = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasClosed = useRef(false);
  const chosen = [...list.rows, ...(opened ? [list.latest(opened)] : [])].find(
    ({ id }) => id === query.enquiry,
  );
  // Discards the drafts that are too old.
  useEffect(() => {
    for (const start of [lineDraft(''), visitDraft('', '')]) draftNames(start);
  }, []);

  // On phones the other pane is hidden at once, so the focus moves on before anything else happens.
  const show = (enquiry: string) => {
    closeOffer();
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]');
    flushSync(() => setQuery((before) => ({ ...before, enquiry })));
    (heading.current ?? (row?.isConnected ? row : count.current))?.focus();
    hasClosed.current = !heading.current;
    // One that is closed may have left what is shown; one that a browser went back to may not be here.
    if (!heading.current) void list.reload();
  };
  // The row that took the focus may be gone with the next answer.
  useEffect(() => {
    if (document.activeElement === document.body && hasClosed.current) count.current?.focus();
    hasClosed.current = false;
  }, [list.answer]);
  // An enquiry has a history entry of its own, so that a phone's Back closes it before it leaves the page.
  const onOpen = (id: string) => {
    if (!heading.current) history.pushState(ownEntry, '');
    show(id);
  };
  const actions = useSteady({ open: onOpen });
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

  const isEmpty = total === 0;
  const answered = readQuery(defaultInboxQuery, list.answered);
  const isSearch = answered.text.trim() !== '';
  const emptyWords = isEmpty
    ? { title: inbox.emptyTitle, text: inbox.emptyText }
    : { text: isSearch ? inbox.nothingFound : inbox.nothingShown };
  const formatHeading = () => {
    if (isSearch) return inbox.found(found);
    if (['', 'new'].includes(answered.show)) return inbox.unread(counts.new ?? 0);
    return inbox.found(counts[answered.show] ?? found);
  };

  return (
    <div className={styles.panes} data-open={chosen ? '' : undefined}>
      <div className={styles.list}>
        <Held>
          <Filters counts={counts} query={query} onChange={setQuery} />
          <p ref={count} tabIndex={-1} role="status" className={`numbers ${styles.unread}`}>
            {formatHeading()}
          </p>
          <Stale list={stale} text={inbox.loadFailed} />
          {found === 0 && <EmptyList {...emptyWords} />}
          <ul ref={rows} role="list" className="rows" aria-busy={list.isBusy}>
            {list.shown.map((enquiry) => (
              <EnquiryRow
                key={enquiry.id}
                enquiry={enquiry}
                isOpen={enquiry.id === query.enquiry}
                today={today}
                isDouble={isDouble(enquiry)}
                actions={actions}
              />
            ))}
          </ul>
          <More left={list.left} onMore={list.more} />
        </Held>
      </div>
      <div className={styles.pane}>
        {chosen ? (
          <Detail
            key={chosen.id}
            ref={heading}
            enquiry={chosen}
            doubles={doubles}
            today={today}
            person={person}
            people={people}
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
  counts: InboxView['counts'];
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}

function Filters({ counts, query, onChange }: FiltersProps) {
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
            {label} <span className="numbers">{counts[value]}</span>
          </Button>
        ))}
      </div>
    </search>
  );
}
