/**
 * How the office answers an enquiry from its row: by email, call and chat, and by confirming a visit. What is written stands
 * in `content`.
 */
import { useRef } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { admin } from '../../../content/admin/admin';
import { inbox } from '../../../content/admin/inbox';
import { inboxVisit as words } from '../../../content/admin/inbox-visit';
import { ownerFacts } from '../../../content/enquiries/owner';
import { officeTimeText } from '../../../content/enquiries/visit-time';
import { newTab } from '../../../content/pages/site';
import { readClocks } from '../../../domain/clock';
import { formatMinute, isoDay } from '../../../domain/date';
import { isEmailAddress } from '../../../domain/email-address';
import { visitedHome } from '../../../domain/enquiry/asked-visits';
import { isUnread } from '../../../domain/enquiry/inbox';
import type { Enquiry, Visit as AskedVisit } from '../../../domain/enquiry/schema';
import { findDelivery } from '../../../domain/mail/mails';
import { adminPaths } from '../../../admin-paths';
import { showToast } from '../../toasts';
import { Button, ButtonLink } from '../Button';
import DownloadLink from '../DownloadLink';
import { useName } from '../people/By';
import { describeDelivery } from './delivery';
import { HomeLink } from './HomeLink';
import styles from './inbox.module.css';
import { contactReplies, mailReply, phoneReplies } from './reply';
import { formatEnquiryTitle } from './Row';
import { SendHomes } from './SendHomes';
import type { Act } from './use-enquiries';

const tab = { about: `(${newTab})`, target: '_blank', rel: 'noopener noreferrer' };

interface Props {
  enquiry: Enquiry;
  act: Act;
}

function listWays(phones: ReturnType<typeof phoneReplies>, about?: string) {
  const { call, whatsapp } = inbox.actions;
  // With several numbers, each button names its own.
  const to = (way: string, number: string) => (phones.length > 1 ? `${way} ${number}` : way);
  return phones.flatMap(({ number, ...reply }) => [
    { label: to(call, number), about, look: 'quiet' as const, href: reply.call },
    { label: to(whatsapp, number), look: 'quiet' as const, href: reply.chat, ...tab },
  ]);
}

/** Who can show an owner's property, with a call and a chat of their own. */
export function OwnersContact({ enquiry }: Pick<Props, 'enquiry'>) {
  const { contact = '' } = enquiry.owner ?? {};
  const ways = listWays(contactReplies(enquiry), contact);
  return (
    contact !== '' && (
      <div className="stack tight no-print">
        <p>
          <span className="quiet">{ownerFacts.contact}:</span> {contact}
        </p>
        <p className="cluster">
          {ways.map(
            ({ href, ...way }) =>
              href !== null && <ButtonLink key={way.label} {...way} href={href} />,
          )}
        </p>
      </div>
    )
  );
}

/** Replies by email, call and chat; a reply to a new enquiry sets it to In progress, with Undo. */
export function Replies({ enquiry, act }: Props) {
  const { id } = enquiry;
  async function markInProgress(): Promise<void> {
    if (!isUnread(enquiry)) return;
    const started = await act(id, (latest) =>
      updateEnquiry(id, { status: 'in progress' }, (latest ?? enquiry).version),
    );
    if (!started) return;
    const run = () => void act(id, () => updateEnquiry(id, { status: 'new' }, started.version));
    showToast(inbox.begun(formatEnquiryTitle(enquiry)), {
      tone: 'success',
      action: { label: admin.undo, run },
    });
  }
  const ways = [
    { label: inbox.actions.email, look: 'main', href: mailReply(enquiry) } as const,
    ...listWays(phoneReplies(enquiry)),
  ];
  return (
    <div className="cluster no-print">
      {ways.map(
        ({ href, ...way }) =>
          href !== null && (
            <ButtonLink
              key={way.label}
              {...way}
              href={href}
              onClick={() => void markInProgress()}
            />
          ),
      )}
      <SendHomes enquiry={enquiry} act={act} />
    </div>
  );
}

interface VisitProps extends Props {
  visit: AskedVisit;
  today: string;
  isDouble: boolean;
}

function confirmationText(enquiry: Enquiry, { at, confirmedAt = '' }: AskedVisit): string {
  if (confirmedAt === '') return '';
  const delivery = findDelivery(enquiry, 'confirmation', at);
  const { state } = delivery;
  const mail = state === 'stored' ? words.notEmailed : describeDelivery(delivery).text;
  const text = `${words.confirmed(formatMinute(confirmedAt))}. ${mail}.`;
  return state === 'stored' || state === 'failed' ? `${text} ${words.tell}` : text;
}

function Confirmation({ enquiry, visit, today, act }: Omit<VisitProps, 'isDouble'>) {
  const { id, email } = enquiry;
  const { at, confirmedAt } = visit;
  const sentence = useRef<HTMLParagraphElement>(null);
  const { button, mail, mailed, notMailed } = words.confirm;
  const isAgreed = visit.arranged !== undefined;
  // Who agreed to a visit knows of it, and can only be mailed.
  const hasUse = !isAgreed || isEmailAddress(email);
  const canConfirm = hasUse && confirmedAt === undefined && !enquiry.spam && isoDay(at) >= today;

  async function confirm(): Promise<void> {
    // The button, which had the focus, is gone.
    if (await act(id, () => updateEnquiry(id, { confirm: at }))) sentence.current?.focus();
  }

  return (
    <>
      <p ref={sentence} tabIndex={-1} role="status">
        {confirmationText(enquiry, visit)}
      </p>
      {canConfirm && (
        <div className="stack no-print">
          <Button look="main" label={isAgreed ? mail : button(visit.kind)} onClick={confirm} />
          <p className="quiet small">{isEmailAddress(email) ? mailed : notMailed}</p>
        </div>
      )}
    </>
  );
}

/** A visit or call of an enquiry, in both clocks, confirmed here or answered by a reply. */
export function VisitReply({ isDouble, ...shared }: VisitProps) {
  const { enquiry, visit } = shared;
  const id = `enquiry-${enquiry.id}-visit-${visit.at}`;
  const home = visitedHome({ ...enquiry, visit });
  const agreed = visit.arranged ? 'arranged' : 'asked for';
  const goes = useName(visit.assignedTo);
  return (
    <section className={`stack panel tight ${styles.visit}`} aria-labelledby={`${id} ${id}-time`}>
      <h3 id={id} className="row-heading">
        {words.title(visit.kind, visit.confirmedAt ? 'confirmed' : agreed)}
      </h3>
      <p>
        <time id={`${id}-time`} dateTime={visit.at}>
          {officeTimeText(readClocks(visit.at, visit.zone))}
        </time>
      </p>
      {visit.kind === 'visit' && home.id !== undefined && (
        <div>
          <HomeLink id={home.id} name={home.name} />
        </div>
      )}
      <p>
        <span className="quiet">{words.goes[visit.kind]}:</span> {goes || words.nobody}
      </p>
      {isDouble && <p className="field-error">{words.double}</p>}
      <Confirmation {...shared} />
      <p className="quiet small no-print">{words.listed}</p>
      <div className="no-print">
        <DownloadLink
          href={adminPaths.api.enquiryCalendar(enquiry.id, visit.at)}
          label={words.calendar}
        />
      </div>
    </section>
  );
}
