import { inbox } from '../../../content/inbox';
import { site } from '../../../content/site';
import type { LeadSummary } from '../../../domain/lead/inbox';
import styles from './lead-detail.module.css';
import { callReply, chatReply, mailReply } from './reply';

/** The ways to answer that the visitor left, with the text begun. */
export function Replies({ lead }: { lead: LeadSummary }) {
  const mail = mailReply(lead);
  const call = callReply(lead);
  const chat = chatReply(lead);
  return (
    <div className={styles.replies}>
      {mail && (
        <a className="button" href={mail}>
          {inbox.actions.mail}
        </a>
      )}
      {call && (
        <a className="button button-quiet" href={call}>
          {inbox.actions.call}
        </a>
      )}
      {chat && (
        <a className="button button-quiet" href={chat} target="_blank" rel="noopener noreferrer">
          {inbox.actions.whatsapp} <span className="visually-hidden">({site.newTab})</span>
        </a>
      )}
    </div>
  );
}
