import { memo } from 'react';
import { inbox } from '../../../content/inbox';
import { referenceText } from '../../../content/reference';
import { formatMinute } from '../../../domain/date';
import { enquiryReference } from '../../../domain/enquiry/id';
import { isUnread, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { Button } from '../Button';
import { describeDelivery } from './delivery';
import { Detail } from './Detail';
import styles from './inbox.module.css';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  isOpen: boolean;
  onToggle: (id: string) => void;
  act: Act;
  onErase: (id: string) => Promise<void>;
}

function Status({ enquiry }: { enquiry: EnquirySummary }) {
  return (
    <span className="badge" data-tone={isUnread(enquiry) ? 'strong' : undefined}>
      {inbox.statuses[enquiry.status]}
    </span>
  );
}

function EnquiryRow({ enquiry, isOpen, onToggle, act, onErase }: Props) {
  const { text, isAlarm } = describeDelivery(enquiry.delivery);
  const about = enquiry.kind === 'enquiry' ? enquiry.propertyName : inbox.contactForm;
  return (
    <li className={styles.enquiry} data-unread={isUnread(enquiry) || undefined}>
      <h2>
        <Button
          aria-expanded={isOpen}
          aria-controls={`enquiry-${enquiry.id}`}
          onClick={() => onToggle(enquiry.id)}
        >
          <span className={styles.name}>
            {enquiry.name || enquiry.email || enquiry.number || inbox.nobody}
          </span>
          <span className={styles.about}>
            <span className="numbers">{referenceText(enquiryReference(enquiry))}</span> · {about}
          </span>
          <Status enquiry={enquiry} />
          <time dateTime={enquiry.createdAt} className="numbers">
            {formatMinute(enquiry.createdAt)}
          </time>
          {isAlarm && !isOpen && <span className={styles.alarm}>{text}</span>}
        </Button>
      </h2>
      <div id={`enquiry-${enquiry.id}`} hidden={!isOpen}>
        {isOpen && <Detail enquiry={enquiry} act={act} onErase={onErase} />}
      </div>
    </li>
  );
}

/** One enquiry: a row that opens to show the message and the actions. */
export const Row = memo(EnquiryRow);
