import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { company } from '../../../content/company';
import { inboxVisit as words } from '../../../content/inbox-visit';
import { officeTimeText } from '../../../content/visit';
import { clocksOf } from '../../../domain/clock';
import { isoDay } from '../../../domain/date';
import type { EnquirySummary } from '../../../domain/enquiry/inbox';
import type { EnquiryPatch, Visit as AskedVisit } from '../../../domain/enquiry/schema';
import { chennaiInstant, everyHalfHour } from '../../../domain/enquiry/visit';
import { paths } from '../../../paths';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import DownloadLink from '../DownloadLink';
import styles from './detail.module.css';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  visit: AskedVisit;
  /** Whether somebody else has the same home at the same time. */
  isDouble: boolean;
  /** YYYY-MM-DD. */
  today: string;
  act: Act;
}

interface ProposeProps {
  id: string;
  visit: AskedVisit;
  today: string;
  onPropose: (at: string) => Promise<void>;
  onCancel: () => void;
}

/** Another day and half hour; the office may also propose one at which it is closed. */
function Propose({ id, visit, today, onPropose, onCancel }: ProposeProps) {
  const { chennai } = clocksOf(visit.at, undefined);
  const times = [...new Set([...everyHalfHour(company.visits), chennai.time])].sort();
  const [day, setDay] = useState(isoDay(visit.at));
  const [time, setTime] = useState(chennai.time);
  const at = chennaiInstant(day, time);
  const field = useRef<HTMLInputElement>(null);

  // It takes the place of the button that had the focus.
  useEffect(() => field.current?.focus(), []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (at !== null) void onPropose(at);
  }

  return (
    <form className={`${styles.propose} no-print`} onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={`${id}-day`}>{words.proposeDay}</label>
        <input
          className="input"
          ref={field}
          id={`${id}-day`}
          type="date"
          required
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-time`}>{words.proposeTime}</label>
        <select
          className="input"
          id={`${id}-time`}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        >
          {times.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <p role="status">
        {at !== null && at !== visit.at && officeTimeText(clocksOf(at, visit.zone))}
      </p>
      <div className={styles.days}>
        <Button type="submit" className="button">
          {words.proposeSave}
        </Button>
        <Button className="button button-quiet" onClick={onCancel}>
          {words.proposeCancel}
        </Button>
      </div>
    </form>
  );
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
      {isProposing ? (
        <Propose
          id={id}
          visit={visit}
          today={today}
          onPropose={(at) => decide({ state: 'proposed', at })}
          onCancel={leave}
        />
      ) : (
        <div className={`${styles.days} no-print`}>
          {visit.state !== 'confirmed' && (
            <Button className="button" onClick={() => void decide({ state: 'confirmed' })}>
              {words.confirm}
            </Button>
          )}
          <Button className="button button-quiet" onClick={() => setProposing(true)}>
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
      )}
    </section>
  );
}
