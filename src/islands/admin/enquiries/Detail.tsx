import { Fragment, type ReactNode, type Ref, useState } from 'react';
import { readEnquiry, updateEnquiry } from '../../../api/inbox';
import { inbox, suspicionWords } from '../../../content/inbox';
import { referenceText } from '../../../content/reference';
import { formatDay, formatMinute } from '../../../domain/date';
import { askedProperties } from '../../../domain/enquiry/asked-properties';
import { enquiryReference } from '../../../domain/enquiry/id';
import { isQuarantined, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { describeSuspicion } from '../../../domain/enquiry/suspicion';
import { referenceOf } from '../../../domain/reference';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { withSession } from '../calls';
import styles from './inbox.module.css';
import { Delivery, Erase, NextAction, Status } from './Handling';
import { Note } from './Note';
import { Replies, Visit } from './Replies';
import { titleOf } from './Row';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  /** Whether somebody else visits the same home at the same time. */
  isDouble: boolean;
  /** YYYY-MM-DD. */
  today: string;
  act: Act;
  onOpen: (id: string) => void;
  onBack: () => void;
  onErase: (id: string) => Promise<void>;
  /** The heading, which takes the focus when the enquiry is opened. */
  ref: Ref<HTMLHeadingElement>;
}

function Flagged({ enquiry, act, onOpen }: Pick<Props, 'enquiry' | 'act' | 'onOpen'>) {
  async function release(): Promise<void> {
    const released = await act(enquiry.id, () => updateEnquiry(enquiry.id, { release: true }));
    if (!released) return;
    // Among the others it has another id.
    onOpen(released.id);
    showToast(inbox.released, { tone: 'success' });
  }
  const reason = describeSuspicion(enquiry.suspicion, suspicionWords);
  return (
    <div className={`cluster ${styles.flagged}`}>
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
  const { facts, status, statuses, nextAction } = inbox;
  const rows: [label: string, value: ReactNode][] = [
    [facts.reference, enquiryReference(enquiry)],
    [facts.property, propertyLink(enquiry)],
    [facts.subject, enquiry.subject],
    [facts.email, enquiry.email],
    [facts.number, enquiry.number],
  ];
  // On the screen fields show these.
  const printed: typeof rows = [
    [status, statuses[enquiry.status]],
    [nextAction.label, enquiry.nextAction && formatDay(enquiry.nextAction)],
  ];
  return (
    <dl className={styles.facts}>
      {[...rows, ...printed]
        .filter(([, value]) => value !== '')
        .map((row) => (
          <div key={row[0]} className={printed.includes(row) ? styles.printed : undefined}>
            <dt>{row[0]}</dt>
            <dd>{row[1]}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A message in which each line about a property of a shortlist leads to it. */
function withProperties(message: string): ReactNode {
  const ids = new Map(askedProperties(message).map(({ id, line }) => [line, id]));
  if (ids.size === 0) return message;
  return message.split('\n').map((line, place) => {
    const id = ids.get(line);
    return (
      <Fragment key={place}>
        {place > 0 && '\n'}
        {id === undefined ? line : <a href={paths.property(id)}>{line}</a>}
      </Fragment>
    );
  });
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
      <p>{withProperties(whole ?? enquiry.message)}</p>
      {enquiry.isCut && whole === null && (
        <>
          <Button className="button-text" onClick={() => void showWhole()}>
            {inbox.showWhole}
          </Button>
          <p className={styles.printed}>{inbox.printedCut}</p>
        </>
      )}
    </div>
  );
}

/** An open enquiry: its texts and all actions. */
export function Detail(props: Props) {
  const { enquiry, today, act, onBack, onErase, ref } = props;
  return (
    <article id={`enquiry-${enquiry.id}`} className={`stack ${styles.detail}`}>
      <header className={styles.head}>
        <Button className="button-text" onClick={onBack}>
          {inbox.back}
        </Button>
        <h2 ref={ref} tabIndex={-1}>
          {titleOf(enquiry)}
        </h2>
        <time dateTime={enquiry.createdAt} className="numbers quiet">
          {formatMinute(enquiry.createdAt)}
        </time>
      </header>
      {isQuarantined(enquiry) && <Flagged {...props} />}
      <div className={`stack ${styles.part}`}>
        {enquiry.visit && (
          <Visit enquiry={enquiry} visit={enquiry.visit} isDouble={props.isDouble} />
        )}
        <Replies enquiry={enquiry} act={act} />
        <Message enquiry={enquiry} />
        <Facts enquiry={enquiry} />
        {enquiry.note !== '' && (
          <section className={styles.printed}>
            <h3 className="row-heading">{inbox.note}</h3>
            <p>{enquiry.note}</p>
          </section>
        )}
      </div>
      <div className={`stack ${styles.part} no-print`}>
        <Status enquiry={enquiry} act={act} />
        <NextAction enquiry={enquiry} today={today} act={act} />
        <Note enquiry={enquiry} act={act} />
        <Delivery enquiry={enquiry} act={act} />
        <Erase enquiry={enquiry} onErase={onErase} />
      </div>
    </article>
  );
}
