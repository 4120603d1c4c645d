import { type ReactNode, useState } from 'react';
import { readEnquiry, updateEnquiry } from '../../../api/inbox';
import { inbox, suspicionWords } from '../../../content/inbox';
import { referenceText } from '../../../content/reference';
import { site } from '../../../content/site';
import { enquiryReference } from '../../../domain/enquiry/id';
import { isQuarantined, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { describeSuspicion } from '../../../domain/enquiry/suspicion';
import { referenceOf } from '../../../domain/reference';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { withSession } from '../calls';
import styles from './detail.module.css';
import { Delivery, Erase, Status } from './Handling';
import { Note } from './Note';
import { callReply, chatReply, mailReply } from './reply';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  act: Act;
  onErase: (id: string) => Promise<void>;
}

function Flagged({ enquiry, act }: Omit<Props, 'onErase'>) {
  async function release(): Promise<void> {
    const released = await act(enquiry.id, () => updateEnquiry(enquiry.id, { release: true }));
    if (released) showToast(inbox.released, { tone: 'success' });
  }
  const reason = describeSuspicion(enquiry.suspicion, suspicionWords);
  return (
    <div className={styles.flagged}>
      <p>{inbox.flagged(reason)}</p>
      <Button className="button" onClick={() => void release()}>
        {inbox.release}
      </Button>
    </div>
  );
}

function propertyLink({ propertyId, propertyName }: EnquirySummary): ReactNode {
  if (!propertyId) return propertyName;
  return (
    <>
      <a href={paths.property(propertyId)}>{propertyName || propertyId}</a>{' '}
      {referenceText(referenceOf(propertyId))}
    </>
  );
}

function Facts({ enquiry }: { enquiry: EnquirySummary }) {
  const { facts } = inbox;
  const rows: [label: string, value: ReactNode][] = [
    [facts.reference, enquiryReference(enquiry)],
    [facts.property, propertyLink(enquiry)],
    [facts.subject, enquiry.subject],
    [facts.email, enquiry.email],
    [facts.number, enquiry.number],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The message; if the list cut it, the whole text is loaded on demand. */
function Message({ enquiry }: { enquiry: EnquirySummary }) {
  const [whole, setWhole] = useState<string | null>(null);

  async function showWhole(): Promise<void> {
    try {
      setWhole((await withSession(() => readEnquiry(enquiry.id))).message);
    } catch {
      showToast(inbox.loadFailed, { tone: 'error' });
    }
  }

  return (
    <div className={styles.message}>
      <p>{whole ?? enquiry.message}</p>
      {enquiry.isCut && whole === null && (
        <Button className="button-text" onClick={() => void showWhole()}>
          {inbox.showWhole}
        </Button>
      )}
    </div>
  );
}

/** The ways to reply that the visitor gave, with the beginning of the text filled in. */
function Replies({ enquiry }: { enquiry: EnquirySummary }) {
  const mail = mailReply(enquiry);
  const call = callReply(enquiry);
  const chat = chatReply(enquiry);
  return (
    <div className={styles.replies}>
      {mail && (
        <a className="button" href={mail}>
          {inbox.actions.email}
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

/** An open enquiry: its texts and all actions. */
export function Detail({ enquiry, act, onErase }: Props) {
  return (
    <div className={styles.detail}>
      {isQuarantined(enquiry) && <Flagged enquiry={enquiry} act={act} />}
      <div className={styles.visitor}>
        <Facts enquiry={enquiry} />
        <Message enquiry={enquiry} />
        <Replies enquiry={enquiry} />
      </div>
      <div className={styles.handling}>
        <Status enquiry={enquiry} act={act} />
        <Note enquiry={enquiry} act={act} />
        <Delivery enquiry={enquiry} act={act} />
        <Erase enquiry={enquiry} onErase={onErase} />
      </div>
    </div>
  );
}
