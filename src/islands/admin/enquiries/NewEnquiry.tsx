/** Enters a call or a walk-in. */
import { type SubmitEvent, useMemo, useState } from 'react';
import { RequestFailed } from '../../../api/failure';
import { addEnquiry } from '../../../api/inbox';
import { newEnquiry as words } from '../../../content/admin/inbox';
import { referenceText } from '../../../content/properties/reference';
import { adminPaths } from '../../../admin-paths';
import { readArrangedTime, type VisitFault } from '../../../domain/enquiry/visit';
import { makeReference } from '../../../domain/reference';
import { toldSources } from '../../../domain/enquiry/fields';
import { Field } from '../../form/Field';
import { Button } from '../Button';
import { failureText, withSession } from '../calls';
import { forgetDraft, keepDraft, readDraft } from '../drafts';
import { keepNotice } from '../notice';
import { useHydrated } from '../use-hydrated';
import { ChooseHome } from './ChooseHome';
import { type Colleague, type Home, PlanFields, type VisitValues } from './PlanFields';

interface Typed {
  /** Made here, so that one that is sent again is one enquiry. */
  id: string;
  text: string;
  number: string;
  email: string;
  answer: boolean;
  wantsNews: boolean;
  home: Home | null;
  visit: VisitValues;
}

const noVisit: VisitValues = { kind: 'visit', day: '', time: '', home: null, assignedTo: '' };

type Errors = Readonly<Record<string, string>>;

function readErrors(thrown: unknown): Errors {
  const errors = thrown instanceof RequestFailed ? (thrown.problem?.errors ?? []) : [];
  if (errors.length === 0) return { form: failureText(thrown) };
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

interface Props {
  /** The home whose row led here. */
  property: Home | null;
  today: string;
  people: readonly Colleague[];
}

/** What a caller or a visitor of the office said, in one field and a number, about a home or none, with the visit agreed on. */
export default function NewEnquiry({ property, today, people }: Props) {
  const hydrated = useHydrated();
  const draftName = `told:${property?.id ?? ''}`;
  const [nothing] = useState<Typed>({
    ...{ id: '', text: '', number: '', email: '', answer: false, wantsNews: false },
    home: property,
    visit: noVisit,
  });
  // Only this browser has the draft, so it appears after hydration.
  const draft = useMemo(
    () => (hydrated ? (readDraft<Typed, Typed>(draftName)?.values ?? null) : null),
    [hydrated, draftName],
  );
  const [changed, setChanged] = useState<Typed | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<VisitFault | null>(null);
  const typed = { ...nothing, ...(changed ?? draft) };
  const { home, visit } = typed;

  function type(part: Partial<Typed>): void {
    const next = { ...typed, ...part, id: typed.id || crypto.randomUUID() };
    setChanged(next);
    keepDraft(draftName, nothing, next);
  }

  async function save(source: (typeof toldSources)[number]): Promise<void> {
    if (isSending) return;
    const { day, time, kind, assignedTo } = visit;
    const hasVisit = day !== '' || time !== '';
    const read = hasVisit ? readArrangedTime(visit, new Date().toISOString()) : null;
    setFault(read && 'fault' in read ? read.fault : null);
    if (read && 'fault' in read) return;
    setSending(true);
    setErrors({});
    try {
      const id = typed.id || crypto.randomUUID();
      const { text, number, email, answer, wantsNews } = typed;
      const told = { id, source, text, number, email, answer, wantsNews };
      const about = home ? { propertyId: home.id } : {};
      const arranged = hasVisit ? { visit: { kind, day, time, assignedTo } } : {};
      const added = await withSession(() => addEnquiry({ ...told, ...about, ...arranged }));
      forgetDraft(draftName);
      keepNotice({ text: words.saved });
      location.assign(`${adminPaths.enquiries}?enquiry=${added.id}`);
    } catch (thrown) {
      setErrors(readErrors(thrown));
      setSending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter?.getAttribute('value');
    void save(toldSources.find((source) => source === pressed) ?? 'telephone');
  }

  // React would put the empty fields back over what was typed before it ran.
  const isLocked = !hydrated || isSending;
  const shared = { className: 'input', readOnly: isLocked, autoComplete: 'off' };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <Field id="told-text" label={words.text} hint={words.textHint} error={errors.text} isAlert>
        {(attributes) => (
          <textarea
            {...attributes}
            {...shared}
            rows={3}
            value={typed.text}
            onChange={({ target }) => type({ text: target.value })}
          />
        )}
      </Field>
      <Field id="told-number" label={words.number} error={errors.number} isAlert>
        {(attributes) => (
          <input
            {...attributes}
            {...shared}
            type="tel"
            value={typed.number}
            onChange={({ target }) => type({ number: target.value })}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          disabled={isLocked}
          checked={typed.wantsNews}
          onChange={({ target }) => type({ wantsNews: target.checked })}
        />
        {words.wantsNews}
      </label>
      {home ? (
        <p className="cluster tight">
          {words.about} <a href={adminPaths.property(home.id)}>{home.name}</a>{' '}
          {referenceText(makeReference(home.id))}
          <Button look="text" label={words.noHome} onClick={() => type({ home: null })} />
        </p>
      ) : (
        <ChooseHome
          id="told-home"
          label={words.home}
          onChoose={({ id, title }) => type({ home: { id, name: title } })}
        />
      )}
      <details open={visit.day !== '' || visit.time !== '' || undefined}>
        <summary className="button-text">{words.visit}</summary>
        <div className="stack">
          <PlanFields
            id="told-visit"
            values={visit}
            onType={(part) => type({ visit: { ...visit, ...part } })}
            about={null}
            today={today}
            people={people}
            fault={fault}
          />
        </div>
      </details>
      <details open={typed.answer || errors.email !== undefined || undefined}>
        <summary className="button-text">{words.more}</summary>
        <div className="stack">
          <Field id="told-email" label={words.email} error={errors.email} isAlert>
            {(attributes) => (
              <input
                {...attributes}
                {...shared}
                type="email"
                value={typed.email}
                onChange={({ target }) => type({ email: target.value })}
              />
            )}
          </Field>
          <label className="check">
            <input
              type="checkbox"
              disabled={isLocked}
              checked={typed.answer}
              onChange={({ target }) => type({ answer: target.checked })}
            />
            {words.answer}
          </label>
        </div>
      </details>
      <div role="alert">{errors.form && <p className="field-error">{errors.form}</p>}</div>
      <div className="cluster">
        {toldSources.map((source) => (
          <Button
            key={source}
            type="submit"
            value={source}
            look={source === 'telephone' ? 'main' : 'quiet'}
            label={words.save[source]}
            isOff={isSending}
          />
        ))}
      </div>
    </form>
  );
}
