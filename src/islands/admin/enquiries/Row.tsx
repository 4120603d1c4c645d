/** An enquiry in the list: who sent it, what about, and what makes it urgent. */
import { memo } from 'react';
import { inbox } from '../../../content/admin/inbox';
import { inboxVisit } from '../../../content/admin/inbox-visit';
import { referenceText } from '../../../content/properties/reference';
import { readClocks } from '../../../domain/clock';
import { formatDay, formatMinute } from '../../../domain/date';
import { listSeenVisits } from '../../../domain/enquiry/asked-visits';
import { enquiryReference } from '../../../domain/enquiry/id';
import { isDue, isUnread } from '../../../domain/enquiry/inbox';
import type { Enquiry, Visit } from '../../../domain/enquiry/schema';
import { countSentHomes } from '../../../domain/enquiry/thread';
import { findDelivery } from '../../../domain/mail/mails';
import { shorten } from '../../../domain/shorten';
import { Button } from '../Button';
import { Name, useName } from '../people/By';
import { formatAbout } from './about';
import { describeDelivery } from './delivery';
import styles from './inbox.module.css';

interface Props {
  enquiry: Enquiry;
  isOpen: boolean;
  today: string;
  isDouble: boolean;
  actions: { open: (id: string) => void };
}

/** Characters of the message in a row; more never fit. */
const maxExcerptLength = 160;

/** The title of an enquiry: who sent it. */
export function formatEnquiryTitle({ name, email, number }: Enquiry): string {
  return name || email || number || inbox.nobody;
}

function VisitFact({ visit: { kind, at, property, assignedTo } }: { visit: Visit }) {
  const person = useName(assignedTo);
  const facts = { clocks: readClocks(at, undefined), home: property?.name ?? '', person };
  return <span className="numbers quiet small">{inboxVisit.row(kind, facts)}</span>;
}

/** An enquiry in the list, with sender, subject, first words and state; opens it beside the list. Drawn again only where it has changed. */
export const EnquiryRow = memo(({ enquiry, isOpen, today, isDouble, actions }: Props) => {
  const { text, isAlarm } = describeDelivery(findDelivery(enquiry, 'enquiry'));
  const { number, assignedTo, nextAction, status, createdAt, spam } = enquiry;
  const isLate = isDue(enquiry, today);
  const sent = countSentHomes(enquiry);
  const facts = [number, formatAbout(enquiry), referenceText(enquiryReference(enquiry))];
  return (
    <li className={styles.enquiry} data-unread={isUnread(enquiry) || undefined}>
      <Button aria-current={isOpen || undefined} onClick={() => actions.open(enquiry.id)}>
        <span className={`ellipsis ${styles.name}`}>{formatEnquiryTitle(enquiry)}</span>
        <span className="badge" data-tone={isUnread(enquiry) ? 'strong' : undefined}>
          {inbox.statuses[status]}
        </span>
        <span className="ellipsis numbers quiet small">{facts.filter(Boolean).join(' · ')}</span>
        <time dateTime={createdAt} className="numbers quiet small">
          {formatMinute(createdAt)}
        </time>
        <span className="ellipsis small">{shorten(enquiry.message, maxExcerptLength)}</span>
        {assignedTo !== '' && (
          <span className="small">
            <Name of={assignedTo} />
          </span>
        )}
        {nextAction !== '' && status !== 'done' && (
          <span className={`numbers small ${isLate ? 'alarm' : 'quiet'}`}>
            {(isLate ? inbox.due : inbox.planned)(formatDay(nextAction))}
          </span>
        )}
        {listSeenVisits(enquiry, today).map((visit) => (
          <VisitFact key={visit.at} visit={visit} />
        ))}
        {sent > 0 && <span className="quiet small">{inbox.thread.sentCount(sent)}</span>}
        {spam && <span className="alarm small">{inbox.spam}</span>}
        {isDouble && <span className="alarm small">{inboxVisit.double}</span>}
        {isAlarm && <span className="alarm small">{text}</span>}
      </Button>
    </li>
  );
});
