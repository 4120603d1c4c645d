import { memo } from 'react';
import { inbox } from '../../../content/inbox';
import { formatMinute } from '../../../domain/date';
import { isUnread, type LeadSummary } from '../../../domain/lead/inbox';
import { Button } from '../Button';
import { describeDelivery } from './delivery';
import styles from './lead-item.module.css';
import { LeadDetail } from './LeadDetail';
import type { Act } from './use-inbox';

interface Props {
  lead: LeadSummary;
  isOpen: boolean;
  onToggle: (id: string) => void;
  act: Act;
  onErase: (id: string) => Promise<void>;
}

function Status({ lead }: { lead: LeadSummary }) {
  return (
    <span className="badge" data-tone={isUnread(lead) ? 'strong' : undefined}>
      {inbox.statuses[lead.status]}
    </span>
  );
}

function Item({ lead, isOpen, onToggle, act, onErase }: Props) {
  const { text, isAlarm } = describeDelivery(lead.delivery);
  const about = lead.kind === 'enquiry' ? lead.propertyName : inbox.contactForm;
  return (
    <li className={styles.lead} data-unread={isUnread(lead) || undefined}>
      <h2>
        <Button
          aria-expanded={isOpen}
          aria-controls={`lead-${lead.id}`}
          onClick={() => onToggle(lead.id)}
        >
          <span className={styles.name}>
            {lead.name || lead.email || lead.number || inbox.nobody}
          </span>
          <span className={styles.about}>{about}</span>
          <Status lead={lead} />
          <time dateTime={lead.createdAt} className="numbers">
            {formatMinute(lead.createdAt)}
          </time>
          {isAlarm && !isOpen && <span className={styles.alarm}>{text}</span>}
        </Button>
      </h2>
      <div id={`lead-${lead.id}`} hidden={!isOpen}>
        {isOpen && <LeadDetail lead={lead} act={act} onErase={onErase} />}
      </div>
    </li>
  );
}

/** One lead: a line that opens to the message and what can be done about it. */
export const LeadItem = memo(Item);
