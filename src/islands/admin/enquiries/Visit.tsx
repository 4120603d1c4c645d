import { useRef, useState } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inboxVisit as words } from '../../../content/inbox-visit';
import { officeTimeText } from '../../../content/office-time';
import { clocksOf } from '../../../domain/clock';
import type { EnquirySummary } from '../../../domain/enquiry/inbox';
import type { EnquiryPatch, Visit as AskedVisit } from '../../../domain/enquiry/schema';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import DownloadLink from '../DownloadLink';
import { later } from '../later';
import styles from './detail.module.css';
import type { Act } from './use-enquiries';

const Propose = later(() => import('./Propose'));

interface Props {
  enquiry: EnquirySummary;
  visit: AskedVisit;
  /** Whether somebody else has the same home at the same time. */
  isDouble: boolean;
  /** YYYY-MM-DD. */
  today: string;
  act: Act;
}

/** A visit or a call that the enquiry asks for: when in both clocks, and what the office decides about it. */
export function Visit({ enquiry, visit, isDouble, today, act }: Props) {
  const [isProposing, setProposing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = `enquiry-${enquiry.id}-visit`;

  /** The button that was pressed may be gone. */
  function leave(): void {
    setProposing(false);
    heading.current?.focus();
  }

  async function decide(decision: NonNullable<EnquiryPatch['visit']>): Promise<void> {
    const saved = await act(enquiry.id, (latest) =>
      updateEnquiry(enquiry.id, { visit: decision }, (latest ?? enquiry).version),
    );
    if (!saved) return;
    leave();
    showToast(words.saved[decision.state], { tone: 'success' });
  }

  return (
    <section className={styles.visit} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {words.title(visit.kind, visit.state)}
      </h3>
      <p>
        <time dateTime={visit.at}>{officeTimeText(clocksOf(visit.at, visit.zone))}</time>
      </p>
      {isDouble && <p className="field-error">{words.double}</p>}
      <div className={`${styles.days} no-print`}>
        {visit.state !== 'confirmed' && (
          <Button className="button" onClick={() => void decide({ state: 'confirmed' })}>
            {words.confirm}
          </Button>
        )}
        <Button
          className="button button-quiet"
          aria-expanded={isProposing}
          onClick={() => setProposing(!isProposing)}
        >
          {words.propose}
        </Button>
        {visit.state !== 'cancelled' && (
          <Button className="button-text" onClick={() => void decide({ state: 'cancelled' })}>
            {words.cancel}
          </Button>
        )}
        <DownloadLink
          href={paths.api.enquiryCalendar(enquiry.id)}
          className="button-text"
          label={words.calendar}
        />
      </div>
      {isProposing && (
        <Propose
          id={id}
          visit={visit}
          today={today}
          onPropose={(at) => decide({ state: 'proposed', at })}
          onCancel={leave}
        />
      )}
    </section>
  );
}
