/**
 * One enquiry opened beside the list: what its sender wrote and asks for, what the office did, and what can be done next.
 */
import type { ReactNode, Ref } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inbox, suspicionText } from '../../../content/admin/inbox';
import { ownerFacts, ownerRows } from '../../../content/enquiries/owner';
import { dialledText } from '../../../domain/enquiry/dialled';
import { formatDay, formatMinute } from '../../../domain/date';
import { listSeenVisits, nameVisit } from '../../../domain/enquiry/asked-visits';
import { askedProperties } from '../../../domain/enquiry/asked-properties';
import { enquiryReference } from '../../../domain/enquiry/id';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { By } from '../people/By';
import { AskedHome, Correct, correctable } from './Correct';
import { DeliveryState, Erase, NextAction, StatusChoice, Whose } from './Handling';
import { HomeLink, linkHomes } from './HomeLink';
import styles from './inbox.module.css';
import { PlanVisit } from './PlanVisit';
import { OwnersContact, Replies, VisitReply } from './Replies';
import { formatEnquiryTitle } from './Row';
import { AddLine, Thread } from './Thread';
import type { Act } from './use-enquiries';
import type { Colleague } from './PlanFields';

interface Props {
  enquiry: Enquiry;
  /** The names of visits to the same property at the same time as that of another enquiry. */
  doubles: ReadonlySet<string>;
  today: string;
  /** The id of who is signed in, and all who may see to an enquiry. */
  person: string;
  people: readonly Colleague[];
  act: Act;
  onBack: () => void;
  onErase: (id: string) => Promise<void>;
  ref: Ref<HTMLHeadingElement>;
}

function PossibleSpam({ enquiry, act }: Pick<Props, 'enquiry' | 'act'>) {
  async function release(): Promise<void> {
    const released = await act(enquiry.id, () => updateEnquiry(enquiry.id, { release: true }));
    if (released) showToast(inbox.released, { tone: 'success' });
  }
  return (
    <div className="cluster caution">
      <p>{inbox.marked(suspicionText(enquiry.suspicion))}</p>
      <Button look="main" label={inbox.release} onClick={release} />
    </div>
  );
}

function similarLinks({ similar = [] }: Enquiry): ReactNode {
  if (similar.length === 0) return '';
  return similar.map(({ id, text }) => (
    <div key={id}>
      <HomeLink id={id} name={text} />
    </div>
  ));
}

function Facts({ enquiry, act }: Pick<Props, 'enquiry' | 'act'>) {
  const { facts, status, statuses, nextAction } = inbox;
  const shared = { enquiry, act };
  // What can be corrected is on the screen also where nothing is known.
  const where = (value: string | undefined) => (value ? undefined : 'no-print');
  const rows: (readonly [label: string, value: ReactNode, where?: string | undefined])[] = [
    [facts.reference, enquiryReference(enquiry)],
    [facts.source, enquiry.source === 'form' ? '' : inbox.sources[enquiry.source]],
    [
      facts.property,
      <AskedHome key="home" {...shared} />,
      where(enquiry.propertyId ?? enquiry.propertyName),
    ],
    ...ownerRows(enquiry.owner, ownerFacts).map(
      // On the screen the contact has its own call and chat.
      ([label, text]) =>
        [label, text, label === ownerFacts.contact ? 'print-only' : undefined] as const,
    ),
    [facts.similar, similarLinks(enquiry)],
    [facts.subject, enquiry.subject],
    ...correctable.map(
      (field) =>
        [
          facts[field],
          <Correct key={field} {...shared} field={field} />,
          where(enquiry[field]),
        ] as const,
    ),
    [facts.dialled, dialledText(enquiry)],
    // On the screen fields show these.
    [status, statuses[enquiry.status], 'print-only'],
    [nextAction.label, enquiry.nextAction && formatDay(enquiry.nextAction), 'print-only'],
  ];
  return (
    <dl className={`small ${styles.facts}`}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value, shownOn]) => (
          <div key={label} className={shownOn}>
            <dt className="quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function linkAsked(message: string): ReactNode {
  return linkHomes(message, askedProperties(message));
}

export function Detail(props: Props) {
  const { enquiry, doubles, today, person, people, act, onBack, onErase, ref } = props;
  const shared = { enquiry, act };
  const visits = listSeenVisits(enquiry, today);
  return (
    <article id={`enquiry-${enquiry.id}`} className={`stack ${styles.detail}`}>
      <header>
        <Button look="text" label={inbox.back} onClick={onBack} />
        <h2 ref={ref} tabIndex={-1}>
          {formatEnquiryTitle(enquiry)}
        </h2>
        <time dateTime={enquiry.createdAt} className="numbers quiet">
          {formatMinute(enquiry.createdAt)}
        </time>
        <span className="quiet">
          <By id={enquiry.by} />
        </span>
      </header>
      {enquiry.spam && <PossibleSpam {...shared} />}
      <div className="stack">
        {visits.map((visit) => (
          <VisitReply
            key={visit.at}
            {...shared}
            visit={visit}
            isDouble={doubles.has(nameVisit(enquiry.id, visit))}
            today={today}
          />
        ))}
        <Replies {...shared} />
        <div className={styles.message}>
          <p className={`measure ${styles.text}`}>{linkAsked(enquiry.message)}</p>
        </div>
        <Facts {...shared} />
        <OwnersContact enquiry={enquiry} />
        <Thread enquiry={enquiry} />
      </div>
      <div className="stack no-print">
        <StatusChoice {...shared} />
        <Whose {...shared} person={person} people={people} />
        {[...visits, undefined].map((visit) => (
          <PlanVisit
            key={visit?.id ?? (visit ? 'first' : 'another')}
            {...shared}
            visit={visit}
            isOneOf={visits.length}
            today={today}
            people={people}
          />
        ))}
        <AddLine {...shared} />
        <NextAction {...shared} today={today} />
        <DeliveryState {...shared} />
        <Erase enquiry={enquiry} onErase={onErase} />
      </div>
    </article>
  );
}
