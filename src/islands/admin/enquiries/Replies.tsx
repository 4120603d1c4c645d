import { updateEnquiry } from '../../../api/inbox';
import { admin } from '../../../content/admin';
import { inbox } from '../../../content/inbox';
import { inboxVisit as words } from '../../../content/inbox-visit';
import { officeTimeText } from '../../../content/office-time';
import { newTab } from '../../../content/site';
import { clocksOf } from '../../../domain/clock';
import { isUnread, type EnquirySummary } from '../../../domain/enquiry/inbox';
import type { Visit as AskedVisit } from '../../../domain/enquiry/schema';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import DownloadLink from '../DownloadLink';
import styles from './inbox.module.css';
import { callReply, chatReply, mailReply } from './reply';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  act: Act;
}

/**
 * The ways to reply that the visitor gave, with the beginning of the text filled in. Whoever replies to a new
 * enquiry has it in progress; the message about that takes it back. Neither replaces a change by somebody else.
 */
export function Replies({ enquiry, act }: Props) {
  const { id } = enquiry;
  const mail = mailReply(enquiry);
  const call = callReply(enquiry);
  const chat = chatReply(enquiry);

  async function begin(): Promise<void> {
    if (!isUnread(enquiry)) return;
    const begun = await act(id, (latest) =>
      updateEnquiry(id, { status: 'in progress' }, (latest ?? enquiry).version),
    );
    if (!begun) return;
    const run = () => void act(id, () => updateEnquiry(id, { status: 'new' }, begun.version));
    showToast(inbox.begun, { tone: 'success', action: { label: admin.undo, run } });
  }
  const onClick = () => void begin();

  return (
    <div className="cluster no-print">
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

interface VisitProps {
  enquiry: { id: string };
  visit: AskedVisit;
  /** Whether somebody else asks for the same home at the same time. */
  isDouble: boolean;
}

/** The visit or call that an enquiry asks for, in both clocks; the office answers by a reply. */
export function Visit({ enquiry, visit, isDouble }: VisitProps) {
  const id = `enquiry-${enquiry.id}-visit`;
  return (
    <section className={`stack ${styles.visit}`} aria-labelledby={id}>
      <h3 id={id}>{words.title(visit.kind)}</h3>
      <p>
        <time dateTime={visit.at}>{officeTimeText(clocksOf(visit.at, visit.zone))}</time>
      </p>
      {isDouble && <p className="field-error">{words.double}</p>}
      <p className="quiet small no-print">{words.listed}</p>
      <div className="no-print">
        <DownloadLink
          href={paths.api.enquiryCalendar(enquiry.id)}
          className="button-text"
          label={words.calendar}
        />
      </div>
    </section>
  );
}
