/**
 * The part of an enquiry's form that asks for a visit or a call: days and half hours of the office, in both clocks, with and
 * without a script.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatTime } from '../../content/day-and-time';
import { halfHourText, visitFault, visitForm } from '../../content/enquiries/visit';
import { timeText } from '../../content/enquiries/visit-time';
import { findWeekday, makeClockReader, readClocks } from '../../domain/clock';
import { addDays, findInstant, isDay, isoDay } from '../../domain/date';
import {
  closedWeekdays,
  dayFault,
  everyHalfHour,
  halfHoursOn,
  maxDaysAhead,
  nextOpenDays,
  readVisit,
  sortForVisitor,
  type VisitFieldName,
  type VisitingHours,
} from '../../domain/enquiry/visit';
import { askServerTime, now } from '../../stores/clock';
import { browserZone } from '../browser-zone';
import { Field } from '../form/Field';
import { Select } from '../form/Select';
import styles from './enquiry.module.css';
import { type ChosenVisit, tellChats } from './visit-in-chats';

interface Props {
  prefix: string;
  values: Partial<Record<VisitFieldName, string>>;
  errors: readonly { field: string; message: string }[];
  locked: boolean;
  hours: VisitingHours;
  legend?: string;
}

/** What stands in the fields at this moment; the browser, a draft or a button may have put it there. */
function readChosen(group: HTMLFieldSetElement, hours: VisitingHours): ChosenVisit {
  const [day, time] = ['visitDay', 'visitTime'].map((name) => {
    const control = group.elements.namedItem(name);
    const isOne = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return isOne ? control.value : '';
  }) as [string, string];
  const kind = group.querySelector<HTMLInputElement>('[name="visitKind"]:checked')?.value ?? '';
  return { hours, kind, day, time, readAt: now() };
}

/** The half hours to choose from, each by the clock of the office and in words of the visitor's; all of them before a day is good. */
function offeredTimes({
  hours,
  day,
  readAt,
}: ChosenVisit): (readonly [time: string, text: string])[] {
  const times =
    dayFault(day, hours, readAt) === null ? halfHoursOn(day, hours) : everyHalfHour(hours);
  const shownDay = isDay(day) ? day : isoDay(readAt);
  const readVisitorsClocks = makeClockReader(browserZone());
  return sortForVisitor(times, shownDay, readVisitorsClocks).map((time) => {
    const instant = findInstant(shownDay, time);
    const text = instant === null ? formatTime(time) : halfHourText(readVisitorsClocks(instant));
    return [time, text];
  });
}

/** What is said below the fields: the time in both clocks, or why it cannot be; nothing while only the time is still to be chosen. */
function describeChosenTime(chosen: ChosenVisit): { text: string; isFault: boolean } | null {
  const { hours, day, time, readAt } = chosen;
  if (day === '') return null;
  // Said before a kind is chosen too; a time is right or wrong for a call as for a visit.
  const read = readVisit({ visitKind: 'visit', visitDay: day, visitTime: time }, hours, readAt);
  if (read === null) return null;
  if ('at' in read)
    return { text: `${timeText(readClocks(read.at, browserZone()))}.`, isFault: false };
  const [fault] = read.faults;
  const isUnfinished = fault === undefined || (time === '' && fault.code === 'hours');
  return isUnfinished ? null : { text: visitFault(fault), isFault: true };
}

/** Whether somebody would like a visit or a call, and when: in Chennai's clock, and once hydrated in theirs. */
export function VisitFields(props: Props) {
  const { prefix, values, errors, locked, hours, legend = visitForm.legend } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<ChosenVisit | null>(null);
  const today = chosen && isoDay(chosen.readAt);
  const findError = (name: VisitFieldName) => errors.find(({ field }) => field === name)?.message;
  const outcome = chosen && describeChosenTime(chosen);
  const isSaidBesideField = [findError('visitDay'), findError('visitTime')].includes(outcome?.text);
  const update = useCallback(() => {
    const show = () => {
      if (!group.current) return;
      const next = readChosen(group.current, hours);
      setChosen(next);
      tellChats(next);
      return next;
    };
    // Who asks for a time gets the server's days: this device's clock may be days wrong.
    if (show()?.kind) void askServerTime().then(show);
  }, [hours]);

  const times = chosen
    ? offeredTimes(chosen)
    : everyHalfHour(hours).map((time) => [time, formatTime(time)] as const);

  const choose = (day: string) => {
    const field = group.current?.elements.namedItem('visitDay');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = day;
    // The draft listens to the event; React takes a value that a script has set for no change, so `onChange` is not called.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    update();
  };

  useEffect(() => {
    // A draft or the browser may have filled it in, and a form that is sent is emptied.
    update();
    const form = group.current?.form;
    const afterReset = () => setTimeout(update);
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, [update]);

  return (
    <fieldset ref={group} className={styles.visit} disabled={locked} onChange={update}>
      <legend className="field-label">{legend}</legend>
      <div className={`cluster ${styles.kinds}`}>
        {visitForm.kinds.map(([kind, label]) => (
          <label key={kind} className="check">
            <input
              // Links lead here: they promise a visit or a call.
              id={kind === '' ? undefined : prefix + kind}
              type="radio"
              name="visitKind"
              value={kind}
              defaultChecked={kind === (values.visitKind ?? '')}
            />
            {label}
          </label>
        ))}
      </div>
      <div className={`stack ${styles.when}`}>
        {chosen && (
          <div className="cluster" role="group" aria-label={visitForm.days}>
            {nextOpenDays(hours, chosen.readAt, 3).map((day) => (
              <button
                key={day}
                type="button"
                className="button button-quiet"
                aria-pressed={day === chosen.day}
                onClick={() => choose(day)}
              >
                {visitForm.day(findWeekday(day), day)}
              </button>
            ))}
          </div>
        )}
        <Field
          id={`${prefix}visitDay`}
          label={visitForm.labels.visitDay}
          error={findError('visitDay')}
        >
          {(described) => (
            <>
              <input
                {...described}
                className="input"
                type="date"
                name="visitDay"
                data-empty={!chosen?.day || undefined}
                // Only a script knows which day it is: the page may have been made days ago.
                min={today ?? undefined}
                max={today === null ? undefined : addDays(today, maxDaysAhead)}
                defaultValue={values.visitDay}
              />
              <i>{visitForm.dayForm}</i>
            </>
          )}
        </Field>
        <Field
          id={`${prefix}visitTime`}
          label={visitForm.labels.visitTime}
          hint={visitForm.hint(closedWeekdays(hours))}
          error={findError('visitTime')}
        >
          {(described) => (
            <Select
              {...described}
              name="visitTime"
              defaultValue={values.visitTime ?? ''}
              options={[['', visitForm.choose], ...times]}
            />
          )}
        </Field>
        <p
          role="status"
          className={outcome?.isFault && !isSaidBesideField ? 'field-error' : 'small'}
        >
          <strong>{!isSaidBesideField && outcome?.text}</strong>
        </p>
      </div>
    </fieldset>
  );
}
