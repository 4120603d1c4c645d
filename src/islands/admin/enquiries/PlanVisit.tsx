/** Arranges a visit of an enquiry, or changes or calls off one that it has. */
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inboxVisit as words } from '../../../content/admin/inbox-visit';
import { visitKindWords } from '../../../content/enquiries/visit-time';
import { readClocks } from '../../../domain/clock';
import { findInstant, formatOfficeTime, isoDay } from '../../../domain/date';
import type { Enquiry, Visit } from '../../../domain/enquiry/schema';
import { readArrangedTime, type VisitFault, visitKinds } from '../../../domain/enquiry/visit';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { useConfirm } from '../Dialog';
import { forgetDraft, keepDraft, readDraft } from '../drafts';
import { useHydrated } from '../use-hydrated';
import { type Act, visitDraft } from './use-enquiries';
import { type Colleague, PlanFields, type VisitValues } from './PlanFields';

interface Props {
  enquiry: Enquiry;
  /** The one that is changed; a further one is arranged without. */
  visit: Visit | undefined;
  /** How many visits are shown beside it. */
  isOneOf: number;
  today: string;
  people: readonly Colleague[];
  act: Act;
}

function readValues(visit: Visit | undefined, assignedTo: string): VisitValues {
  if (!visit) return { kind: 'visit', day: '', time: '', home: null, assignedTo };
  return {
    kind: visit.kind,
    day: isoDay(visit.at),
    time: formatOfficeTime(visit.at).slice(11, 16),
    home: visit.property ?? null,
    assignedTo: visit.assignedTo ?? assignedTo,
  };
}

const isSame = (one: VisitValues, other: VisitValues) =>
  one.kind === other.kind &&
  one.day === other.day &&
  one.time === other.time &&
  one.home?.id === other.home?.id &&
  one.assignedTo === other.assignedTo;

function formatSummary(visit: Visit | undefined, isOneOf: number): string {
  if (!visit) return isOneOf === 0 ? words.plan : words.planAnother;
  if (isOneOf === 1) return words.change[visit.kind];
  return words.changeOf(visit.kind, readClocks(visit.at, undefined));
}

interface CallOffProps extends Pick<Props, 'enquiry' | 'act'> {
  visit: Visit;
  onDone: () => void;
}

function CallOff({ enquiry, visit: { kind, at }, act, onDone }: CallOffProps) {
  const { ask, dialog } = useConfirm();
  async function callOff(): Promise<void> {
    if (!(await ask(words.ask(kind, enquiry.name)))) return;
    const visit = { was: at, arranged: null };
    const saved = await act(enquiry.id, () => updateEnquiry(enquiry.id, { visit }));
    if (!saved) return;
    onDone();
    showToast(words.calledOff[kind], { tone: 'success' });
  }
  return (
    <>
      <Button look="text" label={words.callOff[kind]} onClick={callOff} />
      {dialog}
    </>
  );
}

/** What is typed is saved by its button, and where day and time are there also by leaving it; till then it is a draft. */
export function PlanVisit({ enquiry, visit, isOneOf, today, people, act }: Props) {
  const hydrated = useHydrated();
  const at = visit?.at ?? '';
  const id = `enquiry-${enquiry.id}-plan-${at}`;
  const name = visitDraft(enquiry.id, at);
  const stored = readValues(visit, enquiry.assignedTo);
  const draft = useMemo(
    () => (hydrated ? (readDraft<VisitValues, VisitValues>(name)?.values ?? null) : null),
    [hydrated, name],
  );
  const [typed, setTyped] = useState<VisitValues | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [fault, setFault] = useState<VisitFault | null>(null);
  const [isSending, setSending] = useState(false);
  const isDraftOpen = draft !== null && !isSaved;
  // Several visits have several forms, of which one is open.
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const values = typed ?? (isSaved ? null : draft) ?? stored;
  const { kind, day, time, home, assignedTo } = values;

  function type(part: Partial<VisitValues>): void {
    const next = { ...values, ...part };
    setTyped(next);
    setFault(null);
    if (isSame(next, stored)) forgetDraft(name);
    else keepDraft(name, stored, next);
  }

  async function save(): Promise<void> {
    if (isSending) return;
    const isMoved = day !== stored.day || time !== stored.time;
    const read = readArrangedTime({ day, time }, new Date().toISOString());
    if ('fault' in read && isMoved) {
      setFault(read.fault);
      return;
    }
    const moment = findInstant(day, time);
    setSending(true);
    const propertyId = home && home.id !== enquiry.propertyId ? { propertyId: home.id } : {};
    const arranged = { kind, day, time, assignedTo, ...propertyId };
    const patch = { visit: { was: at, arranged } };
    const saved = await act(enquiry.id, () => updateEnquiry(enquiry.id, patch));
    setSending(false);
    if (!saved) return;
    finish();
    if (moment !== null)
      showToast(words.saved(kind, readClocks(moment, undefined)), { tone: 'success' });
  }

  /** Forgets what was typed, and folds its fields. */
  function finish(): void {
    forgetDraft(name);
    setSaved(true);
    setTyped(null);
    const { current } = details;
    if (!current) return;
    if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current.open = false;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save();
  }

  const saveLeft = useEffectEvent((to: EventTarget | null) => {
    const staysHere = to instanceof Node && details.current?.contains(to) === true;
    if (!staysHere && typed && day !== '' && time !== '' && !isSame(typed, stored)) void save();
  });
  useEffect(() => {
    const { current } = details;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => saveLeft(relatedTarget);
    current?.addEventListener('focusout', onFocusOut);
    return () => current?.removeEventListener('focusout', onFocusOut);
  }, []);

  return (
    <details
      ref={details}
      open={isDraftOpen || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="button button-quiet">{formatSummary(visit, isOneOf)}</summary>
      {(isOpen || isDraftOpen) && (
        <form className="stack" noValidate onSubmit={onSubmit}>
          {visit?.kind === 'call' && (
            <div role="group" className="cluster tight choices">
              {visitKinds.map((one) => (
                <Button
                  key={one}
                  label={visitKindWords[one]}
                  aria-pressed={kind === one}
                  onClick={() => type({ kind: one })}
                />
              ))}
            </div>
          )}
          {typed === null && isDraftOpen && <p className="field-hint">{words.notSaved}</p>}
          <PlanFields
            id={id}
            values={values}
            onType={type}
            about={enquiry.propertyName}
            today={today}
            people={people}
            fault={fault}
          />
          <div className="cluster">
            <Button type="submit" look="main" label={words.save[kind]} isOff={isSending} />
            {visit && <CallOff enquiry={enquiry} visit={visit} act={act} onDone={finish} />}
          </div>
        </form>
      )}
    </details>
  );
}
