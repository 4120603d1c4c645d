/**
 * What the office does with an enquiry besides answering: its state, whose it is, when it is seen to again, its emails,
 * erasing it.
 */
import { type SubmitEvent, useState } from 'react';
import { resendEnquiry, updateEnquiry } from '../../../api/inbox';
import { inbox } from '../../../content/admin/inbox';
import { addDays, formatDay } from '../../../domain/date';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { enquiryStatuses, type EnquiryStatus } from '../../../domain/enquiry/fields';
import { findDelivery, findMail } from '../../../domain/mail/mails';
import { Select } from '../../form/Select';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { useConfirm } from '../Dialog';
import { useHydrated } from '../use-hydrated';
import { describeDelivery } from './delivery';
import styles from './inbox.module.css';
import type { Act } from './use-enquiries';
import { type Colleague, offerPeople } from './PlanFields';

interface Props {
  enquiry: Enquiry;
  act: Act;
}

/** The status of an enquiry; one click on another is saved at once. */
export function StatusChoice({ enquiry, act }: Props) {
  const [chosen, setChosen] = useState<EnquiryStatus | null>(null);
  const current = chosen ?? enquiry.status;

  async function choose(status: EnquiryStatus): Promise<void> {
    setChosen(status);
    await act(enquiry.id, () => updateEnquiry(enquiry.id, { status }));
    // From here on the enquiry has the status: the new one, or the old one after a rejection.
    setChosen(null);
  }

  return (
    <div role="group" aria-label={inbox.status} className="cluster tight choices">
      {enquiryStatuses.map((status) => (
        <Button
          key={status}
          label={inbox.statuses[status]}
          aria-pressed={status === current}
          onClick={() => status !== current && choose(status)}
        />
      ))}
    </div>
  );
}

/** Whose it is: one press makes it the signed-in person's, another gives it back; the list gives it to a colleague. */
export function Whose({
  enquiry,
  person,
  people,
  act,
}: Props & { person: string; people: readonly Colleague[] }) {
  const hydrated = useHydrated();
  const { id } = enquiry;
  const [chosen, setChosen] = useState<string | null>(null);
  const assignedTo = chosen ?? enquiry.assignedTo;
  const isMine = assignedTo === person;

  async function give(to: string): Promise<void> {
    setChosen(to);
    await act(id, () => updateEnquiry(id, { assignedTo: to }));
    // From here on the enquiry has it, or has what it had after a rejection.
    setChosen(null);
  }

  // What is a colleague's nobody else gives back.
  const nobody = assignedTo === '' || isMine ? [['', inbox.nobodys] as const] : [];
  return (
    <div className={`cluster tight choices ${styles.whose}`}>
      <Button label={inbox.mine} aria-pressed={isMine} onClick={() => give(isMine ? '' : person)} />
      <Select
        aria-label={inbox.whose}
        disabled={!hydrated}
        value={assignedTo}
        options={[...nobody, ...offerPeople(people, assignedTo)]}
        onChange={({ target }) => void give(target.value)}
      />
    </div>
  );
}

/** The day (YYYY-MM-DD) on which the operator means to see to an enquiry again: the usual ones take one click. */
export function NextAction({ enquiry, today, act }: Props & { today: string }) {
  const words = inbox.nextAction;
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
    <form className="stack" onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <input
          className="input"
          id={id}
          type="date"
          data-empty={!day || undefined}
          disabled={!hydrated}
          value={day}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={({ relatedTarget, target }) => {
            // What is typed is not lost with a look at another enquiry; the buttons beside it save their own day.
            const staysHere =
              relatedTarget !== null && target.form?.contains(relatedTarget) === true;
            if (!staysHere && day !== enquiry.nextAction) void save(day);
          }}
        />
      </div>
      <div className="cluster">
        {day !== enquiry.nextAction && <Button type="submit" look="main" label={words.save} />}
        {words.days.map(([days, label]) => (
          <Button
            key={days}
            look="quiet"
            label={label}
            onClick={() => save(addDays(today, days))}
          />
        ))}
        {enquiry.nextAction !== '' && (
          <Button look="text" label={words.clear} onClick={() => save('')} />
        )}
      </div>
    </form>
  );
}

/** Whether the enquiry was emailed, and a way to send it again if not; then whether its visitor was answered. */
export function DeliveryState({ enquiry, act }: Props) {
  const [isSending, setSending] = useState(false);
  const { spam, source } = enquiry;
  const answer = findMail(enquiry, 'answer');
  // The office is not emailed about what it was told.
  const isMailed = source === 'form';
  const { text, isAlarm, canResend } = describeDelivery(findDelivery(enquiry, 'enquiry'));

  async function resend(): Promise<void> {
    setSending(true);
    try {
      const sent = await act(enquiry.id, () => resendEnquiry(enquiry.id));
      if (sent && findMail(sent, 'enquiry')?.state === 'sent')
        showToast(inbox.resent, { tone: 'success' });
      else if (sent) showToast(inbox.notResent, { tone: 'error' });
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      {isMailed && (
        <p role="status" className={isAlarm ? 'field-error' : 'field-hint'}>
          {spam ? inbox.delivery.spam : text}
        </p>
      )}
      {isMailed && canResend && !spam && (
        <Button look="quiet" label={inbox.resend} isOff={isSending} onClick={resend} />
      )}
      {answer && <p className="field-hint">{inbox.answer(describeDelivery(answer).text)}</p>}
    </>
  );
}

/** Erases an enquiry when somebody asks for it; the only action here that cannot be undone. */
export function Erase({
  enquiry,
  onErase,
}: Pick<Props, 'enquiry'> & { onErase: (id: string) => Promise<void> }) {
  const { ask, dialog } = useConfirm();

  async function erase(): Promise<void> {
    const { title, text, confirm } = inbox.erase;
    if (await ask({ title: title(enquiry.name), text, confirm })) await onErase(enquiry.id);
  }

  return (
    <>
      <Button look="text" label={inbox.actions.erase} onClick={erase} />
      {dialog}
    </>
  );
}
