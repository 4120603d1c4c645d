import { memo } from 'react';
import { inbox } from '../../../content/inbox';
import { referenceText } from '../../../content/reference';
import { formatDay, formatMinute } from '../../../domain/date';
import { enquiryReference } from '../../../domain/enquiry/id';
import { isUnread, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { shorten } from '../../../domain/shorten';
import { Button } from '../Button';
import { describeDelivery } from './delivery';
import styles from './inbox.module.css';

interface Props {
  enquiry: EnquirySummary;
  isOpen: boolean;
  isDue: boolean;
  onOpen: (id: string) => void;
}

/** Characters of the message in a row; more never fit. */
const maxExcerptLength = 160;

/** What an enquiry is called: by who sent it. */
export function titleOf({ name, email, number }: EnquirySummary): string {
  return name || email || number || inbox.nobody;
}

function EnquiryRow({ enquiry, isOpen, isDue, onOpen }: Props) {
  const { text, isAlarm } = describeDelivery(enquiry.delivery);
  const { number, nextAction, status, createdAt } = enquiry;
  const about = enquiry.kind === 'enquiry' ? enquiry.propertyName : inbox.contactForm;
  const facts = [number, about, referenceText(enquiryReference(enquiry))];
  return (
    <li className={styles.enquiry} data-unread={isUnread(enquiry) || undefined}>
      <Button aria-current={isOpen || undefined} onClick={() => onOpen(enquiry.id)}>
        <span className={styles.name}>{titleOf(enquiry)}</span>
        <span className="badge" data-tone={isUnread(enquiry) ? 'strong' : undefined}>
          {inbox.statuses[status]}
        </span>
        <span className={`numbers ${styles.about}`}>{facts.filter(Boolean).join(' · ')}</span>
        <time dateTime={createdAt} className="numbers">
          {formatMinute(createdAt)}
        </time>
        <span className={styles.excerpt}>{shorten(enquiry.message, maxExcerptLength)}</span>
        {nextAction !== '' && status !== 'done' && (
          <span className={`numbers ${isDue ? styles.due : styles.planned}`}>
            {isDue ? inbox.due(formatDay(nextAction)) : inbox.planned(formatDay(nextAction))}
          </span>
        )}
        {isAlarm && <span className={styles.alarm}>{text}</span>}
      </Button>
    </li>
  );
}

/** One enquiry in the list: who, about what, its first words and its state; opens it beside the list. */
export const Row = memo(EnquiryRow);
