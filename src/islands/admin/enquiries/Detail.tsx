import { type ReactNode, type Ref, useState } from 'react';
import { readEnquiry, updateEnquiry } from '../../../api/inbox';
import { inbox, suspicionText } from '../../../content/admin/inbox';
import { ownerFacts, ownerRows } from '../../../content/enquiries/owner';
import { referenceText } from '../../../content/properties/reference';
import { formatDay, formatMinute } from '../../../domain/date';
import { askedProperties } from '../../../domain/enquiry/asked-properties';
import { enquiryReference } from '../../../domain/enquiry/id';
import { isQuarantined, type EnquirySummary } from '../../../domain/enquiry/inbox';
import { referenceOf } from '../../../domain/reference';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { withSession } from '../calls';
import { Delivery, Erase, NextAction, Status } from './Handling';
import styles from './inbox.module.css';
import { Note } from './Note';
import { Replies, Visit } from './Replies';
import { titleOf } from './Row';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  /** Whether somebody else visits the same property at the same time. */
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
  return (
    <div className={`cluster caution ${styles.flagged}`}>
      <p>{inbox.flagged(suspicionText(enquiry.suspicion))}</p>
      <Button look="main" label={inbox.release} onClick={release} />
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

function Facts({ enquiry }: Pick<Props, 'enquiry'>) {
  const { facts, status, statuses, nextAction } = inbox;
  const rows: [label: string, value: ReactNode, isPrinted?: true][] = [
    [facts.reference, enquiryReference(enquiry)],
    [facts.property, propertyLink(enquiry)],
    ...ownerRows(enquiry.owner, ownerFacts),
    [facts.subject, enquiry.subject],
    [facts.email, enquiry.email],
    [facts.number, enquiry.number],
    // On the screen fields show these.
    [status, statuses[enquiry.status], true],
    [nextAction.label, enquiry.nextAction && formatDay(enquiry.nextAction), true],
  ];
  return (
    <dl className={`small ${styles.facts}`}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value, isPrinted]) => (
          <div key={label} className={isPrinted && 'print-only'}>
            <dt className="quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A message in which each line about a property of a shortlist leads to it. */
function withProperties(message: string): ReactNode {
  const ids = new Map(askedProperties(message).map(({ id, line }) => [line, id]));
  if (ids.size === 0) return message;
  return message.split('\n').flatMap((line, place) => {
    const id = ids.get(line);
    const link = id !== undefined && (
      <a key={place} className="tall" href={paths.property(id)}>
        {line}
      </a>
    );
    return [place > 0 && '\n', link || line];
  });
}

/** The message; if the list cut it, the whole text is loaded on demand. */
function Message({ enquiry }: Pick<Props, 'enquiry'>) {
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
      <p className={`measure ${styles.text}`}>{withProperties(whole ?? enquiry.message)}</p>
      {enquiry.isCut && whole === null && (
        <>
          <Button look="text" label={inbox.showWhole} onClick={showWhole} />
          <p className="print-only">{inbox.printedCut}</p>
        </>
      )}
    </div>
  );
}

/** An open enquiry: its texts and all actions. */
export function Detail(props: Props) {
  const { enquiry, isDouble, today, act, onBack, onErase, ref } = props;
  const shared = { enquiry, act };
  return (
    <article id={`enquiry-${enquiry.id}`} className={`stack ${styles.detail}`}>
      <header>
        <Button look="text" label={inbox.back} onClick={onBack} />
        <h2 ref={ref} tabIndex={-1}>
          {titleOf(enquiry)}
        </h2>
        <time dateTime={enquiry.createdAt} className="numbers quiet">
          {formatMinute(enquiry.createdAt)}
        </time>
      </header>
      {isQuarantined(enquiry) && <Flagged {...props} />}
      <div className="stack">
        {enquiry.visit && (
          <Visit {...shared} visit={enquiry.visit} isDouble={isDouble} today={today} />
        )}
        <Replies {...shared} />
        <Message enquiry={enquiry} />
        <Facts enquiry={enquiry} />
        {enquiry.note !== '' && (
          <section className="print-only">
            <h3 className="row-heading">{inbox.note}</h3>
            <p className={`measure ${styles.text}`}>{enquiry.note}</p>
          </section>
        )}
      </div>
      <div className="stack no-print">
        <Status {...shared} />
        <NextAction {...shared} today={today} />
        <Note {...shared} />
        <Delivery {...shared} />
        <Erase enquiry={enquiry} onErase={onErase} />
      </div>
    </article>
  );
}
