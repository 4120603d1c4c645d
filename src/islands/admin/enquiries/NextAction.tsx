import { type SubmitEvent, useState } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import { addDays, formatDay } from '../../../domain/date';
import type { EnquirySummary } from '../../../domain/enquiry/inbox';
import { showToast } from '../../toasts';
import { Button, useHydrated } from '../Button';
import styles from './detail.module.css';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  today: string;
  act: Act;
}

const { nextAction: words } = inbox;

/** The day on which the operator means to see to an enquiry again: the usual ones take one click. */
export function NextAction({ enquiry, today, act }: Props) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const id = `enquiry-${enquiry.id}-next`;
  const day = typed ?? enquiry.nextAction;

  async function save(nextAction: string): Promise<void> {
    setTyped(nextAction);
    const saved = await act(enquiry.id, () => updateEnquiry(enquiry.id, { nextAction }));
    // From here on the enquiry has the day; one that was not saved stays in the field.
    if (!saved) return;
    setTyped(null);
    const text = nextAction === '' ? words.cleared : words.saved(formatDay(nextAction));
    showToast(text, { tone: 'success' });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save(day);
  }

  return (
    <form onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <input
          className="input"
          id={id}
          type="date"
          disabled={!hydrated}
          value={day}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className={styles.days}>
        {day !== enquiry.nextAction && (
          <Button type="submit" className="button">
            {words.save}
          </Button>
        )}
        {words.days.map(([days, label]) => (
          <Button
            key={days}
            className="button button-quiet"
            onClick={() => void save(addDays(today, days))}
          >
            {label}
          </Button>
        ))}
        {enquiry.nextAction !== '' && (
          <Button className="button-text" onClick={() => void save('')}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
