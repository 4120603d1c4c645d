import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { company } from '../../../content/company';
import { visitProposal as words } from '../../../content/visit-proposal';
import { officeTimeText } from '../../../content/office-time';
import { clocksOf } from '../../../domain/clock';
import { isoDay } from '../../../domain/date';
import type { Visit } from '../../../domain/enquiry/schema';
import { chennaiInstant, everyHalfHour } from '../../../domain/enquiry/visit';
import { Button } from '../Button';
import styles from './detail.module.css';

interface Props {
  id: string;
  visit: Visit;
  today: string;
  onPropose: (at: string) => Promise<void>;
  onCancel: () => void;
}

/** Another day and half hour; the office may also propose one at which it is closed. */
export default function Propose({ id, visit, today, onPropose, onCancel }: Props) {
  const { chennai } = clocksOf(visit.at, undefined);
  const times = [...new Set([...everyHalfHour(company.visits), chennai.time])].sort();
  const [day, setDay] = useState(isoDay(visit.at));
  const [time, setTime] = useState(chennai.time);
  const at = chennaiInstant(day, time);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (at !== null) void onPropose(at);
  }

  return (
    <form className={`${styles.propose} no-print`} onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={`${id}-day`}>{words.day}</label>
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
        <label htmlFor={`${id}-time`}>{words.time}</label>
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
          {words.save}
        </Button>
        <Button className="button button-quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
