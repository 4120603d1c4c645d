/** An enquiry in the list: who sent it, what about, and what makes it urgent. */
import { inbox } from '../../../content/admin/inbox';
import { inboxVisit } from '../../../content/admin/inbox-visit';
import { referenceText } from '../../../content/properties/reference';
import { readClocks } from '../../../domain/clock';
import { formatDay, formatMinute } from '../../../domain/date';
import { enquiryReference } from '../../../domain/enquiry/id';
import { isUnread } from '../../../domain/enquiry/inbox';
import type { Enquiry } from '../../../domain/enquiry/schema';
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
  isDue: boolean;
  isDouble: boolean;
  onOpen: (id: string) => void;
}

/** Characters of the message in a row; more never fit. */
const maxExcerptLength = 160;

/** The title of an enquiry: who sent it. */
export function formatEnquiryTitle({ name, email, number }: Enquiry): string {
  return name || email || number || inbox.nobody;
}

/** An enquiry in the list, with sender, subject, first words and state; opens it beside the list. */
export function EnquiryRow({ enquiry, isOpen, isDue, isDouble, onOpen }: Props) {
  const { text, isAlarm } = describeDelivery(findDelivery(enquiry, 'enquiry'));
  const { number, assignedTo, nextAction, status, createdAt, visit, spam } = enquiry;
  const goes = useName(visit?.assignedTo);
  const sent = countSentHomes(enquiry);
  const facts = [number, formatAbout(enquiry), referenceText(enquiryReference(enquiry))];
  return (
    <li className={styles.enquiry} data-unread={isUnread(enquiry) || undefined}>
      <Button aria-current={isOpen || undefined} onClick={() => onOpen(enquiry.id)}>
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
          <span className={`numbers small ${isDue ? 'alarm' : 'quiet'}`}>
            {(isDue ? inbox.due : inbox.planned)(formatDay(nextAction))}
          </span>
        )}
        {visit && (
          <span className="numbers quiet small">
            {inboxVisit.row(visit.kind, {
              clocks: readClocks(visit.at, undefined),
              home: visit.property?.name ?? '',
              person: goes,
            })}
          </span>
        )}
        {sent > 0 && <span className="quiet small">{inbox.thread.sentCount(sent)}</span>}
        {spam && <span className="alarm small">{inbox.spam}</span>}
        {isDouble && <span className="alarm small">{inboxVisit.double}</span>}
        {isAlarm && <span className="alarm small">{text}</span>}
      </Button>
    </li>
  );
}
