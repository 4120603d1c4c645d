import type { ReactNode, Ref } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inbox, suspicionText } from '../../../content/admin/inbox';
import { ownerFacts, ownerRows } from '../../../content/enquiries/owner';
import { referenceText } from '../../../content/properties/reference';
import { dialledText } from '../../../domain/enquiry/dialled';
import { formatDay, formatMinute } from '../../../domain/date';
import { askedProperties } from '../../../domain/enquiry/asked-properties';
import { enquiryReference } from '../../../domain/enquiry/id';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { makeReference } from '../../../domain/reference';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { By } from '../people/By';
import { DeliveryState, Erase, NextAction, StatusChoice, Whose } from './Handling';
import styles from './inbox.module.css';
import { OwnersContact, Replies, VisitReply } from './Replies';
import { formatEnquiryTitle } from './Row';
import { AddLine, Thread } from './Thread';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: Enquiry;
  /** Whether somebody else visits the same property at the same time. */
  isDouble: boolean;
  today: string;
  /** The id of who is signed in. */
  person: string;
  act: Act;
  onBack: () => void;
  onErase: (id: string) => Promise<void>;
  ref: Ref<HTMLHeadingElement>;
}

function PossibleSpam({ enquiry, act }: Pick<Props, 'enquiry' | 'act'>) {
  async function release(): Promise<void> {
    const released = await act(enquiry.id, () => updateEnquiry(enquiry.id, { release: true }));
    if (released) showToast(inbox.released, { tone: 'success' });
  }
  return (
    <div className="cluster caution">
      <p>{inbox.marked(suspicionText(enquiry.suspicion))}</p>
      <Button look="main" label={inbox.release} onClick={release} />
    </div>
  );
}

function propertyLink({ propertyId, propertyName }: Enquiry): ReactNode {
  if (!propertyId) return propertyName;
  return (
    <>
      <a href={paths.property(propertyId)}>{propertyName || inbox.view}</a>{' '}
      {referenceText(makeReference(propertyId))}
    </>
  );
}

function similarLinks({ similar = [] }: Enquiry): ReactNode {
  if (similar.length === 0) return '';
  return similar.map(({ id, text }) => (
    <div key={id}>
      <a href={paths.property(id)}>{text}</a>
    </div>
  ));
}

function Facts({ enquiry }: Pick<Props, 'enquiry'>) {
  const { facts, status, statuses, nextAction } = inbox;
  const rows: (readonly [label: string, value: ReactNode, isPrinted?: boolean])[] = [
    [facts.reference, enquiryReference(enquiry)],
    [facts.source, enquiry.source === 'form' ? '' : inbox.sources[enquiry.source]],
    [facts.property, propertyLink(enquiry)],
    ...ownerRows(enquiry.owner, ownerFacts).map(
      // On the screen the contact has its own call and chat.
      ([label, text]) => [label, text, label === ownerFacts.contact] as const,
    ),
    [facts.similar, similarLinks(enquiry)],
    [facts.subject, enquiry.subject],
    [facts.email, enquiry.email],
    [facts.number, enquiry.number],
    [facts.dialled, dialledText(enquiry)],
    // On the screen fields show these.
    [status, statuses[enquiry.status], true],
    [nextAction.label, enquiry.nextAction && formatDay(enquiry.nextAction), true],
  ];
  return (
    <dl className={`small ${styles.facts}`}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value, isPrinted]) => (
          <div key={label} className={isPrinted ? 'print-only' : undefined}>
            <dt className="quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function withProperties(message: string): ReactNode {
  const ids = new Map(askedProperties(message).map(({ id, line }) => [line, id]));
  if (ids.size === 0) return message;
  return message.split('\n').flatMap((line, index) => {
    const id = ids.get(line);
    const link = id !== undefined && (
      <a key={index} className="target-line" href={paths.property(id)}>
        {line}
      </a>
    );
    return [index > 0 && '\n', link || line];
  });
}

export function Detail(props: Props) {
  const { enquiry, isDouble, today, person, act, onBack, onErase, ref } = props;
  const shared = { enquiry, act };
  return (
    <article id={`enquiry-${enquiry.id}`} className={`stack ${styles.detail}`}>
      <header>
        <Button look="text" label={inbox.back} onClick={onBack} />
        <h2 ref={ref} tabIndex={-1}>
          {formatEnquiryTitle(enquiry)}
        </h2>
        <time dateTime={enquiry.createdAt} className="numbers quiet">
          {formatMinute(enquiry.createdAt)}
        </time>
        <span className="quiet">
          <By id={enquiry.by} />
        </span>
      </header>
      {enquiry.spam && <PossibleSpam {...shared} />}
      <div className="stack">
        {enquiry.visit && (
          <VisitReply {...shared} visit={enquiry.visit} isDouble={isDouble} today={today} />
        )}
        <Replies {...shared} />
        <div className={styles.message}>
          <p className={`measure ${styles.text}`}>{withProperties(enquiry.message)}</p>
        </div>
        <Facts enquiry={enquiry} />
        <OwnersContact enquiry={enquiry} />
        <Thread enquiry={enquiry} />
      </div>
      <div className="stack no-print">
        <StatusChoice {...shared} />
        <Whose {...shared} person={person} />
        <AddLine {...shared} />
        <NextAction {...shared} today={today} />
        <DeliveryState {...shared} />
        <Erase enquiry={enquiry} onErase={onErase} />
      </div>
    </article>
  );
}
