import { admin } from '../../../content/admin';
import { inbox } from '../../../content/inbox';
import { newTab } from '../../../content/site';
import type { EnquirySummary } from '../../../domain/enquiry/inbox';
import { isUnread } from '../../../domain/enquiry/inbox';
import { showToast } from '../../toasts';
import { changeStatus } from './change-status';
import styles from './detail.module.css';
import { callReply, chatReply, mailReply } from './reply';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  act: Act;
}

/**
 * The ways to reply that the visitor gave, with the beginning of the text filled in. Whoever replies to a new
 * enquiry has it in progress; the message about that takes it back.
 */
export function Replies({ enquiry, act }: Props) {
  const mail = mailReply(enquiry);
  const call = callReply(enquiry);
  const chat = chatReply(enquiry);

  async function begin(): Promise<void> {
    if (!isUnread(enquiry)) return;
    const begun = await changeStatus(act, enquiry, 'in progress');
    if (!begun) return;
    const run = () => void changeStatus(act, begun, 'new');
    showToast(inbox.begun, { tone: 'success', action: { label: admin.undo, run } });
  }
  const onClick = () => void begin();

  return (
    <div className={`${styles.replies} no-print`}>
      {mail && (
        <a className="button" href={mail} onClick={onClick}>
          {inbox.actions.email}
        </a>
      )}
      {call && (
        <a className="button button-quiet" href={call} onClick={onClick}>
          {inbox.actions.call}
        </a>
      )}
      {chat && (
        <a
          className="button button-quiet"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClick}
        >
          {inbox.actions.whatsapp} <span className="visually-hidden">({newTab})</span>
        </a>
      )}
    </div>
  );
}
