/** The fields with which the office arranges a visit or a call: day, time, which home, and who goes. */
import { inboxVisit as words } from '../../../content/admin/inbox-visit';
import { inbox } from '../../../content/admin/inbox';
import { formatTime } from '../../../content/day-and-time';
import { visitFault } from '../../../content/enquiries/visit';
import { addDays } from '../../../domain/date';
import { arrangeableTimes, type VisitFault, type VisitKind } from '../../../domain/enquiry/visit';
import { Field } from '../../form/Field';
import { Select } from '../../form/Select';
import { Button } from '../Button';
import { useHydrated } from '../use-hydrated';
import { ChooseHome } from './ChooseHome';

/** A home by its id, with its name. */
export interface Home {
  id: string;
  name: string;
}

export interface VisitValues {
  kind: VisitKind;
  /** YYYY-MM-DD, and HH:MM; '' until they are chosen. */
  day: string;
  time: string;
  /** `null` for the home that the enquiry is about. */
  home: Home | null;
  assignedTo: string;
}

/** A person of the office. */
export interface Colleague {
  id: string;
  name: string;
}

interface Props {
  id: string;
  values: VisitValues;
  onType: (part: Partial<VisitValues>) => void;
  /** The name of the home that the enquiry is about; '' for none, `null` where it is chosen beside these fields. */
  about: string | null;
  today: string;
  people: readonly Colleague[];
  fault: VisitFault | null;
}

/** The people to choose from, with the one who is chosen even where that one has left. */
export function offerPeople(people: readonly Colleague[], chosen: string): [string, string][] {
  const options = people.map(({ id, name }): [string, string] => [id, name]);
  const isKnown = chosen === '' || people.some(({ id }) => id === chosen);
  return isKnown ? options : [...options, [chosen, inbox.gone]];
}

export function PlanFields({ id, values, onType, about, today, people, fault }: Props) {
  const hydrated = useHydrated();
  const { kind, day, time, home, assignedTo } = values;
  const errorOf = (field: VisitFault['field']) =>
    fault?.field === field ? visitFault(fault) : undefined;
  const times = arrangeableTimes(time).map((one) => [one, formatTime(one)] as const);
  return (
    <>
      <Field id={`${id}-day`} label={words.day} error={errorOf('visitDay')} isAlert>
        {(attributes) => (
          <input
            {...attributes}
            className="input"
            type="date"
            min={today}
            data-empty={!day || undefined}
            disabled={!hydrated}
            value={day}
            onChange={({ target }) => onType({ day: target.value })}
          />
        )}
      </Field>
      <div className="cluster tight">
        {inbox.nextAction.days.slice(0, 2).map(([days, label]) => (
          <Button
            key={days}
            look="quiet"
            label={label}
            aria-pressed={day === addDays(today, days)}
            onClick={() => onType({ day: addDays(today, days) })}
          />
        ))}
      </div>
      <Field id={`${id}-time`} label={words.time} error={errorOf('visitTime')} isAlert>
        {(attributes) => (
          <Select
            {...attributes}
            disabled={!hydrated}
            value={time}
            options={[['', words.chooseTime], ...times]}
            onChange={({ target }) => onType({ time: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-who`} label={words.goes[kind]} error={undefined}>
        {(attributes) => (
          <Select
            {...attributes}
            disabled={!hydrated}
            value={assignedTo}
            options={[['', words.nobody], ...offerPeople(people, assignedTo)]}
            onChange={({ target }) => onType({ assignedTo: target.value })}
          />
        )}
      </Field>
      {kind === 'visit' && about !== null && (
        <>
          <p className="cluster tight small">
            <span className="quiet">{words.home}:</span>{' '}
            <span>{home?.name ?? (about || inbox.noHome)}</span>
            {home && (
              <Button
                look="text"
                label={about || inbox.noHome}
                onClick={() => onType({ home: null })}
              />
            )}
          </p>
          <details>
            <summary className="button-text">{inbox.otherHome}</summary>
            <ChooseHome
              id={`${id}-home`}
              label={words.home}
              onChoose={(row) => onType({ home: { id: row.id, name: row.title } })}
            />
          </details>
        </>
      )}
    </>
  );
}
